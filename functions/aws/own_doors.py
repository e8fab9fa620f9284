"""Doors of packs kept in an account: /api/packs/keep, take and drop. The desk's other doors are in pack_doors."""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from club import account, refusals, shelf
from packs.card import lacks
from packs.media import medium
from packs.model import Pack
from packs.naming import shown
from packs.trouble import BadPack, Trouble
from play import saving
from play.bringing import Asker, PackRefused, few, let_in
from play.doors import Closed
from play.ports import Workshop
from play.rows import TableId
from wire import http_packs as http
from wire.decode import plain

from aws.club_next import NextDoor
from aws.doorway import Knocking, read

DRAFT_MAX: Final = 1_500_000
Act = Callable[[Workshop, Knocking], Any]


def findings(found: Iterable[Trouble]) -> tuple[http.Finding, ...]:
    return tuple(
        http.Finding(each.level, each.place, each.code, each.reason, each.remedy,
                     each.spot.questions, each.spot.part, each.spot.field)
        for each in found
    )  # fmt: skip


def with_club(act: Callable[[Any, account.Here, Workshop, Knocking], Any]) -> Act:
    """Only for whoever is signed in; refusals of the club become the door's."""

    def acted(shop: Workshop, asked: Knocking) -> Any:
        if not isinstance(asked.house.people, NextDoor):
            raise Closed("no_such_address", 404)
        club = asked.house.people.club
        try:
            return act(club, account.here(club, asked.session), shop, asked)
        except refusals.Closed as no:
            raise Closed(no.code, no.status, retry_s=no.retry_s) from None

    return acted


def keeps(club: Any, at: account.Here, shop: Workshop, asked: Knocking) -> http.OwnPackKept:
    """Unfinished packs are kept too; only what is no pack at all is not."""
    wish: http.KeepPack = read(asked, http.KeepPack, DRAFT_MAX)
    let_in(shop, Asker(TableId(wish.table), wish.host, asked.source), "save")
    pack, _ = _opened(wish.draft)
    text = json.dumps(wish.draft, ensure_ascii=False).encode()
    given = shelf.Written(pack.title, len(pack.questions), tuple(shown(pack)), text, tuple(lacks(pack).items()))
    kept = shelf.keep(club, at, shop.files, wish.table, given, wish.id)
    return http.OwnPackKept(kept.id, kept.title)


def takes(club: Any, at: account.Here, shop: Workshop, asked: Knocking) -> http.PackRead:
    wish: http.TakePack = read(asked, http.TakePack)
    let_in(shop, Asker(TableId(wish.table), wish.host, asked.source), "read")
    kept, text = shelf.take(club, at, shop.files, wish.table, wish.id)
    draft = {**plain(text), "title": kept.title}
    pack, found = _opened(draft)
    media = {name: http.HeldMedium(medium(name[name.rindex(".") :]), 0) for name in shown(pack)}
    return http.PackRead(http.Draft(draft), findings(few(found)), lacks(pack), media, None)


def drops(club: Any, at: account.Here, shop: Workshop, asked: Knocking) -> http.OwnPackKept:
    wish: http.DropPack = read(asked, http.DropPack)
    shelf.drop(club, at, shop.files, wish.id)
    return http.OwnPackKept(wish.id, "")


def _opened(draft: object) -> tuple[Pack, tuple[Trouble, ...]]:
    try:
        return saving.opened(draft)
    except BadPack as bad:
        raise PackRefused("pack_faulty", 400, found=few(bad.troubles)) from None


ROUTES: Final[Mapping[tuple[str, str], Act]] = {
    ("POST", "keep"): with_club(keeps),
    ("POST", "take"): with_club(takes),
    ("POST", "drop"): with_club(drops),
}
