"""Who at a table has already met the questions of the pack that lies on it: for its host alone."""

from dataclasses import dataclass

from game.envelope import PackCard
from game.state import State, fold

from club.ports import Club
from club.refusals import Closed
from club.rows import HOST


@dataclass(frozen=True, slots=True)
class Met:
    """Somebody in this chair knows these envelopes of the pack."""

    seat: str
    slots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Familiar:
    """of: how many envelopes the pack has. Nobody met any: empty. now: who has met the question on the table."""

    pack: str
    of: int
    met: tuple[Met, ...]
    now: tuple[str, ...] = ()


def familiar(club: Club, table: str, token: str) -> Familiar:
    """Closed(no_such_token) for anybody but the host. Guests are not asked about: nothing is known of them.

    What this table itself has played before, its lobby says already.
    """
    place = club.places.of_token(table, token)
    if place is None or place[0] != HOST:
        raise Closed("no_such_token", 401)
    record = club.logs.read(table)
    if record is None or record.over:
        raise Closed("no_such_table", 404)
    state = fold(record.entries)
    card: PackCard | None = state.table.pack
    if card is None:
        return Familiar("", 0, ())
    prints = club.prints.of_pack(card.digest)
    used = dict(state.table.used).get(card.digest, ())
    found, now = [], []
    for tie in club.ties.of_table(table).ties:
        if tie.place in state.table.seats:
            known = club.games.have_met(tie.account)
            now += [tie.place] if prints.get(_on_table(state), "") in known else []
            slots = tuple(sorted(slot for slot, mark in prints.items() if mark in known and slot not in used))
            found += [Met(tie.place, slots)] if slots else []
    return Familiar(card.title, len(prints), tuple(sorted(found, key=lambda each: each.seat)), tuple(sorted(now)))


def _on_table(state: State) -> int:
    """The envelope whose round has no outcome yet, -1 when there is none."""
    open_ = state.game.round is not None and state.game.round.outcome is None
    return state.game.slot if open_ and state.game.slot is not None else -1
