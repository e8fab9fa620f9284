"""A place at a table becomes an account's: a chair, or the host's. Several tables at once are several ties."""

from dataclasses import dataclass

from game.people import Seat
from game.phases import Finished
from game.state import fold

from club.account import Here
from club.ports import Club
from club.refusals import Closed, busy
from club.rows import HOST, TIE_MS, AccountId, Award, Tie, game_key
from club.settling import settle

TRIES = 6


def sit(club: Club, at: Here, table: str, token: str) -> str:
    """The place that this token opens is this account's from now on.

    Closed: no_such_token; not_a_place for who only watches; too_late after the last verdict, till the lobby.
    """
    place, era = _place(club, table, token)
    settle(club, table)  # while the places are still whose they were
    for _ in range(TRIES):
        if _sat(club, at.account.id, table, place, era):
            return place
    raise busy()


def _sat(club: Club, who: AccountId, table: str, place: str, era: int) -> bool:
    """False when somebody has changed the sitting meanwhile: the log may say something else by now.

    The hour is that between the two readings: a game closed before the first is over by then, and one that the second
    finds under way cannot be closed without this tie.
    """
    sitting = club.ties.of_table(table)
    mine = Tie(table, place, who, club.clock.now_ms(), era)
    if any((tie.place, tie.account, tie.era) == (place, who, era) for tie in sitting.ties):
        return True
    record = club.logs.read(table)
    if record is None or record.over:
        raise Closed("no_such_table", 404)
    state = fold(record.entries)
    if isinstance(state.game.phase, Finished):
        raise Closed("too_late", 409)
    if place != HOST and Seat(place) not in state.table.seats:
        raise Closed("not_a_place", 409)
    return club.ties.tie(mine, sitting, club.clock.now_ms() + TIE_MS)


def _place(club: Club, table: str, token: str) -> tuple[str, int]:
    found = club.places.of_token(table, token)
    if found is None:
        raise Closed("no_such_token", 401)
    if found[0] == "watch":
        raise Closed("not_a_place", 409)
    return found


@dataclass(frozen=True, slots=True)
class Given:
    """An order that the table's last game has brought: whose chair, the name of the account, which order."""

    seat: str
    name: str
    award: Award


def awards(club: Club, table: str, token: str, me: str = "") -> tuple[Given, ...]:
    """Orders that the newest finished game of this table has brought, for whoever holds a token of it.

    Who has switched the public page off gets the order without an audience: me is the account that asks.
    """
    if club.places.of_token(table, token) is None:
        raise Closed("no_such_token", 401)
    settle(club, table)
    sitting = club.ties.of_table(table)
    if not sitting.done:
        return ()
    key, found = game_key(table, max(sitting.done)), []
    for tie in sitting.ties:
        played = None if tie.place == HOST else club.games.find(tie.account, key)
        if played is not None and played.award:
            account = club.accounts.load(tie.account)
            if account.open or account.id == me:
                found.append(Given(tie.place, account.name, played.award))
    return tuple(found)
