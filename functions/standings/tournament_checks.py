"""What is wrong with a tournament's sheet before anything is computed: registration, games alone and together."""

from collections import Counter
from collections.abc import Callable, Iterator

from standings.checks import is_date, missing, same_names, unknown_team
from standings.lots import TEAMS_MAX
from standings.reason import Fault, called
from standings.schedule import GAMES_AN_EVENING
from standings.score import UNKNOWN, impossible
from standings.together_checks import together_faults
from standings.tournament import PEOPLE_MAX, PEOPLE_MIN, SEMIFINALS, TEAMS_MIN, Match, Slot, Team, Tournament

QUESTIONS_BESIDE_ROUNDS = 4
"""A duplet and a superblitz ask up to three questions each for one point."""


def faults(tournament: Tournament) -> tuple[Fault, ...]:
    """Everything that can be seen without standings, all at once."""
    everybody = (*tournament.teams, *tournament.guests)
    found = [*_registration(tournament), *same_names((team.name, team.line) for team in everybody)]
    found += [*_numbers(tournament), *_twice(tournament), *_skipped(tournament), *_evenings(tournament)]
    registered = {team.name for team in tournament.teams}
    known = registered | {team.name for team in tournament.guests}
    for match in tournament.matches:
        found += [fault for check in CHECKS for fault in check(match)]
        for name in match.teams:
            found += _registered(match, name, registered, known)
        for name in match.hall:
            found += unknown_team(match.line, name, known)
    return tuple(found)


def _registration(tournament: Tournament) -> Iterator[Fault]:
    """T1.2a, T1.3, T1.4."""
    if len(tournament.teams) < TEAMS_MIN:
        reason = f"заявленных команд {len(tournament.teams)}, а турниру нужно не меньше {TEAMS_MIN} (T1.2a)"
        yield Fault(0, reason, "Заявите ещё команды")
    for team in tournament.teams:
        if not PEOPLE_MIN <= team.people <= PEOPLE_MAX:
            reason = f"заявка команды {called(team.name)} отклонена: в ней {team.people} человек"
            yield Fault(team.line, reason, f"Заявленных в команде {PEOPLE_MIN}–{PEOPLE_MAX} (T1.3)")
    for guest in tournament.guests:
        if not 1 <= guest.people <= PEOPLE_MAX:
            reason = f"в незаявленной команде {called(guest.name)} {guest.people} человек"
            yield Fault(guest.line, reason, f"В зале играют до {PEOPLE_MAX} человек (T1.4)")


def _numbers(tournament: Tournament) -> Iterator[Fault]:
    """T2.2: a lot that can be verified wants a closed number of each team."""
    first: dict[int, Team] = {}
    for team in sorted((*tournament.teams, *tournament.guests), key=lambda team: team.line):
        if team.number and first.setdefault(team.number, team) is not team:
            yield Fault(
                team.line, f"номер {team.number} уже у команды {called(first[team.number].name)}", "Дайте другой"
            )
    if not tournament.head:
        return
    for team in tournament.teams:
        if not team.number:
            yield Fault(team.line, f"у команды {called(team.name)} нет закрытого номера", "Впишите number (T2.2)")
    if len(tournament.teams) > TEAMS_MAX:
        yield Fault(0, f"проверяемый жребий рассчитан на {TEAMS_MAX} команды", "Уберите draw и тяните номера из шляпы")


def _twice(tournament: Tournament) -> Iterator[Fault]:
    first: dict[object, Match] = {}
    for match in sorted(tournament.matches, key=lambda match: match.line):
        same = first.setdefault(match.slot, match)
        if same is not match:
            reason = f"{match.slot} уже записана в строке {same.line}"
            yield Fault(match.line, reason, "Оставьте одну запись или поправьте номер игры")


def _skipped(tournament: Tournament) -> Iterator[Fault]:
    """A lot is drawn among those whose numbers have not come out, so no game may be left out."""
    for line, no in missing((match.slot.no, match.line) for match in tournament.of("qualifier")):
        skipped = Slot("qualifier", no)
        yield Fault(line, f"нет игры «{skipped}», а следующая записана", "Допишите её или поправьте номер")


