"""The numbers of the rules. A rulebook gives them; a rule asks for those of its own group."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import TypeVar

from game.commands import Stage
from game.game import Game


@dataclass(frozen=True, slots=True)
class Group:
    """Numbers that some rules need and some games have; those ending in _s are seconds."""

    def named(self) -> Mapping[str, object]:
        return {each.name: getattr(self, each.name) for each in fields(self)}


G = TypeVar("G", bound=Group)


@dataclass(frozen=True, slots=True)
class Figures:
    """Every number of the rules, named as in the clauses: what each game has, and this game's own groups.

    stages: the points that end a game of this stage; other games end at the target.
    """

    sectors: int
    team_min: int
    team_max: int
    target: int
    minute_s: int
    signal_s: int
    silence_s: int
    own: tuple[Group, ...] = ()
    stages: tuple[tuple[Stage, int], ...] = ()

    def of(self, group: type[G]) -> G:
        """This game's numbers of that group; a rule that asks for them stands only in a book that has them."""
        found = self.find(group)
        if found is None:
            raise AssertionError(f"this game has no {group.__name__}")
        return found

    def find(self, group: type[G]) -> G | None:
        return next((each for each in self.own if isinstance(each, group)), None)

    def goal(self, game: Game) -> int:
        """The points that end this game."""
        return self.stage_goal(game.setup.stage)

    def stage_goal(self, stage: Stage) -> int:
        return dict(self.stages).get(stage, self.target)

    def named(self) -> Mapping[str, object]:
        """By name, nested where the clauses nest them."""
        common = {each.name: getattr(self, each.name) for each in fields(self) if each.name not in ("own", "stages")}
        mine = {name: value for group in self.own for name, value in group.named().items()}
        return common | mine | ({"target": dict(self.stages)} if self.stages else {})

    def flat(self) -> Mapping[str, int]:
        """By name, one number each: target (of a game of no stage), target.final, thirteen_s.one."""
        found: dict[str, int] = {"target": self.target}
        for name, value in self.named().items():
            if isinstance(value, int):
                found[name] = value
            elif isinstance(value, Mapping):
                found |= {f"{name}.{key}": each for key, each in value.items()}
        return found


@dataclass(frozen=True, slots=True)
class Envelopes(Group):
    """Ordinary envelopes and black boxes on the table."""

    envelopes: int
    zero: int


@dataclass(frozen=True, slots=True)
class Credit(Group):
    """What a minute on credit adds."""

    credit_s: int


@dataclass(frozen=True, slots=True)
class Extra(Group):
    """What the extra time adds."""

    extra_s: int


@dataclass(frozen=True, slots=True)
class Penalties(Group):
    cut_minute_s: int
    annulments_max: int


@dataclass(frozen=True, slots=True)
class Club(Group):
    """What the club's help adds: while the team thinks it over, or while the club speaks."""

    club_help_s: int


@dataclass(frozen=True, slots=True)
class Registered(Group):
    """How many play in a team that enters for a tournament."""

    team_min_registered: int


@dataclass(frozen=True, slots=True)
class Duplet(Group):
    """Seconds for each of two questions."""

    duplet_s: int


@dataclass(frozen=True, slots=True)
class Zeitnot(Group):
    """Seconds for all, for each who leaves, and for one who is left alone."""

    zeitnot_from_s: int
    zeitnot_step_s: int
    zeitnot_alone_s: int


@dataclass(frozen=True, slots=True)
class Refills(Group):
    """After how many first rounds an envelope is added: in a final and in a semifinal."""

    refill_rounds: int
    refill_semifinal: int


@dataclass(frozen=True, slots=True)
class Blitz(Group):
    """Seconds for each question of a blitz."""

    blitz_s: int


@dataclass(frozen=True, slots=True)
class Thirteen(Group):
    """Seconds of sector thirteen by the way it is played; three_from: how many must sit for three to be chosen."""

    all_s: int
    three_s: int
    one_s: int
    three_from: int

    def named(self) -> Mapping[str, object]:
        return {"thirteen_s": {"all": self.all_s, "three": self.three_s, "one": self.one_s}}
