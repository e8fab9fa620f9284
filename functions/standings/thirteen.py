"""V3.4.4: which choices of sector thirteen are open to a team, from the choices it has made, the oldest first."""

from collections.abc import Iterable, Sequence

from standings.season import CHOICES, Choice

PEOPLE_FOR_THREE = 4


def open_choices(made: Sequence[Choice], people: int = 0) -> tuple[Choice, ...]:
    """A choice is closed from the moment it is made until both others have been made after it.

    people: how many sit; with fewer than four (0: not said) "three" cannot be taken and counts as made.
    """
    few = 0 < people < PEOPLE_FOR_THREE
    seen = (*made, "three") if few else tuple(made)
    return tuple(each for each in CHOICES if not _closed(each, seen) and not (few and each == "three"))


def chosen(made: Sequence[Choice], choice: Choice, people: int = 0) -> tuple[Choice, ...]:
    """The history with one choice more, and with what counted as made before it."""
    few = 0 < people < PEOPLE_FOR_THREE
    return (*made, "three", choice) if few else (*made, choice)


def _closed(choice: Choice, seen: Iterable[str]) -> bool:
    since: set[str] | None = None
    for each in seen:
        if each == choice:
            since = set()
        elif since is not None:
            since.add(each)
    return since is not None and len(since) < len(CHOICES) - 1
