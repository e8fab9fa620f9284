"""Protocols of games in profiles in DynamoDB: GAME#key / PROTOCOL, and PART#sum#n of what one item cannot hold."""

import hashlib
import zlib
from typing import TYPE_CHECKING

from club.ports import Transcript
from club.rows import AccountId

from aws.items import Found, Item, key, number, octets, text, ttl, whole

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient

PART_BYTES = 350_000  # of 400 KB that an item holds


class Transcripts:
    """Parts are named by their sum and written first: the head, written in one go, says which ones belong to it."""

    def __init__(self, client: "DynamoDBClient", name: str) -> None:
        self._client, self._name = client, name

    def keep(self, played: str, protocol: Transcript, until_ms: int) -> None:
        first, *rest = _cut(zlib.compress(protocol.text, 9))
        lasts = {"until": whole(until_ms), "ttl": ttl(until_ms)}
        parts = _parts(hashlib.sha256(protocol.text).hexdigest()[:16], len(rest))
        for name, part in zip(parts, rest, strict=True):
            self._put({**key(_of_game(played), name), "protocol": octets(part), **lasts})
        who: Item = {"M": {place: text(id) for place, id in protocol.who}}
        more = {"parts": {"L": [text(name) for name in parts]}}
        head = {**key(_of_game(played), "PROTOCOL"), "protocol": octets(first), "who": who, **more, **lasts}
        for name in _more(self._put(head)):
            if name not in parts:
                self._client.delete_item(TableName=self._name, Key=key(_of_game(played), name))

    def read(self, played: str, now_ms: int) -> Transcript | None:
        """None when it is past its time, or has been written anew in this moment."""
        head = self._get(played, "PROTOCOL")
        if not head or number(head, "until") <= now_ms:
            return None
        found = [head, *(self._get(played, name) for name in _more(head))]
        if not all(found):
            return None
        who = tuple((place, AccountId(id["S"])) for place, id in head["who"]["M"].items())
        return Transcript(zlib.decompress(b"".join(bytes(each["protocol"]["B"]) for each in found)), who)

    def _put(self, item: Item) -> Found:
        """What stood there before."""
        stood = self._client.put_item(TableName=self._name, Item=item, ReturnValues="ALL_OLD")
        return dict(stood.get("Attributes", {}))

    def _get(self, played: str, name: str) -> Found:
        asked = key(_of_game(played), name)
        return dict(self._client.get_item(TableName=self._name, Key=asked, ConsistentRead=True).get("Item", {}))


def _of_game(played: str) -> str:
    return f"GAME#{played}"


def _cut(squeezed: bytes) -> list[bytes]:
    return [squeezed[at : at + PART_BYTES] for at in range(0, len(squeezed), PART_BYTES)]


def _parts(sum_: str, n: int) -> list[str]:
    return [f"PART#{sum_}#{each:03}" for each in range(1, n + 1)]


def _more(head: Found) -> list[str]:
    return [each["S"] for each in head.get("parts", {"L": []})["L"]]
