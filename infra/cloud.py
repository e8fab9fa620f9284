"""A running emulator with the two stacks on it, made by the same templates and change sets as AWS."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import boto3
from botocore.config import Config

from infra import deploy, stack, template
from infra.zip import digest

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient
    from mypy_boto3_s3 import S3Client

QUICK = Config(retries={"max_attempts": 2}, connect_timeout=2, read_timeout=30)


@dataclass(frozen=True)
class Cloud:
    """The emulator, the outputs of both stacks, and clients for its table and buckets."""

    emulator: stack.Emulator
    data: dict[str, str]
    app: dict[str, str]
    dynamo: DynamoDBClient
    s3: S3Client

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.emulator.port}/_aws/execute-api/{self.app['HttpApi']}/$default"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.emulator.port}/_aws/execute-api/{self.app['SocketApi']}/ws"


def client(service: str, endpoint: str) -> Any:
    """A client of the emulator; the person's own AWS settings play no part."""
    make: Any = boto3.client
    return make(service, endpoint_url=endpoint, config=QUICK, **stack.KEYS)


def raise_cloud(home: Path, zipped: bytes, origins: Iterable[str], say: Callable[[str], None]) -> Cloud:
    """Starts an emulator and deploys both stacks by change set. Its table is empty: keep.py fills it."""
    emulator = stack.start(home)
    try:
        return deployed(emulator, zipped, origins, say)
    except BaseException:
        stack.stop(emulator)
        raise


def deployed(emulator: stack.Emulator, zipped: bytes, origins: Iterable[str], say: Callable[[str], None]) -> Cloud:
    cfn, s3 = client("cloudformation", emulator.endpoint), client("s3", emulator.endpoint)
    data = deploy.apply(cfn, "pkz-data", template.render(template.DATA), {}, say=say)
    key = f"code/{digest(zipped)}.zip"
    s3.put_object(Bucket=data["CodeBucket"], Key=key, Body=zipped)
    local = {
        "CodeKey": key,
        "Runtime": deploy.runtime(),
        "Architecture": deploy.architecture(),
        "LocalEndpoint": emulator.endpoint,
        "LocalOrigins": ",".join(origins),
        "TrustedHops": "1",
    }
    app = deploy.apply(cfn, "pkz-app", template.render(template.APP), {**data, **local}, say=say)
    return Cloud(emulator, data, app, client("dynamodb", emulator.endpoint), s3)
