"""`pkz deploy`: the same stacks on AWS, the site into its bucket, then a look whether it answers."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import boto3

from infra import deploy, headers, static, template, zip
from infra.publish_packs import publish
from infra.steps import SITE

DATA, APP = "pkz-data", "pkz-app"
Client = Callable[[str], Any]
Ask = Callable[[str], bool]


def parameters(site: Path, architecture: str) -> dict[str, str]:
    """What the app's template takes besides the data stack's outputs."""
    return {
        "Runtime": deploy.runtime(),
        "Architecture": architecture,
        **headers.parameters(site),
    }


def uploads(site: Path) -> Iterator[tuple[str, bytes, dict[str, str]]]:
    """Key, bytes and headers of every file; pages last, so that no page names a file that is not there yet."""
    files = [path for path in sorted(site.rglob("*")) if path.is_file()]
    for path in sorted(files, key=lambda path: path.suffix == ".html"):
        found = static.describe(path)
        about = {"ContentType": found.content_type, "CacheControl": found.cache}
        yield path.relative_to(site).as_posix(), path.read_bytes(), about


def publish_site(s3: Any, bucket: str, site: Path) -> int:
    count = 0
    for key, content, about in uploads(site):
        s3.put_object(Bucket=bucket, Key=key, Body=content, **about)
        count += 1
    return count


def invalidate(cloudfront: Any, distribution: str) -> None:
    batch = {"Paths": {"Quantity": 1, "Items": ["/*"]}, "CallerReference": str(time.time_ns())}
    cloudfront.create_invalidation(DistributionId=distribution, InvalidationBatch=batch)


def answers(address: str, seconds: float = 300) -> bool:
    """The HTTP API says it is well; a new distribution needs minutes."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            with urlopen(f"{address}/api/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            time.sleep(5)
    return False


@dataclass(frozen=True)
class Cargo:
    """What goes up: the functions built for their architecture, and the built site."""

    zipped: bytes
    architecture: str
    site: Path


def bring(make: Client, cargo: Cargo, say: deploy.Say, ask: Ask) -> dict[str, str]:
    """Shows each change set and asks before it runs; gives the outputs of both stacks."""
    cfn, s3 = make("cloudformation"), make("s3")
    data = deploy.apply(cfn, DATA, template.render(template.DATA), {}, say=say, ask=ask)
    key = f"code/{zip.digest(cargo.zipped)}.zip"
    s3.put_object(Bucket=data["CodeBucket"], Key=key, Body=cargo.zipped)
    given = {**data, "CodeKey": key, **parameters(cargo.site, cargo.architecture)}
    app = deploy.apply(cfn, APP, template.render(template.APP), given, say=say, ask=ask)
    publish(dynamo=make("dynamodb"), s3=s3, table=data["TableName"], bucket=data["MediaBucket"])
    say(f"site: {publish_site(s3, data['SiteBucket'], cargo.site)} files")
    invalidate(make("cloudfront"), app["Distribution"])
    return {**data, **app}


def agree(question: str) -> bool:
    return input(f"{question} [y/N] ").strip().lower() in ("y", "yes", "д", "да")


def main(*, sure: bool, architecture: str = "x86_64") -> int:
    try:
        account = boto3.client("sts").get_caller_identity()["Account"]
        print(f"Аккаунт {account}, регион {boto3.Session().region_name}")
        for path in (template.DATA, template.APP):
            template.lint(path)
        make: Any = boto3.client
        cargo = Cargo(zip.build(architecture), architecture, SITE)
        made = bring(make, cargo, print, (lambda question: True) if sure else agree)
    except (deploy.Refused, template.BadTemplate) as refusal:
        print(refusal)
        return 1
    print(json.dumps(made, indent=2))
    if not answers(made["Address"]):
        print(f"{made['Address']} пока не отвечает: новой раздаче CloudFront нужно до 15 минут.")
        return 1
    print(f"Клуб открыт: {made['Address']}")
    return 0
