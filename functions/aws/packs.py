"""The shelf of packs in DynamoDB. A pack never changes, so a warm function keeps those it has read."""

import zlib
from collections import OrderedDict
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from game.envelope import Envelope, PackCard
from packs import opening
from packs.card import card_of
from packs.model import Pack, Slot
from packs.stored import from_bytes, to_bytes
from play.ports import NoPack
from wire import codec

from aws.items import Item, key, octets, text

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient

KEPT = 16
SHELF = "SHELF"


class DynamoPacks:
    def __init__(self, client: "DynamoDBClient", name: str) -> None:
        self._client, self._name = client, name
        self._warm: OrderedDict[str, Pack] = OrderedDict()

    def shelf(self) -> tuple[PackCard, ...]:
        """Cards in the order of the packs' own ids."""
        asked: Any = {":pk": text(SHELF)}
        found = self._client.query(
            TableName=self._name, KeyConditionExpression="pk = :pk", ExpressionAttributeValues=asked
        )
        return tuple(codec.from_bytes(PackCard, bytes(item["card"]["B"])) for item in found["Items"])

    def envelope(self, digest_of: str, slot: int) -> Envelope:
        try:
            return opening.envelope(self.pack(digest_of).question(Slot(slot)))
        except KeyError:
            raise NoPack(f"{digest_of[:8]} has no envelope {slot}") from None

    def pack(self, digest_of: str) -> Pack:
        """NoPack when it is not, or no longer, here."""
        if digest_of not in self._warm:
            found = self._client.get_item(TableName=self._name, Key=key(f"PACK#{digest_of}", "PACK")).get("Item")
            if found is None:
                raise NoPack(digest_of[:8])
            self._warm[digest_of] = from_bytes(_body(found))
            if len(self._warm) > KEPT:
                self._warm.popitem(last=False)
        self._warm.move_to_end(digest_of)
        return self._warm[digest_of]


def _body(found: Mapping[str, Any]) -> bytes:
    """A pack's canonical bytes; those of a brought pack are squeezed, for an item holds 400 KB."""
    if "squeezed" in found:
        return zlib.decompress(bytes(found["squeezed"]["B"]))
    return bytes(found["pack"]["B"])


def items_of(pack: Pack) -> tuple[Item, Item]:
    """The pack's own item and its card on the shelf, as a publisher puts them."""
    card = card_of(pack)
    whole = {**key(f"PACK#{card.digest}", "PACK"), "pack": octets(to_bytes(pack))}
    return whole, {**key(SHELF, pack.id), "card": octets(codec.to_bytes(PackCard, card))}
