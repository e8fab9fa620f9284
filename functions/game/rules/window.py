"""The window: a sector without a question that only the host knows. Where it lies, when it is passed over, the spin."""

from game.commands import HideWindow, SetSector, Spin
from game.envelope import PAPER, Kind
from game.events import Events, Spun, WindowFell, WindowHidden
from game.game import Game
from game.offers import Offer, Shut, offer
from game.people import Host
from game.phases import Between, Lobby
from game.rulebook import Rulebook, Sight, Turn
from game.rules import lobby, reserves, rounds

NUMBERED: tuple[Kind, ...] = ("red", "blue")


def numbered(sight: Sight[Host, Lobby]) -> tuple[int, ...]:
    """Sectors among which a window may be hidden."""
    kinds = sight.book.layout(sight.table.pack, sight.table.setup.marks)
    return tuple(n for n, kind in kinds if kind in NUMBERED)


def start_offer(sight: Sight[Host, Lobby]) -> Offer | Shut:
    """Eight numbered sectors with their colours, four special ones, and a window among the numbered."""
    kinds = [kind for _, kind in sight.book.layout(sight.table.pack, sight.table.setup.marks)]
    special = sorted("duplet" if kind == "blitz" else kind for kind in kinds if kind not in NUMBERED)
    if len(kinds) < sight.figures.sectors or special != ["base", "duplet", "superblitz", "zeitnot"]:
        return Shut("sectors_unmarked", "T4.0")
    if sight.table.setup.window not in numbered(sight):
        return Shut("no_window", "T4.2e")
    return lobby.start_offer(sight)


def hide_offer(sight: Sight[Host, Lobby]) -> Offer | Shut:
    others = tuple(n for n in numbered(sight) if n != sight.table.setup.window)
    return offer(*(HideWindow(n) for n in others)) if others else Shut("sectors_unmarked", "T4.0")


def hide(turn: Turn[Host, Lobby, HideWindow]) -> Events:
    return (WindowHidden(turn.command.sector),)


def won_last(game: Game) -> bool | None:
    """Whether the newest round with a verdict was taken; None before the first one."""
    said = [line.outcome == "knowers" for line in game.history if line.outcome in ("knowers", "viewers")]
    return said[-1] if said else None


def passed(book: Rulebook, game: Game) -> tuple[int, ...]:
    """The arrow passes over a window before the first verdict, and where its point would end the game (T4.2e)."""
    window, won = hidden(game), won_last(game)
    if not window or alone(book, game):
        return ()
    points = game.score.knowers if won else game.score.viewers
    return (window,) if won is None or points >= book.figures.goal(game) - 1 else ()


def hidden(game: Game) -> int:
    """The sector of a window that has not come yet; 0 when there is none."""
    window = game.setup.window
    return 0 if window in game.played or game.refilled(window) else window


def alone(book: Rulebook, game: Game) -> bool:
    """Whether no other sector is left: then a reserve is played in it."""
    return all(n in game.played or n == hidden(game) for n in book.sectors)


def spin(turn: Turn[Host, Between, Spin]) -> Events:
    return _opened(turn, rounds.spin(turn))


def set_sector(turn: Turn[Host, Between, SetSector]) -> Events:
    return _opened(turn, rounds.set_sector(turn))


def _opened(turn: Turn[Host, Between, Spin | SetSector], events: Events) -> Events:
    """A window gives its point at once; elsewhere an envelope is opened."""
    (spun,) = (each for each in events if isinstance(each, Spun))
    game = turn.game
    if spun.sector != hidden(game) or alone(turn.book, game):
        return (reserves.with_envelope(turn, spun),)
    return (reserves.with_slot(spun, PAPER, kind="window"), WindowFell(bool(won_last(game))))
