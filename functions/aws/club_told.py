"""The club's values as its doors tell them: field by field, hashes and ids of others never."""

from club import entering, profile
from club.rows import Counts, Played, Session
from game.rulebooks import RULEBOOKS
from wire import http_club as http


def entered(found: entering.Entered) -> http.Entered:
    return http.Entered(found.token, found.name, found.recovery)


def card(found: profile.Card) -> http.PersonCard:
    figures = tuple(http.BookFigures(book, _title(book), _counts(counts)) for book, counts in found.figures)
    ahead, left = (found.ahead.award, found.ahead.left) if found.ahead else ("", 0)
    return http.PersonCard(
        found.name, found.avatar, found.hat, found.since_ms, found.wins, found.orders, ahead, left, figures,
    )  # fmt: skip


def profile_of(found: profile.Own) -> http.Profile:
    devices = tuple(_device(each, found.this) for each in found.sessions)
    names = dict(found.names)
    games = tuple(_game(each, tuple(names[id] for id in each.beside if id in names)) for each in found.games)
    return http.Profile(card(found.card), found.open, games, devices)


def _device(session: Session, this: str) -> http.Device:
    return http.Device(session.made_ms, session.until_ms, session.device, session.hashed == this)


def _game(game: Played, beside: tuple[str, ...]) -> http.ProfileGame:
    return http.ProfileGame(
        game.key, game.book, _title(game.book), game.at_ms, game.role, game.outcome, game.knowers, game.viewers,
        game.pack, _counts(game.counts), game.award, beside,
    )  # fmt: skip


def _counts(counts: Counts) -> tuple[http.Count, ...]:
    return tuple(http.Count(name, n) for name, n in counts)


def _title(book: str) -> str:
    return RULEBOOKS[book].title if book in RULEBOOKS else ""
