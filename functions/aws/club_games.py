"""Ties of places and games of profiles in DynamoDB: TIE#table / P#place#era and DONE#n, A#id / TIE#, GAME# and MET#."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from club.ports import Transcript, Written
from club.rows import AccountId, Played, Sitting, Tie
from wire.codec import from_bytes, to_bytes

from aws.club_accounts import PROFILE, all_or_none, figure, of_account, under
from aws.club_transcripts import Transcripts
from aws.items import Found, Item, key, number, octets, ttl, whole, yes

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient


class DynamoTies:
    def __init__(self, client: "DynamoDBClient", name: str) -> None:
        self._client, self._name = client, name

    def tie(self, tie: Tie, seen: Sitting, until_ms: int) -> bool:
        kept = {"tie": octets(to_bytes(Tie, tie)), "ttl": ttl(until_ms)}
        items = ({**_of_place(tie), **kept}, {**_of_owner(tie), **kept})
        others = [_of_place(each) for each in seen.ties if each.account == tie.account]
        gone = [{"Delete": {"TableName": self._name, "Key": each}} for each in others if each != _of_place(tie)]
        puts = [{"Put": {"TableName": self._name, "Item": item}} for item in items]
        return self._changed(tie.table, seen, until_ms, *puts, *gone)

    def of_table(self, table: str) -> Sitting:
        """Read in one go: what the number belongs to."""
        items = {item["sk"]["S"]: item for item in under(self._client, self._name, f"TIE#{table}")}
        ties = (from_bytes(Tie, bytes(item["tie"]["B"])) for item in items.values() if "tie" in item)
        done = (int(name.removeprefix("DONE#")) for name in items if name.startswith("DONE#"))
        rev = number(items["REV"], "rev") if "REV" in items else 0
        return Sitting(tuple(ties), frozenset(done), rev)

    def of_account(self, id: AccountId) -> tuple[str, ...]:
        items = under(self._client, self._name, of_account(id), "TIE#")
        return tuple(item["sk"]["S"].removeprefix("TIE#") for item in items)

    def done(self, table: str, no: int, seen: Sitting, until_ms: int) -> bool:
        marker = {**key(f"TIE#{table}", f"DONE#{no}"), "ttl": ttl(until_ms)}
        return self._changed(table, seen, until_ms, {"Put": {"TableName": self._name, "Item": marker}})

    def _changed(self, table: str, seen: Sitting, until_ms: int, *writes: Any) -> bool:
        """With the number of the sitting, which goes up by one; False when it was another already."""
        first = "attribute_not_exists(pk)" if seen.rev == 0 else "rev = :seen"
        moved = {
            "TableName": self._name,
            "Key": key(f"TIE#{table}", "REV"),
            "UpdateExpression": "SET rev = :after, #ttl = :ttl",
            "ConditionExpression": first,
            "ExpressionAttributeNames": {"#ttl": "ttl"},
            "ExpressionAttributeValues": {
                ":after": whole(seen.rev + 1), ":ttl": ttl(until_ms),
                **({":seen": whole(seen.rev)} if seen.rev else {}),
            },
        }  # fmt: skip
        return all_or_none(self._client, [{"Update": moved}, *writes]) is None

    def drop(self, tie: Tie) -> None:
        """The table's side first: by it results are written, and by the other this one is found again."""
        for item in (_of_place(tie), _of_owner(tie)):
            self._client.delete_item(TableName=self._name, Key=item)


def _of_place(tie: Tie) -> Item:
    return key(f"TIE#{tie.table}", f"P#{tie.place}#{tie.era}")


def _of_owner(tie: Tie) -> Item:
    return key(of_account(tie.account), f"TIE#{tie.table}")


class DynamoGames:
    def __init__(self, client: "DynamoDBClient", name: str) -> None:
        self._client, self._name = client, name
        self._transcripts = Transcripts(client, name)

    def write(self, id: AccountId, played: Played, wins: int) -> Written:
        item = {**key(of_account(id), f"GAME#{played.key}"), "game": octets(to_bytes(Played, played))}
        put = {"TableName": self._name, "Item": item, "ConditionExpression": "attribute_not_exists(pk)"}
        why = all_or_none(self._client, [{"Put": put}, {"Update": self._counted(id, played, wins)}])
        if why is None:
            return "written"
        if why[0]["Code"] == "ConditionalCheckFailed":
            return "there"
        stands = why[1].get("Item")
        return "moved" if stands and not stands["leaving"]["BOOL"] else "gone"

    def _counted(self, id: AccountId, played: Played, wins: int) -> Any:
        """The figures move with the game or not at all; wins are the lock that gives each order once."""
        counts = {f"c{n}": (figure(played.book, name), by) for n, (name, by) in enumerate(played.counts)}
        won = played.role == "player" and played.outcome == "won"
        added = ", ".join(f"#{c} :{c}" for c in counts)
        return {
            "TableName": self._name,
            "Key": key(of_account(id), PROFILE),
            "UpdateExpression": f"SET wins = :after ADD {added}",
            "ConditionExpression": "wins = :wins AND leaving = :no",
            "ExpressionAttributeNames": {f"#{c}": name for c, (name, _) in counts.items()},
            "ExpressionAttributeValues": {
                **{f":{c}": whole(by) for c, (_, by) in counts.items()},
                ":after": whole(wins + won), ":wins": whole(wins), ":no": yes(False),
            },
            "ReturnValuesOnConditionCheckFailure": "ALL_OLD",
        }  # fmt: skip

    def find(self, id: AccountId, played: str) -> Played | None:
        found = self._get(key(of_account(id), f"GAME#{played}"))
        return _played(found) if found else None

    def all(self, id: AccountId) -> tuple[Played, ...]:
        return tuple(map(_played, under(self._client, self._name, of_account(id), "GAME#")))

    def keep(self, played: str, protocol: Transcript, until_ms: int) -> None:
        self._transcripts.keep(played, protocol, until_ms)

    def protocol(self, played: str, now_ms: int) -> Transcript | None:
        return self._transcripts.read(played, now_ms)

    def met(self, id: AccountId, digest: str, prints: Sequence[str]) -> None:
        """A set grows by what is new in it: done twice it is the same set."""
        self._client.update_item(
            TableName=self._name,
            Key=key(of_account(id), f"MET#{digest}"),
            UpdateExpression="ADD prints :prints",
            ExpressionAttributeValues={":prints": {"SS": list(prints)}},
        )

    def have_met(self, id: AccountId) -> frozenset[str]:
        items = under(self._client, self._name, of_account(id), "MET#")
        return frozenset(each for item in items for each in item["prints"]["SS"])

    def forget(self, id: AccountId) -> None:
        for item in under(self._client, self._name, of_account(id)):
            if item["sk"]["S"] != PROFILE:
                self._client.delete_item(TableName=self._name, Key={"pk": item["pk"], "sk": item["sk"]})

    def _get(self, asked: Item) -> Found:
        return dict(self._client.get_item(TableName=self._name, Key=asked, ConsistentRead=True).get("Item", {}))


def _played(item: Found) -> Played:
    found: Played = from_bytes(Played, bytes(item["game"]["B"]))
    return found
