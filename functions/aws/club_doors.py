"""Doors of the club: each address under /api/club/ with what it asks of the people's room."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from club import account, entering, leaving, profile, shelf, sitting
from club import met as meeting
from club.account import Here
from club.entering import Comer
from club.ports import Club
from club.refusals import Closed
from play.rows import TableId
from wire import http_club as http
from wire.codec import Malformed, from_bytes, to_bytes

from aws import club_told as told

BODY_MAX = 4096
REST_MAX = 64


@dataclass(frozen=True, slots=True)
class Asking:
    """One call: where it comes from and the session it claims. rest: what stands after /api/club/name/.

    over: finishes what a table has left unwritten, if it can be now.
    """

    club: Club
    body: bytes
    source: str
    session: str
    over: Callable[[TableId], None]
    rest: str = ""

    @property
    def here(self) -> Here:
        return account.here(self.club, self.session)


def answer(asked: Asking, method: str, path: str) -> Any:
    """path: after /api/club/. Closed and Malformed rise; bytes are JSON already."""
    name, _, rest = path.partition("/")
    route = ROUTES.get((method, name))
    if route is None or len(rest) > REST_MAX:
        raise Closed("no_such_address", 404)
    return route(Asking(asked.club, asked.body, asked.source, asked.session, asked.over, rest))


def read(asked: Asking, kind: type) -> Any:
    if len(asked.body) > BODY_MAX:
        raise Malformed("too_long")
    return from_bytes(kind, asked.body)


def registers(asked: Asking) -> http.Entered:
    wish: http.Register = read(asked, http.Register)
    comer = Comer(wish.name, asked.source, wish.device)
    return told.entered(entering.register(asked.club, comer, wish.password, wish.avatar, wish.hat))


def enters(asked: Asking) -> http.Entered:
    wish: http.Enter = read(asked, http.Enter)
    return told.entered(entering.enter(asked.club, Comer(wish.name, asked.source, wish.device), wish.password))


def recovers(asked: Asking) -> http.Entered:
    wish: http.RecoverAccount = read(asked, http.RecoverAccount)
    comer = Comer(wish.name, asked.source, wish.device)
    return told.entered(entering.recover(asked.club, comer, wish.code, wish.password))


def leaves(asked: Asking) -> http.AllRight:
    wish: http.SignOut = read(asked, http.SignOut)
    if wish.everywhere:
        account.sign_out_everywhere(asked.club, asked.here)
    else:
        account.sign_out(asked.club, asked.session)
    return http.AllRight()


def new_password(asked: Asking) -> http.Entered:
    wish: http.NewPassword = read(asked, http.NewPassword)
    return told.entered(account.change_password(asked.club, asked.here, wish.old, wish.new, asked.source))


def new_code(asked: Asking) -> http.FreshCode:
    wish: http.NewCode = read(asked, http.NewCode)
    return http.FreshCode(account.new_code(asked.club, asked.here, wish.password, asked.source))


def looks(asked: Asking) -> http.AllRight:
    wish: http.Looks = read(asked, http.Looks)
    account.dress(asked.club, asked.here, wish.avatar, wish.hat)
    return http.AllRight()


def shows_page(asked: Asking) -> http.AllRight:
    wish: http.ShowPage = read(asked, http.ShowPage)
    account.show_page(asked.club, asked.here, wish.on)
    return http.AllRight()


def deletes(asked: Asking) -> http.AllRight:
    wish: http.DeleteAccount = read(asked, http.DeleteAccount)
    leaving.leave(asked.club, asked.here, wish.password, asked.source)
    return http.AllRight()


def exports(asked: Asking) -> bytes:
    return to_bytes(leaving.Copy, leaving.copy(asked.club, asked.here))


def draft(asked: Asking) -> bytes:
    return shelf.words(asked.club, asked.here, asked.rest)


def me(asked: Asking) -> http.Profile:
    return told.profile_of(profile.own(asked.club, asked.here))


def person(asked: Asking) -> http.PersonCard:
    wish: http.FindPerson = read(asked, http.FindPerson)
    return told.card(profile.page(asked.club, wish.name))


def protocol(asked: Asking) -> bytes:
    return profile.protocol(asked.club, asked.here, asked.rest)


def _of_table(wish: Any) -> Any:
    """A table's name is short; anything else is no table."""
    if len(wish.table) > REST_MAX:
        raise Closed("no_such_table", 404)
    return wish


def sits(asked: Asking) -> http.SatDown:
    """Whoever sits down at a table may have left others in the middle of their last scene."""
    wish, at = _of_table(read(asked, http.SitDown)), asked.here
    place = sitting.sit(asked.club, at, wish.table, wish.token)
    for each in asked.club.ties.of_account(at.account.id):
        if each != wish.table:
            asked.over(TableId(each))
    return http.SatDown(place)


def awards(asked: Asking) -> http.GivenAwards:
    """Who is signed in sees their own order even with the public page off."""
    wish = _of_table(read(asked, http.SitDown))
    mine = asked.here.account.id if asked.session else ""
    given = sitting.awards(asked.club, wish.table, wish.token, mine)
    return http.GivenAwards(tuple(http.GivenAward(each.seat, each.name, each.award) for each in given))


def met(asked: Asking) -> http.PackMet:
    wish = _of_table(read(asked, http.AskMet))
    found = meeting.familiar(asked.club, wish.table, wish.host)
    return http.PackMet(
        found.pack, found.of, tuple(http.SeatMet(each.seat, each.slots) for each in found.met), found.now
    )


def packs(asked: Asking) -> http.OwnPackCards:
    mine = sorted(asked.club.packs.all(asked.here.account.id), key=lambda pack: pack.kept_ms, reverse=True)
    return http.OwnPackCards(
        tuple(http.OwnPackCard(each.id, each.title, each.questions, each.kept_ms, dict(each.lacks)) for each in mine)
    )


def renames(asked: Asking) -> http.AllRight:
    wish: http.RenamePack = read(asked, http.RenamePack)
    shelf.rename(asked.club, asked.here, wish.id, wish.title)
    return http.AllRight()


ROUTES: Mapping[tuple[str, str], Callable[[Asking], Any]] = {
    ("POST", "register"): registers,
    ("POST", "enter"): enters,
    ("POST", "recover"): recovers,
    ("POST", "leave"): leaves,
    ("POST", "password"): new_password,
    ("POST", "code"): new_code,
    ("POST", "looks"): looks,
    ("POST", "page"): shows_page,
    ("POST", "delete"): deletes,
    ("POST", "person"): person,
    ("POST", "sit"): sits,
    ("POST", "awards"): awards,
    ("POST", "met"): met,
    ("GET", "packs"): packs,
    ("POST", "rename"): renames,
    ("GET", "export"): exports,
    ("GET", "draft"): draft,
    ("GET", "me"): me,
    ("GET", "protocol"): protocol,
}
