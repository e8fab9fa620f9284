"""The ways in: registration, a password, the recovery code. Each gives a token made here; none comes from outside."""

import hmac
from dataclasses import dataclass, replace

from game.names import tidy

from club import clearing, naming, passwords, throttle, tokens
from club.naming import nickname
from club.ports import Club, NoAccount
from club.refusals import Closed, busy, wrong_pair
from club.rows import NOBODY, SESSION_MS, Account, Session

DEVICE_MAX = 60


@dataclass(frozen=True, slots=True)
class Entered:
    """recovery: shown once, "" when the old code still stands."""

    token: str
    name: str
    recovery: str = ""


@dataclass(frozen=True, slots=True)
class Comer:
    """Who comes: what they call themselves, where from, on what."""

    name: str
    source: str
    device: str = ""


def register(club: Club, comer: Comer, password: str, avatar: int, hat: int) -> Entered:
    """Closed: name_length, name_taken, password_length, password_common, slow_down."""
    throttle.may_join(club, comer.source)
    name = nickname(comer.name)
    plain = passwords.fit(password, name)
    code = tokens.recovery_code(club.dice)
    account = Account(
        tokens.account_id(club.dice), name, naming.login(name), passwords.kept(plain, club.dice, club.cost),
        tokens.hashed(tokens.as_written(code)), club.clock.now_ms(), max(0, avatar), max(0, hat),
    )  # fmt: skip
    token, session = _session(club, account, comer.device)
    if not club.accounts.create(account, session):
        raise Closed("name_taken", 409)
    return Entered(token, name, code)


def enter(club: Club, comer: Comer, password: str) -> Entered:
    """Closed(wrong_pair) for an unknown name and for a wrong password, after the same calls and the same time."""
    login = naming.login(comer.name)
    throttle.may_try(club, login, comer.source)
    account = _named(club, login)
    secret = passwords.nobodys(club.cost) if account is None else account.secret
    if not passwords.matches(password, secret) or account is None:
        raise wrong_pair()
    if account.leaving:
        clearing.clear(club, account)
        raise wrong_pair()
    return let_in(club, account, comer.device)


def recover(club: Club, comer: Comer, code: str, password: str) -> Entered:
    """A new password by the recovery code; a new code comes back, and every device is signed out."""
    login = naming.login(comer.name)
    throttle.may_try(club, login, comer.source)
    account = _named(club, login)
    given = tokens.hashed(tokens.as_written(code))
    wanted = tokens.hashed("nobody's") if account is None else account.recovery
    if not hmac.compare_digest(given, wanted) or account is None or account.leaving:
        raise wrong_pair()
    plain = passwords.fit(password, account.name)
    following = tokens.recovery_code(club.dice)
    changed = replace(
        account,
        secret=passwords.kept(plain, club.dice, club.cost),
        recovery=tokens.hashed(tokens.as_written(following)),
        era=account.era + 1,
        rev=account.rev + 1,
    )
    if not club.accounts.change(account, changed):
        raise busy()
    return replace(let_in(club, changed, comer.device), recovery=following)


def _named(club: Club, login: str) -> Account | None:
    """An account is read whether the name is known or not: the calls are the same."""
    found = club.accounts.find(login)
    try:
        return club.accounts.load(found or NOBODY)
    except NoAccount:
        return None


def let_in(club: Club, account: Account, device: str) -> Entered:
    token, session = _session(club, account, device)
    club.sessions.open(account.id, session)
    return Entered(token, account.name)


def _session(club: Club, account: Account, device: str) -> tuple[str, Session]:
    token, now_ms = tokens.session_token(account.id, club.dice), club.clock.now_ms()
    said = tidy(device)[:DEVICE_MAX]
    return token, Session(tokens.hashed(token), account.era, now_ms, now_ms + SESSION_MS, said)
