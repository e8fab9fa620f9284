"""The workshop of packs over fakes: files in memory, and a host's calls to /api/packs/*."""

import base64
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from aws import pack_doors
from aws.reports import reported
from packs import opening
from packs.model import Pack
from packs.stored import digest
from play.ports import NoFile, TooLarge, Workshop
from play.rows import TableId

from tests.support.evening import ORIGIN, SETTINGS, Evening
from tests.support.fakes import FakePacks, World, world
from tests.support.uploads import zipped


class FakeFiles:
    """One bucket: incoming/, brought/ and the public media/."""

    def __init__(self) -> None:
        self.held: dict[str, bytes] = {}
        self.slots: dict[str, int] = {}

    def slot(self, key: str, type: str, most: int) -> Mapping[str, str]:
        self.slots[key] = most
        return {"key": key, "Content-Type": type}

    def upload(self, key: str, content: bytes) -> None:
        """As the browser does; the store holds to what the form allows."""
        assert 0 < len(content) <= self.slots[key]
        self.held[key] = content

    def uploaded(self, key: str, most: int) -> bytes:
        found = self._read(key)
        if len(found) > most:
            raise TooLarge
        return found

    def keep(self, table: TableId, media: Mapping[str, bytes]) -> None:
        self.held |= {f"brought/{table}/{name}": content for name, content in media.items()}

    def kept(self, table: TableId, name: str) -> bytes:
        return self._read(f"brought/{table}/{name}")

    def hand_out(self, table: TableId, names: Mapping[str, str]) -> tuple[str, ...]:
        absent = tuple(name for name in names if f"brought/{table}/{name}" not in self.held)
        there = names.keys() - absent
        self.held |= {f"media/{names[name]}": self.held[f"brought/{table}/{name}"] for name in there}
        return absent

    def lend(self, name: str, type: str, content: bytes) -> None:
        self.held[f"media/{name}"] = content

    def carry(self, names: Sequence[str], source: str, to: str) -> tuple[str, ...]:
        there = [name for name in names if f"{source}/{name}" in self.held]
        self.held |= {f"{to}/{name}": self.held[f"{source}/{name}"] for name in there}
        return tuple(name for name in names if name not in there)

    def burn(self, folder: str, names: Sequence[str]) -> None:
        for name in names:
            self.held.pop(f"{folder}/{name}", None)

    def _read(self, key: str) -> bytes:
        if key not in self.held:
            raise NoFile
        return self.held[key]


class FakeBrought:
    """Lays packs where the house's fake shelf finds their envelopes."""

    def __init__(self, packs: FakePacks) -> None:
        self._packs = packs
        self.salts: dict[TableId, bytes] = {}
        self.kept: dict[str, tuple[TableId, int]] = {}

    def salt(self, table: TableId, fresh: bytes, until_ms: int) -> bytes:
        return self.salts.setdefault(table, fresh)

    def keep(self, table: TableId, pack: Pack, until_ms: int) -> None:
        self.kept[digest(pack)] = (table, until_ms)
        self._packs.lay(digest(pack), {int(slot): opening.envelope(each) for slot, each in pack.placed().items()})


@dataclass
class Host:
    """A host at the desk where packs are made; calls give status and body."""

    shop: Workshop
    evening: Evening
    source: str = "203.0.113.7"
    files: FakeFiles = field(init=False)

    def __post_init__(self) -> None:
        assert isinstance(self.shop.files, FakeFiles)
        self.files = self.shop.files

    @property
    def who(self) -> dict[str, str]:
        return {"table": self.evening.table, "host": self.evening.host_token}

    def call(self, path: str, **body: Any) -> tuple[int, Any]:
        return self.call_raw("POST", path, json.dumps({**self.who, **body}, ensure_ascii=False))

    def call_raw(self, method: str, path: str, body: str = "", **headers: str) -> tuple[int, Any]:
        event = {
            "rawPath": f"/api/packs/{path}",
            "requestContext": {"http": {"method": method, "sourceIp": "192.0.2.1"}},
            "headers": {"x-forwarded-for": f"{self.source}, 198.51.100.1", "origin": ORIGIN, **headers},
            "body": body,
        }
        answer = reported("packs", lambda: pack_doors.answer(self.shop, SETTINGS, event), _broken)
        said = answer["body"]
        return answer["statusCode"], base64.b64decode(said) if answer.get("isBase64Encoded") else json.loads(said)

    def upload(self, name: str, content: bytes) -> str:
        status, slot = self.call("slot", name=name, size=len(content))
        assert status == 200, slot
        self.files.upload(slot["key"], content)
        key: str = slot["key"]
        return key

    def read(self, name: str, content: bytes, **more: str) -> tuple[int, Any]:
        return self.call("read", key=self.upload(name, content), name=name, **more)

    def draft(self, name: str = "own.zip", content: bytes | None = None) -> dict[str, Any]:
        status, read = self.read(name, zipped() if content is None else content)
        assert status == 200, read
        draft: dict[str, Any] = read["draft"]
        return draft

    def save(self, draft: dict[str, Any]) -> str:
        status, saved = self.call("save", draft=draft)
        assert status == 200, saved
        digest_of: str = saved["digest"]
        return digest_of

    def picture(self, name: str, **headers: str) -> tuple[int, Any]:
        who = {"x-token": self.evening.host_token, "x-table": self.evening.table}
        return self.call_raw("GET", f"picture/{name}", **who, **headers)


def _broken(found: str) -> dict[str, Any]:
    return {"statusCode": 500, "body": '{"code": "broken"}'}


def workshop(seed: int = 1) -> tuple[World, Workshop]:
    packs = FakePacks()
    made = world(packs, seed)
    return made, Workshop(made.house, FakeBrought(packs), FakeFiles())


def host_of(made: World, shop: Workshop, game: str = "pkz", source: str = "203.0.113.7") -> Host:
    return Host(shop, Evening(made.house, made.wire.to).open(game), source)
