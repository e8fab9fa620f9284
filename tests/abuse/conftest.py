"""A club of its own for tests that are rude to it: others must not meet what it remembers of them."""

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from infra.local import Club
from tests.play.conftest import evening, fakes
from tests.stack.conftest import SITE
from tests.support.waiting import PATIENCE_S

__all__ = ["evening", "fakes"]


OWN = ("date", "apigw-requestid")


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer of the door as its caller has it: status, headers, body's bytes; date and call's own id left out."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes

    @property
    def said(self) -> Any:
        return json.loads(self.body)


class Caller:
    """Somebody with an address of their own before the door."""

    def __init__(self, club: Club, address: str) -> None:
        self.club, self.address = club, address

    def post(self, path: str, body: object, **headers: str) -> Answer:
        sent = body if isinstance(body, bytes) else json.dumps(body).encode()
        return self.ask("POST", path, sent, {"content-type": "application/json", **headers})

    def ask(self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None) -> Answer:
        asked = HTTPConnection("127.0.0.1", self.club.port, source_address=(self.address, 0), timeout=PATIENCE_S)
        with closing(asked):
            asked.request(method, path, body, headers or {})
            got = asked.getresponse()
            kept = sorted((name.lower(), value) for name, value in got.getheaders() if name.lower() not in OWN)
            return Answer(got.status, tuple(kept), got.read())

    def guess(self, code: str, name: str = "Гость") -> Answer:
        return self.post("/api/join", {"code": code, "as": "player", "name": name, "avatar": 1, "hat": 1})


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    site: Path = tmp_path_factory.mktemp("site")
    for name, text in SITE.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(text, encoding="utf-8")
    with Club(tmp_path_factory.mktemp("club"), site=site) as opened:
        yield opened
