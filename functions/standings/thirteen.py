"""V3.4.4: which choices of sector thirteen are open to a team, from the choices it has made, the oldest first."""

from collections.abc import Sequence

from game.setup import comes_again

from standings.season import CHOICES, Choice

PEOPLE_FOR_THREE = 4


def open_choices(made: Sequence[Choice], people: int = 0) -> tuple[Choice, ...]:
    """What the table would offer. people: how many sit; with fewer than four (0: not said) there is no "three"."""
    few = 0 < people < PEOPLE_FOR_THREE
    feasible = tuple(choice for choice in CHOICES if not (few and choice == "three"))
    return tuple(choice for choice in feasible if comes_again(choice, made, feasible))
