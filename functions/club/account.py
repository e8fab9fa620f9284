"""What a signed-in person does with the account: devices, password, looks, the public page."""

from dataclasses import dataclass, replace

from club import passwords, throttle, tokens
from club.entering import Entered, let_in
from club.ports import Club, NoAccount
from club.refusals import busy, not_signed_in, wrong_pair
from club.rows import DAY_MS, SESSION_MS, Account, Session

TRIES = 4


@dataclass(frozen=True, slots=True)
class Here:
    """Who is signed in, on which device."""

    account: Account
    session: Session


def here(club: Club, token: str) -> Here:
    """Closed(not_signed_in) for a token that opens nothing, an account that leaves, a session of an older era."""
    id, now_ms = tokens.owner_of(token), club.clock.now_ms()
    session = club.sessions.find(id, tokens.hashed(token), now_ms)
    if session is None:
        raise not_signed_in()
    try:
        account = club.accounts.load(id)
    except NoAccount:
        raise not_signed_in() from None
    if account.leaving or session.era != account.era:
        raise not_signed_in()
    return Here(account, _longer(club, account, session, now_ms))


def _longer(club: Club, account: Account, session: Session, now_ms: int) -> Session:
    """Whoever comes back stays signed in; written at most once a day."""
    if session.until_ms - now_ms > SESSION_MS - DAY_MS:
        return session
    longer = replace(session, until_ms=now_ms + SESSION_MS)
    club.sessions.open(account.id, longer)
    return longer


def sign_out(club: Club, token: str) -> None:
    """Here alone; a token that opens nothing is out already."""
    club.sessions.close(tokens.owner_of(token), tokens.hashed(token))


def sign_out_everywhere(club: Club, at: Here) -> None:
    """Every device at once: one write ends them all, the rest is tidying."""
    change(club, at.account, era=at.account.era + 1)
    tidy(club, at.account)


def change_password(club: Club, at: Here, old: str, new: str, source: str) -> Entered:
    """Other devices are signed out; this one gets a new token."""
    throttle.may_try(club, at.account.login, source)
    if not passwords.matches(old, at.account.secret):
        raise wrong_pair()
    plain = passwords.fit(new, at.account.name)
    secret = passwords.kept(plain, club.dice, club.cost)
    changed = change(club, at.account, secret=secret, era=at.account.era + 1)
    tidy(club, at.account)
    return let_in(club, changed, at.session.device)


def new_code(club: Club, at: Here, password: str, source: str) -> str:
    """Another recovery code in place of the one that was lost; like the first it is told once."""
    throttle.may_try(club, at.account.login, source)
    if not passwords.matches(password, at.account.secret):
        raise wrong_pair()
    code = tokens.recovery_code(club.dice)
    change(club, at.account, recovery=tokens.hashed(tokens.as_written(code)))
    return code


def dress(club: Club, at: Here, avatar: int, hat: int) -> None:
    change(club, at.account, avatar=max(0, avatar), hat=max(0, hat))


def show_page(club: Club, at: Here, on: bool) -> None:
    change(club, at.account, open=on)


def tidy(club: Club, account: Account) -> None:
    for each in club.sessions.all(account.id, club.clock.now_ms()):
        club.sessions.close(account.id, each.hashed)


def change(club: Club, seen: Account, **changes: object) -> Account:
    """Writes the change, anew on what stands when somebody was first; not when all sessions were ended meanwhile."""
    era = seen.era
    for _ in range(TRIES):
        now = replace(seen, rev=seen.rev + 1, **changes)  # type: ignore[arg-type]
        if club.accounts.change(seen, now):
            return now
        seen = club.accounts.load(seen.id)
        if seen.leaving or seen.era != era:
            raise not_signed_in()
    raise busy()
