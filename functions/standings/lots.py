"""Lots of a tournament, verifiable as the wheel is: a chain published before, a salt of every team, a link a draw."""

from collections.abc import Collection, Iterable, Sequence

from game.wheel import LINKS, belongs, pick

from standings.tournament import Slot, Team, Tournament

TEAMS_MAX = 32
SEATS_MAX = (LINKS - TEAMS_MAX) // 4
AFTER_QUALIFIERS = {("semifinal", 1): 0, ("semifinal", 2): 1, ("consolation", 0): 2, ("main", 0): 3}


def draw_no(slot: Slot, turn: int = 0) -> int:
    """Which link opens this lot: a qualifier has its own, an order «вприсядку» a run of them, one a turn."""
    if slot.stage == "qualifier":
        return slot.no
    return TEAMS_MAX + SEATS_MAX * AFTER_QUALIFIERS[slot.stage, slot.no] + turn + 1


def salts(teams: Iterable[Team]) -> tuple[str, ...]:
    return tuple(team.salt for team in teams)


def drawn(tournament: Tournament, link: str, draw: int, among: Collection[Team]) -> Team:
    """The team whose closed number comes out of these."""
    numbers = tuple(sorted(team.number for team in among))
    number = pick(link, tournament.head, draw, salts(tournament.teams), numbers)
    return next(team for team in among if team.number == number)


def dishonest(tournament: Tournament, slot: Slot, order: Sequence[Team], among: Collection[Team], links: Sequence[str]
              ) -> str:  # fmt: skip
    """What is wrong with a lot that gave this order of these teams; "" when it is as it had to be."""
    left = list(among)
    for turn, link in enumerate(links):
        draw = draw_no(slot, turn)
        if not _is_link(link, draw, tournament.head):
            return f"звено {turn + 1} не из объявленной цепочки"
        due = drawn(tournament, link, draw, left)
        if turn >= len(order) or due != order[turn]:
            return f"из звена {turn + 1} выходит команда «{due.name}»"
        left.remove(due)
    return ""


def _is_link(link: str, draw: int, head: str) -> bool:
    try:
        return belongs(link, draw, head)
    except ValueError:
        return False
