"""Packs of questions that a host keeps in the account: sealed, with their pictures, till they are deleted."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.names import tidy

from club.account import Here
from club.ports import Club, Media, OwnPack
from club.refusals import Closed
from club.rows import AccountId

PACKS_MAX = 30
TITLE_MAX = 120


@dataclass(frozen=True, slots=True)
class Written:
    """A pack as the host's desk gives it: its draft, which media it shows, and what it lacks for each game."""

    title: str
    questions: int
    media: tuple[str, ...]
    draft: bytes
    lacks: tuple[tuple[str, tuple[str, ...]], ...] = ()


def keep(club: Club, at: Here, media: Media, table: str, pack: Written, id: str) -> OwnPack:
    """A new pack, or another text of the one with this id. Its media are copied from the table first.

    Closed: packs_full, no_such_pack, pack_too_big; missing_media when the table has not all that the pack shows.
    """
    mine, owner = club.packs.all(at.account.id), at.account.id
    before = next((each for each in mine if each.id == id), None)
    if id and before is None:
        raise Closed("no_such_pack", 404)
    if before is None and len(mine) >= PACKS_MAX:
        raise Closed("packs_full", 409)
    if media.carry(pack.media, f"brought/{table}", _folder(owner)):
        raise Closed("missing_media", 409)
    name = id or club.dice.octets(8).hex()
    kept = OwnPack(name, _title(pack.title), pack.questions, club.clock.now_ms(), pack.media, pack.lacks)
    if not club.packs.put(owner, kept, pack.draft):
        _burn(club, media, owner, pack.media)
        raise Closed("pack_too_big", 409)
    if before is not None:
        _burn(club, media, owner, before.media)
    return kept


def take(club: Club, at: Here, media: Media, table: str, id: str) -> tuple[OwnPack, bytes]:
    """The draft, its media laid where the table's desk finds them. Closed(no_such_pack), Closed(missing_media)."""
    pack = _found(club, at, id)
    draft = club.packs.draft(at.account.id, id)
    if draft is None:
        raise Closed("no_such_pack", 404)
    if media.carry(pack.media, _folder(at.account.id), f"brought/{table}"):
        raise Closed("missing_media", 409)
    return pack, draft


def words(club: Club, at: Here, id: str) -> bytes:
    """The draft of one's own pack as JSON, for whoever takes everything along."""
    draft = club.packs.draft(at.account.id, _found(club, at, id).id)
    if draft is None:
        raise Closed("no_such_pack", 404)
    return draft


def rename(club: Club, at: Here, id: str, title: str) -> None:
    pack = _found(club, at, id)
    draft = club.packs.draft(at.account.id, id)
    if draft is None or not club.packs.put(at.account.id, replace(pack, title=_title(title)), draft):
        raise Closed("no_such_pack", 404)


def drop(club: Club, at: Here, media: Media, id: str) -> None:
    """One pack, or all of them ("" for id): its media first, for nothing would find them afterwards."""
    owner = at.account.id
    gone = club.packs.all(owner) if not id else (_found(club, at, id),)
    for pack in gone:
        others = {name for each in club.packs.all(owner) if each.id != pack.id for name in each.media}
        media.burn(_folder(owner), tuple(name for name in pack.media if name not in others))
        club.packs.drop(owner, pack.id)


def _found(club: Club, at: Here, id: str) -> OwnPack:
    for pack in club.packs.all(at.account.id):
        if pack.id == id:
            return pack
    raise Closed("no_such_pack", 404)


def _burn(club: Club, media: Media, owner: AccountId, names: Iterable[str]) -> None:
    """Those that no pack of this account shows any more."""
    shown = {name for each in club.packs.all(owner) for name in each.media}
    media.burn(_folder(owner), tuple(name for name in names if name not in shown))


def _folder(owner: AccountId) -> str:
    return f"own/{owner}"


def _title(given: str) -> str:
    title = tidy(given)[:TITLE_MAX]
    if not title:
        raise Closed("title_empty", 409)
    return title
