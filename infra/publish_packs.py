"""Puts the house's packs into a table and their pictures into a bucket: the same call for the local run and for AWS."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from aws.packs import SHELF, items_of
from packs.folder import MAIN, gather
from packs.media import TYPES, extension
from packs.own import Read, read
from packs.trouble import BadPack

from infra.env import ROOT, Missing

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient
    from mypy_boto3_s3 import S3Client

SHELVES: Final = ROOT / "content" / "packs"


def packs(shelves: Path = SHELVES) -> Iterator[Read]:
    """Every pack under content/packs; Missing names the file, the place and the remedy of whatever is wrong."""
    for folder in sorted(path.parent for path in shelves.glob(f"*/{MAIN}")):
        try:
            yield read(gather(folder))
        except BadPack as bad:
            raise Missing(f"Пакет {folder.name} не читается:\n{bad}") from None


def publish(*, dynamo: DynamoDBClient, s3: S3Client, table: str, bucket: str, shelves: Path = SHELVES) -> int:
    """Publishes all packs, takes from the shelf those that are no more, and gives how many stand there.

    A pack itself is never deleted: a game under way may still be playing it.
    """
    standing = set()
    for found in packs(shelves):
        for name, content in found.media.items():
            s3.put_object(
                Bucket=bucket, Key=f"media/{name}", Body=content, ContentType=TYPES[extension(content)],
                CacheControl="public, max-age=31536000, immutable",
            )  # fmt: skip
        pack, card = items_of(found.pack)
        dynamo.put_item(TableName=table, Item=pack)
        dynamo.put_item(TableName=table, Item=card)
        standing.add(card["sk"]["S"])
    _clear(dynamo, table, standing)
    return len(standing)


def _clear(dynamo: DynamoDBClient, table: str, standing: set[str]) -> None:
    found = dynamo.query(
        TableName=table, KeyConditionExpression="pk = :pk", ExpressionAttributeValues={":pk": {"S": SHELF}}
    )
    for item in found["Items"]:
        if item["sk"]["S"] not in standing:
            dynamo.delete_item(TableName=table, Key={"pk": item["pk"], "sk": item["sk"]})
