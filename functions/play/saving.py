"""A draft is judged, and laid on its table as a pack of the host's own."""

import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from game.envelope import PackCard
from game.events import Events, PackBrought, PackChosen
from game.people import Host
from game.phases import Lobby
from game.state import State
from packs import checks, stored
from packs.card import card_of, lacks
from packs.holding import too_much
from packs.model import Pack
from packs.naming import renamed, shown
from packs.opening import words
from packs.trouble import BadPack, Spot, Trouble, Troubles

from play.bringing import MOST_DRAFT, Asker, PackRefused, few, is_kept_name, let_in
from play.command import Busy, Noted, Request, record
from play.doors import Closed
from play.keeping import unfold
from play.ports import TooLarge, Workshop
from play.publish import publish
from play.rows import KEY_MS
from play.tokens import OCTETS

MOST_BROUGHT: Final = 4
OF_TABLE: Final = "b-"
"""What the names of media of brought packs begin with: the store forgets them after a week."""


@dataclass(frozen=True, slots=True)
class Judged:
    findings: tuple[Trouble, ...]
    lacks: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Saved:
    digest: str
    title: str
    findings: tuple[Trouble, ...]


def judged(shop: Workshop, asker: Asker, draft: object) -> Judged:
    """All that is to be said of a draft."""
    let_in(shop, asker, "check")
    try:
        pack, found = opened(draft)
    except BadPack as bad:
        return Judged(bad.troubles, {})
    return Judged(few(found), lacks(pack))


def opened(draft: object) -> tuple[Pack, tuple[Trouble, ...]]:
    """The pack of a draft as far as it can be read, and what is found; BadPack when it is not one at all."""
    troubles = Troubles()
    pack = stored.lenient(draft, troubles)
    said = {each.place for each in troubles}
    twice = ("no_questions", "no_text", "no_answer")
    more = (each for each in checks.check(pack) if each.code not in twice or not _said(each, said))
    return pack, (*troubles, *more, *too_much(pack))


def _said(trouble: Trouble, places: set[str]) -> bool:
    """Whether the strict reader has named an empty field of this place, or the lack of questions, already."""
    return trouble.place in places or any(place.startswith(f"{trouble.place}, поле") for place in places)


def save(shop: Workshop, asker: Asker, draft: object) -> Saved:
    """Lays the draft on its table as a pack. PackRefused(pack_faulty) with every error when it is not one yet."""
    let_in(shop, asker, "save")
    pack, found = _strict(draft)
    until_ms = shop.house.clock.now_ms() + KEY_MS
    salt = shop.brought.salt(asker.table, shop.house.dice.octets(OCTETS), until_ms)
    names = _handed_out(shop, asker, pack, salt)
    own = replace(renamed(pack, names), id=_secret(salt, f"pack {pack.id}"))
    try:
        shop.brought.keep(asker.table, own, until_ms)
    except TooLarge:
        raise PackRefused("too_big", reason="Текста больше, чем берёт стол. Уберите лишние туры.") from None
    card = card_of(own)
    _lay(shop, asker, card)
    return Saved(card.digest, card.title, few(found))


def _strict(draft: object) -> tuple[Pack, tuple[Trouble, ...]]:
    try:
        pack, found = opened(draft)
        stored.from_mapping(draft)
    except BadPack as bad:
        raise _faulty(bad.troubles) from None
    if any(too_much(pack)):
        raise _faulty(found)
    if len(stored.to_bytes(pack)) > MOST_DRAFT:
        raise PackRefused("too_big", reason="Текста больше, чем берёт стол. Уберите лишние туры.")
    return pack, found


def _faulty(found: tuple[Trouble, ...]) -> PackRefused:
    return PackRefused("pack_faulty", 400, found=few(found))


def _handed_out(shop: Workshop, asker: Asker, pack: Pack, salt: bytes) -> dict[str, str]:
    """The media under the names the table will play them by: nobody finds one by having the same picture at home."""
    places = shown(pack)
    names = {name: OF_TABLE + _secret(salt, name) + name[name.index(".") :] for name in places if is_kept_name(name)}
    absent = {*(places.keys() - names), *shop.files.hand_out(asker.table, names)}
    if absent:
        raise _faulty(tuple(_absent(pack, places[name], name) for name in sorted(absent)))
    return names


def _absent(pack: Pack, index: int, name: str) -> Trouble:
    question = pack.questions[index]
    box = words(question).box
    spot = Spot((index,), field="box" if box is not None and box.picture == name else "handouts")
    reason = f"файла «{name[:40]}» у этого стола нет"
    return Trouble("missing_media", question.where, reason, "Загрузите его снова", spot=spot)


def _secret(salt: bytes, name: str) -> str:
    return hmac.new(salt, name.encode(), hashlib.sha256).hexdigest()[:32]


def _lay(shop: Workshop, asker: Asker, card: PackCard) -> None:
    """Notes the card in the table's log and tells those who are there. The same pack again changes nothing."""
    house = shop.house
    loaded = house.tables.load(asker.table)
    if any(each.digest == card.digest for each in unfold(loaded.stored, house.tables)[1].table.brought):
        return
    note = Noted("BringPack", lambda state: follows(state, card))
    try:
        stands = record(house, loaded, Request(Host(), note, house.clock.now_ms()))
    except Busy:
        raise Closed("busy", 503, retry_s=1) from None
    publish(house, stands.loaded.stored, stands.state, stands.loaded.rows)


def follows(state: State, card: PackCard) -> Events:
    """Of two packs with one title the host could not tell which is which: the newer takes the older's place.

    A pack that is being played stays. The oldest make room when there are too many.
    """
    chosen = "" if state.table.pack is None else state.table.pack.digest
    in_lobby = isinstance(state.game.phase, Lobby)
    held = [each for each in state.table.brought if in_lobby or each.digest != chosen]
    gone = [each.digest for each in held if each.title == card.title]
    surplus = len(state.table.brought) - len(gone) + 1 - MOST_BROUGHT
    others = [each.digest for each in held if each.digest not in gone and each.digest != chosen]
    brought = PackBrought(card, (*gone, *others[: max(0, surplus)]))
    return (brought, PackChosen(card)) if in_lobby and chosen in gone else (brought,)
