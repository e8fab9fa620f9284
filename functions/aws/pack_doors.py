"""Events of the HTTP API under /api/packs/: each address with what it asks of the workshop."""

import base64
import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from play import bringing, saving, writing_out
from play.bringing import Asker, PackRefused
from play.ports import Workshop
from play.rows import TableId
from play.told import Told
from wire import http_packs as http

from aws import own_doors
from aws.doorway import Knocking, answered, read, respond
from aws.environment import Environment

DRAFT_MAX: Final = 1_500_000
PIECE: Final = 4_000_000  # of a preview: a Lambda's answer holds 6 MB, and base64 makes four bytes of three
ASKED: Final = re.compile(r"bytes=(\d{1,9})-(\d{0,9})")


def answer(shop: Workshop, settings: Environment, event: Mapping[str, Any]) -> tuple[Told, dict[str, Any]]:
    """The answer of the HTTP API; refusals of a pack say more than their code."""
    routes = {asked: partial(_said, act, shop) for asked, act in ROUTES.items()}
    return answered(shop.house, settings, event, routes, "/api/packs")


def _said(act: Callable[[Workshop, Knocking], Any], shop: Workshop, asked: Knocking) -> Any:
    try:
        return act(shop, asked)
    except PackRefused as no:
        trouble = http.PackTrouble(no.code, no.reason, no.guesses, own_doors.findings(no.findings))
        return respond(no.status, trouble)


def asker(wish: Any, asked: Knocking) -> Asker:
    return Asker(TableId(wish.table), wish.host, asked.source)


def slot(shop: Workshop, asked: Knocking) -> http.SlotGiven:
    wish: http.AskSlot = read(asked, http.AskSlot)
    given = bringing.slot(shop, asker(wish, asked), wish.name, wish.size)
    return http.SlotGiven("/upload", given.fields, given.key)


def reads(shop: Workshop, asked: Knocking) -> http.PackRead:
    wish: http.ReadPack = read(asked, http.ReadPack)
    found = bringing.bring(shop, asker(wish, asked), wish.key, wish.name, wish.encoding)
    media = {name: http.HeldMedium(kind, octets) for name, (kind, octets) in found.media.items()}
    said = own_doors.findings(found.findings)
    return http.PackRead(http.Draft(found.draft), said, found.lacks, media, found.encoding)


def checks(shop: Workshop, asked: Knocking) -> http.DraftChecked:
    wish: http.CheckDraft = read(asked, http.CheckDraft, DRAFT_MAX)
    found = saving.judged(shop, asker(wish, asked), wish.draft)
    return http.DraftChecked(own_doors.findings(found.findings), found.lacks)


def keeps(shop: Workshop, asked: Knocking) -> http.MediumKept:
    wish: http.KeepMedium = read(asked, http.KeepMedium)
    return http.MediumKept(*bringing.keep_medium(shop, asker(wish, asked), wish.key, wish.name))


def saves(shop: Workshop, asked: Knocking) -> http.PackSaved:
    wish: http.SavePack = read(asked, http.SavePack, DRAFT_MAX)
    made = saving.save(shop, asker(wish, asked), wish.draft)
    return http.PackSaved(made.digest, made.title, own_doors.findings(made.findings))


def writes(shop: Workshop, asked: Knocking) -> http.FileWritten:
    wish: http.WriteFile = read(asked, http.WriteFile, DRAFT_MAX)
    made = writing_out.to_file(shop, asker(wish, asked), wish.draft, wish.format)
    lost = tuple(http.Lost(each.place, each.text) for each in made.lost)
    return http.FileWritten(made.name, made.type, base64.b64encode(made.content).decode(), lost, made.url)


def picture(shop: Workshop, asked: Knocking) -> dict[str, Any]:
    """Bytes for the host's eyes; a long film comes piece by piece, as the range asked says."""
    who = Asker(TableId(asked.table), asked.token, asked.source)
    kind, content = bringing.picture(shop, who, asked.path.rpartition("/")[2])
    first, last = _piece(asked.range, len(content))
    headers = {"content-type": kind, "cache-control": "no-store", "x-content-type-options": "nosniff"}
    headers |= {"content-disposition": "attachment", "content-security-policy": "default-src 'none'; sandbox"}
    if asked.range or last + 1 < len(content):
        headers["content-range"] = f"bytes {first}-{last}/{len(content)}"
    body = base64.b64encode(content[first : last + 1]).decode()
    status = 206 if "content-range" in headers else 200
    return {"statusCode": status, "headers": headers, "body": body, "isBase64Encoded": True}


def _piece(asked: str, size: int) -> tuple[int, int]:
    """First and last byte of the answer, whatever was asked."""
    found = ASKED.fullmatch(asked)
    first = min(int(found[1]), size - 1) if found else 0
    last = int(found[2]) if found and found[2] else size - 1
    return first, max(first, min(last, first + PIECE - 1, size - 1))


ROUTES: Final[Mapping[tuple[str, str], Callable[[Workshop, Knocking], Any]]] = {
    ("POST", "slot"): slot,
    ("POST", "read"): reads,
    ("POST", "check"): checks,
    ("POST", "media"): keeps,
    ("POST", "save"): saves,
    ("POST", "file"): writes,
    ("GET", "picture"): picture,
    **own_doors.ROUTES,
}
