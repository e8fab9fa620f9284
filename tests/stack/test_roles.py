"""The roles of the functions hold what an evening needs and nothing else: each action taken away stops one."""

import json
import secrets
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from typing import Any

import pytest
from aws.items import row_to_item
from play.rows import AsSpectator, ConnectionId, Row
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from infra.cloud import client
from infra.local import Club
from tests.stack.talk import dial
from tests.support.uploads import form, zipped
from tests.support.waiting import PATIENCE_S

pytestmark = pytest.mark.stack


class Evening:
    """A short one: a table, its host, a player who comes and goes."""

    session = ""
    """Of an account in which the host keeps packs: one for all evenings, for a password takes its time."""

    def __init__(self, club: Club, home: str, patience_s: float) -> None:
        """home: a loopback address of its own, for tables opened from one source are limited."""
        self.club, self.home, self.patience_s = club, home, patience_s

    def post(self, path: str, **body: Any) -> Any:
        asked = HTTPConnection("127.0.0.1", self.club.port, timeout=PATIENCE_S, source_address=(self.home, 0))
        with closing(asked):
            asked.request(
                "POST", f"/api/{path}", json.dumps(body), {"Content-Type": "application/json", "x-club": self.session}
            )
            answer = asked.getresponse()
            said = json.loads(answer.read())
            assert answer.status == 200, (path, said)
            return said

    @contextmanager
    def sit(self, table: str, token: str, *, take: bool = False) -> Iterator[ClientConnection]:
        ticket = self.post("ticket", table=table, tokens=[token])["ticket"]
        with dial(f"ws://127.0.0.1:{self.club.port}/ws?ticket={ticket}", self.club.url) as link:
            hello = {"do": "hello", "id": secrets.token_hex(8), "window": secrets.token_hex(8), "take": take}
            link.send(json.dumps(hello))
            assert json.loads(link.recv(timeout=self.patience_s))["t"] == "view"
            yield link

    def await_view(self, link: ClientConnection, words: str = "") -> None:
        while words not in str(link.recv(timeout=self.patience_s)):
            pass

    def pass_by(self) -> None:
        """A table, its host in two windows, a player who comes and goes, another host. Raises when one fails."""
        opened = self.post("tables", game="pkz")
        table = opened["table"]
        with self.sit(table, opened["host"]), self.sit(table, opened["host"], take=True) as host:
            seated = self.post("join", code=opened["code"], name="Аня", **{"as": "player"})
            self.await_view(host, "Аня")
            with self.sit(table, seated["token"]):
                self.await_view(host)
            self.await_view(host)
            self.bring(table, opened["host"])
            self.await_view(host, "Свои вопросы")
            assert self.post("recover", table=table, recovery=opened["recovery"])["host"]

    def bring(self, table: str, host: str) -> None:
        """A pack with a picture is uploaded, read, laid on the table, where somebody has just gone without a word."""
        who = {"table": table, "host": host}
        name, content = "own.zip", zipped()
        slot = self.post("packs/slot", **who, name=name, size=len(content))
        self.upload(slot["fields"], content)
        read = self.post("packs/read", **who, key=slot["key"], name=name)
        gone = Row(ConnectionId(f"{secrets.token_hex(4)}="), AsSpectator(), time.time_ns() // 10**6, 0, live=True)
        self.club.cloud.dynamo.put_item(TableName=self.club.cloud.data["TableName"], Item=row_to_item(table, gone))
        assert self.post("packs/save", **who, draft=read["draft"])["title"] == "Свои вопросы"
        kept = self.post("packs/keep", **who, draft=read["draft"])["id"]
        assert self.post("packs/take", **who, id=kept)["draft"]["title"] == "Свои вопросы"
        self.post("packs/drop", id=kept)

    def upload(self, fields: dict[str, str], content: bytes) -> None:
        kind, body = form(fields, content)
        asked = HTTPConnection("127.0.0.1", self.club.port, timeout=PATIENCE_S)
        with closing(asked):
            asked.request("POST", "/upload", body, {"Content-Type": kind})
            assert asked.getresponse().status == 204


def roles(iam: Any) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for role in iam.list_roles()["Roles"]:
        for name in iam.list_role_policies(RoleName=role["RoleName"])["PolicyNames"]:
            yield (
                role["RoleName"],
                name,
                iam.get_role_policy(RoleName=role["RoleName"], PolicyName=name)["PolicyDocument"],
            )


def without(policy: dict[str, Any], action: str) -> dict[str, Any]:
    kept = [{**each, "Action": [one for one in listed(each) if one != action]} for each in policy["Statement"]]
    return {**policy, "Statement": [each for each in kept if each["Action"]]}


def listed(statement: dict[str, Any]) -> list[str]:
    action = statement["Action"]
    return [action] if isinstance(action, str) else list(action)


def stops(evening: Evening) -> bool:
    try:
        evening.pass_by()
    except (AssertionError, TimeoutError, InvalidStatus, ConnectionClosed):
        return True
    return False


def test_an_evening_needs_each_action_of_each_role(club: Club) -> None:
    """The log's actions apart: the emulator writes a function's log itself."""
    iam = client("iam", club.cloud.emulator.endpoint)
    homes = (f"127.0.1.{number}" for number in range(1, 200))
    keeper = Evening(club, next(homes), PATIENCE_S)
    keeper.session = keeper.post("club/register", name=secrets.token_hex(6), password="семь слонов и бегемот")["token"]
    Evening.session = keeper.session
    keeper.pass_by()
    needless, tried = [], 0
    for role, name, policy in roles(iam):
        for action in [one for each in policy["Statement"] for one in listed(each) if not one.startswith("logs:")]:
            tried += 1
            iam.put_role_policy(RoleName=role, PolicyName=name, PolicyDocument=json.dumps(without(policy, action)))
            if not stops(Evening(club, next(homes), 1)):
                needless.append(f"{name} {action}")
        iam.put_role_policy(RoleName=role, PolicyName=name, PolicyDocument=json.dumps(policy))
    assert not needless
    assert tried >= 15
    Evening(club, next(homes), PATIENCE_S).pass_by()
