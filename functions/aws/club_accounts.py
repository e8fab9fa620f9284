"""Accounts and their sessions in DynamoDB: A#id / PROFILE, A#id / SESS#hash, LOGIN#folded / LOGIN."""

import random
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from botocore.exceptions import ClientError
from club.ports import NoAccount
from club.refusals import busy
from club.rows import Account, AccountId, Counts, Session
from wire.codec import from_bytes, to_bytes

from aws.connections import if_met
from aws.items import Found, Item, key, number, octets, text, ttl, whole, yes

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient
PROFILE = "PROFILE"
HASTE = 8
REST_S = 0.01


class DynamoAccounts:
    def __init__(self, client: "DynamoDBClient", name: str) -> None:
        self._client, self._name = client, name

    def create(self, account: Account, session: Session) -> bool:
        login = {**key(of_login(account.login), "LOGIN"), "account": text(account.id)}
        profile = {**key(of_account(account.id), PROFILE), **_settings(account), "wins": whole(0)}
        free = {"TableName": self._name, "ConditionExpression": "attribute_not_exists(pk)"}
        device = {"TableName": self._name, "Item": of_session(account.id, session)}
        puts = ({**free, "Item": login}, {**free, "Item": profile}, device)
        return all_or_none(self._client, [{"Put": each} for each in puts]) is None

    def find(self, login: str) -> AccountId | None:
        found = self._get(key(of_login(login), "LOGIN"))
        return AccountId(found["account"]["S"]) if found else None

    def load(self, id: AccountId) -> Account:
        found = self._get(key(of_account(id), PROFILE))
        if not found:
            raise NoAccount
        return _account(id, found)

    def change(self, seen: Account, now: Account) -> bool:
        fields = _settings(now)
        changed = if_met(
            lambda: self._client.update_item(
                TableName=self._name,
                Key=key(of_account(seen.id), PROFILE),
                UpdateExpression="SET " + ", ".join(f"#{name} = :{name}" for name in fields),
                ConditionExpression="#rev = :seen",
                ExpressionAttributeNames={f"#{name}": name for name in fields},
                ExpressionAttributeValues={
                    **{f":{name}": value for name, value in fields.items()},
                    ":seen": whole(seen.rev),
                },
            )
        )
        return changed is not None

    def remove(self, account: Account) -> None:
        """Both or none; a name that is somebody else's by now stays theirs."""
        login = {"Key": key(of_login(account.login), "LOGIN"), "ConditionExpression": "#account = :id"}
        own = {
            "ExpressionAttributeNames": {"#account": "account"},
            "ExpressionAttributeValues": {":id": text(account.id)},
        }
        profile = {"Key": key(of_account(account.id), PROFILE)}
        deletes = [{"TableName": self._name, **login, **own}, {"TableName": self._name, **profile}]
        all_or_none(self._client, [{"Delete": each} for each in deletes])

    def _get(self, asked: Item) -> Found:
        found = self._client.get_item(TableName=self._name, Key=asked, ConsistentRead=True)
        return dict(found.get("Item", {}))


class DynamoSessions:
    def __init__(self, client: "DynamoDBClient", name: str) -> None:
        self._client, self._name = client, name

    def open(self, id: AccountId, session: Session) -> None:
        self._client.put_item(TableName=self._name, Item=of_session(id, session))

    def find(self, id: AccountId, hashed: str, now_ms: int) -> Session | None:
        asked = key(of_account(id), f"SESS#{hashed}")
        found = self._client.get_item(TableName=self._name, Key=asked, ConsistentRead=True).get("Item")
        session = _session(found) if found else None
        return session if session is not None and session.until_ms > now_ms else None

    def all(self, id: AccountId, now_ms: int) -> tuple[Session, ...]:
        every = (_session(item) for item in under(self._client, self._name, of_account(id), "SESS#"))
        return tuple(sorted((each for each in every if each.until_ms > now_ms), key=lambda each: each.made_ms))

    def close(self, id: AccountId, hashed: str) -> None:
        self._client.delete_item(TableName=self._name, Key=key(of_account(id), f"SESS#{hashed}"))


def of_account(id: str) -> str:
    return f"A#{id}"


def of_login(login: str) -> str:
    return f"LOGIN#{login}"


def of_session(id: AccountId, session: Session) -> Item:
    known = octets(to_bytes(Session, session))
    return {**key(of_account(id), f"SESS#{session.hashed}"), "session": known, "ttl": ttl(session.until_ms)}


def _session(item: Found) -> Session:
    found: Session = from_bytes(Session, bytes(item["session"]["B"]))
    return found


def _settings(account: Account) -> Item:
    """Everything of an account that results do not move."""
    return {
        "name": text(account.name), "login": text(account.login), "secret": text(account.secret),
        "recovery": text(account.recovery), "made": whole(account.made_ms), "avatar": whole(account.avatar),
        "hat": whole(account.hat), "era": whole(account.era), "open": yes(account.open),
        "leaving": yes(account.leaving), "rev": whole(account.rev),
    }  # fmt: skip


def _account(id: AccountId, item: Found) -> Account:
    return Account(
        id, item["name"]["S"], item["login"]["S"], item["secret"]["S"], item["recovery"]["S"], number(item, "made"),
        number(item, "avatar"), number(item, "hat"), number(item, "era"), item["open"]["BOOL"],
        item["leaving"]["BOOL"], number(item, "rev"), number(item, "wins"), _figures(item),
    )  # fmt: skip


def figure(book: str, name: str) -> str:
    """The name of the attribute that counts this in games of this rulebook."""
    return f"n:{book}:{name}"


def _figures(item: Found) -> tuple[tuple[str, Counts], ...]:
    found: dict[str, dict[str, int]] = {}
    for attribute in item:
        if attribute.startswith("n:"):
            _, book, name = attribute.split(":", 2)
            found.setdefault(book, {})[name] = number(item, attribute)
    return tuple((book, tuple(sorted(counts.items()))) for book, counts in sorted(found.items()))


def all_or_none(client: Any, writes: Sequence[Any]) -> list[Any] | None:
    """One transaction: None when it stands, else why each write did not.

    Another's haste is no answer: it is worth another try after a rest, and after many of them Closed(busy).
    """
    for attempt in range(HASTE):
        try:
            client.transact_write_items(TransactItems=list(writes))
        except ClientError as error:
            answer: Any = error.response
            if answer["Error"]["Code"] != "TransactionCanceledException":
                raise
            reasons: list[Any] = answer["CancellationReasons"]
            if not any(each["Code"] == "TransactionConflict" for each in reasons):
                return reasons
            time.sleep(random.uniform(0, REST_S * (attempt + 1)))  # everybody at a table comes at once
        else:
            return None
    raise busy()


def under(client: Any, table: str, pk: str, prefix: str = "") -> list[Any]:
    """Every item of this partition whose name begins so."""
    named = {":pk": text(pk)} | ({":sk": text(prefix)} if prefix else {})
    asked: Any = {
        "TableName": table,
        "KeyConditionExpression": "pk = :pk" + (" AND begins_with(sk, :sk)" if prefix else ""),
        "ExpressionAttributeValues": named,
        "ConsistentRead": True,
    }
    items: list[Any] = []
    while True:
        answer = client.query(**asked)
        items += answer["Items"]
        if "LastEvaluatedKey" not in answer:
            return items
        asked["ExclusiveStartKey"] = answer["LastEvaluatedKey"]
