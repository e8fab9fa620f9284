"""Packs of accounts in DynamoDB: A#id / PACK#id, the draft squeezed beside its card."""

import zlib
from typing import TYPE_CHECKING

from club.ports import OwnPack
from club.rows import AccountId
from wire.codec import from_bytes, to_bytes

from aws.club_accounts import of_account, under
from aws.items import key, octets

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient

MOST_BYTES = 380_000  # of 400 KB that an item holds


class DynamoOwnPacks:
    def __init__(self, client: "DynamoDBClient", name: str) -> None:
        self._client, self._name = client, name

    def all(self, id: AccountId) -> tuple[OwnPack, ...]:
        items = under(self._client, self._name, of_account(id), "CARD#")
        return tuple(from_bytes(OwnPack, bytes(item["card"]["B"])) for item in items)

    def draft(self, id: AccountId, pack: str) -> bytes | None:
        asked = key(of_account(id), f"PACK#{pack}")
        found = self._client.get_item(TableName=self._name, Key=asked, ConsistentRead=True).get("Item")
        return zlib.decompress(bytes(found["draft"]["B"])) if found else None

    def put(self, id: AccountId, pack: OwnPack, draft: bytes) -> bool:
        """The draft first: a card without one would promise what is not there."""
        squeezed = zlib.compress(draft, 9)
        if len(squeezed) > MOST_BYTES:
            return False
        body = {**key(of_account(id), f"PACK#{pack.id}"), "draft": octets(squeezed)}
        card = {**key(of_account(id), f"CARD#{pack.id}"), "card": octets(to_bytes(OwnPack, pack))}
        for item in (body, card):
            self._client.put_item(TableName=self._name, Item=item)
        return True

    def drop(self, id: AccountId, pack: str) -> None:
        for name in (f"CARD#{pack}", f"PACK#{pack}"):
            self._client.delete_item(TableName=self._name, Key=key(of_account(id), name))
