"""The copy of the local table and media on disk: the one memory of the local run between starts, clean or not."""

from __future__ import annotations

import base64
import json
import os
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from infra.env import Missing

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient
    from mypy_boto3_s3 import S3Client

Item = Mapping[str, Any]
PASSING = "incoming/"
"""What was uploaded and not yet taken: it is not worth a copy."""
OF_TABLES = ("brought", "media/b-")
OF_TABLES_S = 8 * 24 * 3600
"""Files of hosts' own packs, and how long the store keeps them (stack_data.yaml says the same on AWS)."""
MAX_BATCH = 25  # BatchWriteItem's own limit


def is_lasting(item: Item, now_s: float) -> bool:
    """Connections die with the emulator; what has expired is gone too."""
    if any(item[key]["S"].startswith("C#") for key in ("pk", "sk")):
        return False
    return "ttl" not in item or float(item["ttl"]["N"]) > now_s


def plain(value: Any) -> Any:
    if isinstance(value, (bytes, bytearray)):
        return {"b64": base64.b64encode(value).decode()}
    raise TypeError(f"not an attribute value: {type(value)}")


def revived(value: dict[str, Any]) -> Any:
    return base64.b64decode(value["b64"]) if value.keys() == {"b64"} else value


def scan(dynamo: DynamoDBClient, table: str) -> Iterator[Item]:
    for page in dynamo.get_paginator("scan").paginate(TableName=table, ConsistentRead=True):
        yield from page["Items"]


def write_aside(path: Path, content: bytes) -> None:
    """Whole or not at all, also when the power goes: written aside, flushed, then renamed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(path.name + ".new")
    with aside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    aside.replace(path)


def copy_table(dynamo: DynamoDBClient, table: str, to: Path) -> None:
    """Writes every lasting item, one JSON line each; touches nothing when nothing changed."""
    now = time.time()
    lines = [
        json.dumps(item, default=plain, ensure_ascii=False, sort_keys=True)
        for item in scan(dynamo, table)
        if is_lasting(item, now)
    ]
    content = ("\n".join(sorted(lines)) + "\n").encode()
    if not to.exists() or to.read_bytes() != content:
        write_aside(to, content)


def restore_table(dynamo: DynamoDBClient, table: str, source: Path) -> int:
    """Puts the copied items into a fresh table; gives how many."""
    if not source.exists():
        return 0
    now = time.time()
    try:
        read = (json.loads(line, object_hook=revived) for line in source.read_text("utf-8").splitlines() if line)
        items = [item for item in read if is_lasting(item, now)]
    except (ValueError, KeyError, TypeError):
        raise Missing(f"Копия столов не читается: {source}. Отложите этот файл, и столы начнутся заново.") from None
    for start in range(0, len(items), MAX_BATCH):
        wanted: Any = {table: [{"PutRequest": {"Item": item}} for item in items[start : start + MAX_BATCH]]}
        while wanted:
            wanted = dynamo.batch_write_item(RequestItems=wanted)["UnprocessedItems"]
    return len(items)


def copy_media(s3: S3Client, bucket: str, to: Path) -> None:
    """Copies objects that are not there yet: media live under hash names and never change."""
    for page in s3.get_paginator("list_objects_v2").paginate(Bucket=bucket):
        for entry in page.get("Contents", []):
            path = to / entry["Key"]
            if entry["Key"].startswith(PASSING) or path.exists() or not path.resolve().is_relative_to(to.resolve()):
                continue
            found = s3.get_object(Bucket=bucket, Key=entry["Key"])
            write_aside(path.with_name(path.name + ".type"), found.get("ContentType", "").encode())
            write_aside(path, found["Body"].read())


def restore_media(s3: S3Client, bucket: str, source: Path) -> None:
    """Puts the copied objects back; those whose tables are long gone are forgotten here, as AWS forgets them."""
    old = time.time() - OF_TABLES_S
    for path in sorted(source.rglob("*")):
        kind = path.with_name(path.name + ".type")
        if path.is_file() and kind.is_file():
            key = path.relative_to(source).as_posix()
            if key.startswith(OF_TABLES) and path.stat().st_mtime < old:
                path.unlink()
                kind.unlink()
                continue
            s3.put_object(Bucket=bucket, Key=key, Body=path.read_bytes(), ContentType=kind.read_text())
