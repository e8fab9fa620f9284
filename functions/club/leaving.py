"""Going away: the account with everything personal in it, and the person's own copy of what is kept."""

from dataclasses import dataclass, replace

from club import account as accounts
from club import passwords, throttle
from club.account import Here
from club.clearing import clear
from club.ports import Club, OwnPack
from club.profile import names_beside
from club.refusals import Closed, wrong_pair
from club.rows import Account, Played, Session


def leave(club: Club, at: Here, password: str, source: str) -> None:
    """Closed(packs_left) while there are packs: their media lie where only the packs' own doors reach (club.shelf).

    First one write after which the account opens nothing, then everything else, the name and the account last.

    Whatever dies between, the next try to sign in with that name and password finishes it.
    """
    throttle.may_try(club, at.account.login, source)
    if not passwords.matches(password, at.account.secret):
        raise wrong_pair()
    if club.packs.all(at.account.id):
        raise Closed("packs_left", 409)
    clear(club, accounts.change(club, at.account, leaving=True, era=at.account.era + 1))


@dataclass(frozen=True, slots=True)
class Copied:
    """A game as it is taken along. beside: by their names, those of them who are still in the club."""

    game: Played
    beside: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Copy:
    """Everything kept of a person, but for hashes: those are ours to check by and tell nothing.

    Protocols and the words of packs are fetched one by one, by their keys and ids: together they are too long to send.
    """

    account: Account
    sessions: tuple[Session, ...]
    games: tuple[Copied, ...]
    packs: tuple[OwnPack, ...]
    tables: tuple[str, ...]
    met: tuple[str, ...]


def copy(club: Club, at: Here) -> Copy:
    now_ms = club.clock.now_ms()
    id = at.account.id
    bare = replace(at.account, secret="", recovery="")
    devices = tuple(replace(each, hashed="") for each in club.sessions.all(id, now_ms))
    met = tuple(sorted(club.games.have_met(id)))
    games = club.games.all(id)
    names = dict(names_beside(club, games))
    copied = (
        Copied(replace(each, beside=()), tuple(names[who] for who in each.beside if who in names)) for each in games
    )
    return Copy(bare, devices, tuple(copied), club.packs.all(id), club.ties.of_account(id), met)
