"""A profile: figures by rulebook, orders, games. Looking at it finishes whatever is half written."""

from collections.abc import Iterable
from dataclasses import dataclass

from club import naming, regalia
from club.account import Here
from club.ports import Club, NoAccount
from club.refusals import Closed
from club.regalia import Ahead
from club.rows import NOBODY, Account, AccountId, Award, Counts, Played, Session
from club.settling import settle

NAMED_MOST = 60


@dataclass(frozen=True, slots=True)
class Card:
    """What everybody may see of a person whose page is on."""

    name: str
    avatar: int
    hat: int
    since_ms: int
    wins: int
    orders: tuple[Award, ...]
    ahead: Ahead | None
    figures: tuple[tuple[str, Counts], ...]


@dataclass(frozen=True, slots=True)
class Own:
    """What a person sees of their own: games newest first; this: the hash of the session that asks.

    names: of those who sat at the same tables, are still in the club and have their page on.
    """

    card: Card
    open: bool
    games: tuple[Played, ...]
    sessions: tuple[Session, ...]
    this: str
    names: tuple[tuple[AccountId, str], ...]


def own(club: Club, at: Here) -> Own:
    id = at.account.id
    for table in club.ties.of_account(id):
        settle(club, table)
    account = club.accounts.load(id)
    games = sorted(club.games.all(id), key=lambda game: (game.at_ms, game.no), reverse=True)
    devices = club.sessions.all(id, club.clock.now_ms())
    return Own(card(account), account.open, tuple(games), devices, at.session.hashed, names_beside(club, games))


def names_beside(club: Club, games: Iterable[Played]) -> tuple[tuple[AccountId, str], ...]:
    beside = list(dict.fromkeys(id for game in games for id in game.beside))[:NAMED_MOST]
    found = ((id, _account(club, id)) for id in beside)
    return tuple((id, account.name) for id, account in found if account is not None and account.open)


def _account(club: Club, id: AccountId) -> Account | None:
    """None when this person has left the club."""
    try:
        account = club.accounts.load(id)
    except NoAccount:
        return None
    return None if account.leaving else account


def page(club: Club, name: str) -> Card:
    """Closed(no_such_page), the same for a name nobody has and for a page that is off."""
    found = club.accounts.find(naming.login(name))
    try:
        account = club.accounts.load(found or NOBODY)
    except NoAccount:
        raise _no_page() from None
    if not account.open or account.leaving:
        raise _no_page()
    return card(account)


def _no_page() -> Closed:
    return Closed("no_such_page", 404)


def card(account: Account) -> Card:
    return Card(
        account.name, account.avatar, account.hat, account.made_ms, account.wins, regalia.earned(account.wins),
        regalia.ahead(account.wins), account.figures,
    )  # fmt: skip


def protocol(club: Club, at: Here, key: str) -> bytes:
    """The protocol of a game of one's own; who has left the club is nameless in it.

    Closed(no_such_game) when it is not one's own, or kept no longer.
    """
    mine = club.games.find(at.account.id, key)
    kept = club.games.protocol(key, club.clock.now_ms()) if mine is not None else None
    if kept is None:
        raise Closed("no_such_game", 404)
    gone = tuple(place for place, id in kept.who if _account(club, id) is None)
    return club.logs.nameless(kept.text, gone) if gone else kept.text