def _evenings(tournament: Tournament) -> Iterator[Fault]:
    """T1.2: dates that are dates, games in their order, two an evening at most."""
    before = ""
    for match in sorted(tournament.matches, key=lambda match: match.slot.order):
        if not match.date:
            continue
        if is_date(match.date) is None:
            yield Fault(match.line, f"даты «{match.date}» не бывает", "Запишите её как 2027-03-21")
        elif match.slot.stage not in ("consolation", "main") and match.date < before:
            yield Fault(match.line, f"{match.slot} раньше предыдущей игры ({before})", "Поправьте дату или номер игры")
        else:
            before = match.date
    evenings = Counter(match.date for match in tournament.matches if match.date)
    for match in sorted(tournament.of("qualifier"), key=lambda match: match.line):
        if evenings[match.date] > GAMES_AN_EVENING:
            reason = f"{match.date}: игр {evenings.pop(match.date)}, а за вечер играют {GAMES_AN_EVENING} (T1.2)"
            yield Fault(match.line, reason, "Разнесите игры по вечерам")


def _registered(match: Match, name: str, registered: set[str], known: set[str]) -> list[Fault]:
    """T1.4: a guest comes to the central table in the consolation final only."""
    if name in known and name not in registered and match.slot.stage != "consolation":
        reason = f"{match.slot}: команда {called(name)} не заявлена и за центральным столом не играет (T1.4)"
        return [Fault(match.line, reason, "Поправьте team или заявите её в teams")]
    return unknown_team(match.line, name, known if match.slot.stage == "consolation" else registered)


def _slot(match: Match) -> Iterator[Fault]:
    if match.slot.stage in ("qualifier", "semifinal") and match.slot.no < 1:
        yield Fault(match.line, f"{match.slot}: у игры нет номера", "Считайте игры с единицы")
    if match.slot.stage == "semifinal" and match.slot.no > SEMIFINALS:
        yield Fault(match.line, f"{match.slot}: полуфиналов два (T1.1.1)", "Поправьте номер игры")


def _score(match: Match) -> Iterator[Fault]:
    if reason := impossible(match.score, match.target):
        remedy = f"Исправьте score; у доигранной игры один победитель с {match.target} (T3.8)"
        yield Fault(match.line, f"{match.slot}: {reason}", remedy)


def _points(match: Match) -> Iterator[Fault]:
    """Figures that a game of this score cannot have."""
    if not 0 <= match.unused <= 2:
        yield Fault(match.line, f"{match.slot}: помощь и подсказка бывают по одной за игру", "Впишите unused от 0 до 2")
    if match.score == UNKNOWN:
        return
    if sum(match.specials.taken) > match.score.knowers:
        reason = f"{match.slot}: выигранных особых секторов больше, чем очков"
        yield Fault(match.line, reason, "Поправьте особые сектора или score")
    if sum(match.wrong.values()) > match.score.viewers or min(match.wrong.values(), default=0) < 0:
        reason = f"{match.slot}: неверных ответов больше, чем очков у ведущего"
        yield Fault(match.line, reason, "Поправьте wrong или score")


def _hall(match: Match) -> Iterator[Fault]:
    rounds = match.score.knowers + match.score.viewers if match.score != UNKNOWN else 2 * match.target
    most = rounds + QUESTIONS_BESIDE_ROUNDS
    for team, right in sorted(match.hall.items()):
        if team in match.teams:
            yield Fault(match.line, f"{match.slot}: {called(team)} за столом и в зале сразу", "Уберите её из hall")
        if not 0 <= right <= most:
            reason = f"{match.slot}: верных ответов зала {right} у {called(team)}, а вопросов не больше {most}"
            yield Fault(match.line, reason, "Поправьте hall")


CHECKS: tuple[Callable[[Match], Iterator[Fault]], ...] = (_slot, _score, _points, _hall, together_faults)
