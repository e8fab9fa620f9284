"""What is wrong with a game «вприсядку» (T1.6.1) as a sheet tells it."""

from collections.abc import Iterator

from standings.ranking import holder
from standings.reason import Fault, called
from standings.score import UNKNOWN
from standings.tournament import Match, Together


def together_faults(match: Match) -> Iterator[Fault]:
    """A game of several teams has its rounds, and only such a game has them."""
    together = match.together
    if (len(match.teams) > 1) != (together is not None):
        reason = f"{match.slot}: «вприсядку» играют несколько команд, и у такой игры есть rounds"
        yield Fault(match.line, reason, "Впишите teams и rounds либо одну team")
    elif match.slot.stage == "qualifier" and together is not None:
        yield Fault(match.line, f"{match.slot}: отборочную играет одна команда (T1.2)", "Оставьте одну team")
    elif together is not None and match.score != UNKNOWN:
        yield from _rounds(match, together)
        yield from _last_point(match, together)


def _rounds(match: Match, together: Together) -> Iterator[Fault]:
    for team in sorted(set(together.rounds) - set(match.teams)):
        yield Fault(match.line, f"{match.slot}: {called(team)} не сидела за столом", "Поправьте rounds")
    if sum(together.rounds.values()) + (match.window == "won") != match.score.knowers:
        reason = f"{match.slot}: раундов команд вместе не столько, сколько очков в счёте {match.score}"
        yield Fault(match.line, reason, "Поправьте rounds или score")
    if match.slot.stage == "semifinal" and set(match.wrong) != set(match.teams):
        reason = f"{match.slot}: неизвестно, сколько неверных ответов у каждой команды (T1.7.1)"
        yield Fault(match.line, reason, "Впишите wrong: {команда: сколько}")


def _last_point(match: Match, together: Together) -> Iterator[Fault]:
    if match.score.won and not together.rounds.get(together.sixth):
        reason = f"{match.slot}: неизвестно, чей ответ принёс шестое очко"
        yield Fault(match.line, reason, "Впишите в sixth команду, взявшую его")
    if not match.score.won and together.sixth:
        yield Fault(match.line, f"{match.slot}: шестое очко взял ведущий", "Уберите sixth или поправьте score")
    if not match.score.won and holder(match) not in match.teams:
        reason = f"{match.slot}: больше всех раундов не у одной команды"
        yield Fault(match.line, reason, "Впишите в extra взявшую дополнительный вопрос")
