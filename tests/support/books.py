"""The one place where tests get the rulebook under test, so that prove may put a mutant there."""

from game.rulebook import Rulebook
from game.rulebooks import RULEBOOKS

_mutants: dict[str, Rulebook] = {}


def book(name: str) -> Rulebook:
    """The rulebook of this name, or the mutant that stands in for it in this process."""
    return _mutants.get(name, RULEBOOKS[name])


def put(mutant: Rulebook) -> None:
    """From now on this process tests the mutant. prove calls it in a forked child and nowhere else."""
    _mutants[mutant.id] = mutant
