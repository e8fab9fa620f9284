"""Rulebooks that are wrong in one place: a row gone, shut, silent or narrower, a figure or a window off by one."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any

from game.events import Events
from game.figures import Figures
from game.offers import Offer, Shut
from game.rulebook import Row, Rulebook, Sight, Turn

Offered = Callable[[Sight[Any, Any]], Offer | Shut]


@dataclass(frozen=True, slots=True)
class Mutant:
    """A wrong rulebook and what is wrong with it. row: which row, None for a figure."""

    name: str
    book: Rulebook
    row: int | None = None


@dataclass(slots=True)
class Heard:
    """What rows do while the tests run on the true rulebook: whether consulted, and whether they set a window."""

    asked: set[int]
    opens: set[int]
    closes: set[int]


def listening(book: Rulebook, heard: Heard) -> Rulebook:
    """The same rulebook, noting which rows are consulted and which offers have a window."""
    rows = tuple(replace(row, offer=_noting(row.offer, at, heard)) for at, row in enumerate(book.rows))
    return replace(book, rows=rows)


def _noting(offer: Offered, at: int, heard: Heard) -> Offered:
    def noted(sight: Sight[Any, Any]) -> Offer | Shut:
        found = offer(sight)
        heard.asked.add(at)
        if isinstance(found, Offer):
            heard.opens.update({at} if found.from_ms else ())
            heard.closes.update({at} if found.until_ms is not None else ())
        return found

    return noted


def mutants(book: Rulebook, heard: Heard) -> Iterator[Mutant]:
    """Every wrong rulebook, in the order of the rows and then of the figures."""
    for at, row in enumerate(book.rows):
        yield Mutant(f"row gone: {row}", _with(book, at), at)
        yield Mutant(f"offer shut: {row}", _with(book, at, replace(row, offer=_shut)), at)
        yield Mutant(f"rule silent: {row}", _with(book, at, replace(row, rule=_nothing)), at)
        yield from _narrower(book, at, row)
        if at in heard.opens:
            yield from (_shifted(book, at, row, by, 0) for by in (1, -1))
        if at in heard.closes:
            yield from (_shifted(book, at, row, 0, by) for by in (1, -1))
    for name, by, figures in _figures(book.figures):
        yield Mutant(f"figure {name} {by:+d}", replace(book, figures=figures))
    yield from _poorer(book)


def _figures(true: Figures) -> Iterator[tuple[str, int, Figures]]:
    """Every number of the book off by one: common ones, those of its groups, those of its stages."""
    for by in (1, -1):
        for each in fields(Figures):
            value = getattr(true, each.name)
            if isinstance(value, int) and not (each.name == "target" and true.stages):
                shift: dict[str, Any] = {each.name: value + by}
                yield each.name, by, replace(true, **shift)
        for at, group in enumerate(true.own):
            for each in fields(group):
                shifted = replace(group, **{each.name: getattr(group, each.name) + by})
                yield each.name, by, replace(true, own=(*true.own[:at], shifted, *true.own[at + 1 :]))
        for at, (stage, goal) in enumerate(true.stages):
            stages = (*true.stages[:at], (stage, goal + by), *true.stages[at + 1 :])
            yield f"target of {stage}", by, replace(true, stages=stages)


def _poorer(book: Rulebook) -> Iterator[Mutant]:
    """A lifeline fewer, one that survives the final, a sector that may come when it must not."""
    for listed in ("lifelines", "final_burns"):
        for less in getattr(book, listed):
            left = tuple(each for each in getattr(book, listed) if each != less)
            fewer: dict[str, Any] = {listed: left}
            yield Mutant(f"{listed} without {less}", replace(book, **fewer))
    for listed in ("never_first", "never_final"):
        for less in getattr(book.wheel, listed):
            left = tuple(each for each in getattr(book.wheel, listed) if each != less)
            instead: dict[str, Any] = {listed: left}
            yield Mutant(f"{listed} without {less}", replace(book, wheel=replace(book.wheel, **instead)))


def _with(book: Rulebook, at: int, *instead: Row) -> Rulebook:
    return replace(book, rows=(*book.rows[:at], *instead, *book.rows[at + 1 :]))


def _narrower(book: Rulebook, at: int, row: Row) -> Iterator[Mutant]:
    """The row without one of its people or one of its phases."""
    for less in row.by if len(row.by) > 1 else ():
        narrower = replace(row, by=tuple(each for each in row.by if each is not less))
        yield Mutant(f"not {less.__name__}: {row}", _with(book, at, narrower), at)
    for less in row.during if len(row.during) > 1 else ():
        narrower = replace(row, during=tuple(each for each in row.during if each is not less))
        yield Mutant(f"not {less.__name__}: {row}", _with(book, at, narrower), at)


def _nothing(turn: Turn[Any, Any, Any]) -> Events:
    return ()


def _shut(sight: Sight[Any, Any]) -> Offer | Shut:
    return Shut("proved", "")


def _shifted(book: Rulebook, at: int, row: Row, opens: int, closes: int) -> Mutant:
    def offered(sight: Sight[Any, Any]) -> Offer | Shut:
        found = row.offer(sight)
        if isinstance(found, Shut):
            return found
        until_ms = found.until_ms if found.until_ms is None else found.until_ms + closes
        return replace(found, from_ms=found.from_ms + opens if found.from_ms else 0, until_ms=until_ms)

    what = f"opens {opens:+d} ms" if opens else f"closes {closes:+d} ms"
    return Mutant(f"window {what}: {row}", _with(book, at, replace(row, offer=offered)), at)
