"""What is wrong with a season's sheet before anything is computed: each game and team, alone and side by side."""

from collections.abc import Callable, Iterable, Sequence

from standings.checks import is_date, missing, same_names, unknown_team
from standings.reason import Fault, called
from standings.score import UNKNOWN, Score, impossible
from standings.season import AUTUMN, CLAIMANTS, PERMANENT, QUALIFIERS, SERIES, TARGET, Game, Season, Slot
from standings.thirteen import open_choices

CHOICE_WORDS = {"all": "все и 10 секунд", "three": "трое и 20 секунд", "one": "один и 60 секунд"}


def faults(season: Season) -> tuple[Fault, ...]:
    """Everything that can be seen without ratings, all at once."""
    games = season.in_order()
    found = [*_teams(season), *_twice(games), *_skipped(games), *_dates(games), *_rotation(season, games)]
    known = {team.name: team.status for team in season.teams}
    for line, name in [*((game.line, game.team) for game in games), *((e.line, e.team) for e in season.refusals)]:
        found += unknown_team(line, name, known)
        if known.get(name) == "out":
            found.append(
                Fault(line, f"команда {called(name)} выбыла до начала сезона", "Исправьте её status или строку")
            )
    for game in games:
        found += [fault for check in CHECKS for fault in check(game)]
    return tuple(found)


def _teams(season: Season) -> list[Fault]:
    found = same_names((team.name, team.line) for team in season.teams)
    for status, most, word in (("permanent", PERMANENT, "постоянных"), ("claimant", CLAIMANTS, "претендентов")):
        extra = sorted(team.line for team in season.teams if team.status == status)[most:]
        remedy = "Оставьте лишним status: reserve"
        found += [Fault(line, f"{word} команд больше {most} (V4.2)", remedy) for line in extra]
    if not any(team.status == "permanent" for team in season.teams):
        found.append(Fault(0, "в сезоне нет ни одной постоянной команды (V4.2)", "Впишите её в teams"))
    winners = sorted(team.line for team in season.teams if team.last.winner)
    found += [Fault(line, "у прошлого сезона один победитель", "Уберите winner у остальных") for line in winners[1:]]
    return found


def _twice(games: Sequence[Game]) -> list[Fault]:
    found, first = [], dict[object, Game]()
    for game in sorted(games, key=lambda game: game.line):
        same = first.setdefault(game.slot, game)
        if same is not game:
            remedy = "Оставьте одну запись или поправьте номер игры"
            found.append(Fault(game.line, f"{game.slot} уже записана в строке {same.line}", remedy))
    return found


def _skipped(games: Sequence[Game]) -> list[Fault]:
    """Who played later is told by the numbers, so none may be left out."""
    found = []
    for name in SERIES:
        of_series = [game for game in games if game.slot.series == name and 1 <= game.slot.no <= QUALIFIERS[name]]
        numbered = [(game.slot.no, game.line) for game in of_series]
        for line, no in missing(numbered):
            skipped = Slot(name, "qualifier", no)
            found.append(Fault(line, f"нет игры «{skipped}», а следующая записана", "Допишите её или поправьте номер"))
    return found


def _dates(games: Sequence[Game]) -> list[Fault]:
    """A date that is one, and days that follow each other as the games do."""
    found, before = [], None
    for game in games:
        if not game.date:
            continue
        day = is_date(game.date)
        if day is None:
            found.append(Fault(game.line, f"даты «{game.date}» не бывает", "Запишите её как 2027-03-21"))
        elif before is not None and day < before[0]:
            reason = f"{game.slot} ({game.date}) раньше предыдущей игры: {before[1].slot} ({before[1].date})"
            found.append(Fault(game.line, reason, "Поправьте дату или номер игры"))
        else:
            before = day, game
    return found


def _rotation(season: Season, games: Sequence[Game]) -> list[Fault]:
    """V3.4.4: a choice of sector thirteen is taken when it is open."""
    made = {team.name: team.thirteen for team in season.teams}
    found = []
    for game in games:
        if game.thirteen is None or game.team not in made:
            continue
        may = open_choices(made[game.team], game.people)
        if game.thirteen not in may:
            words = ", ".join(f"{each} ({CHOICE_WORDS[each]})" for each in may)
            reason = f"вариант {game.thirteen} тринадцатого сектора команде {called(game.team)} закрыт (V3.4.4)"
            found.append(Fault(game.line, reason, f"Ей открыто: {words}"))
        made[game.team] = (*made[game.team], game.thirteen)
    return found


def _score(game: Game) -> Iterable[Fault]:
    if reason := impossible(game.score, TARGET):
        yield Fault(game.line, f"{game.slot}: {reason}", "Исправьте score; у доигранной игры один победитель с 6")


def _slot(game: Game) -> Iterable[Fault]:
    most = QUALIFIERS[game.slot.series]
    if game.slot.kind == "special" and game.slot.series != AUTUMN:
        yield Fault(game.line, "специальная игра бывает только осенью (V4.1)", "Запишите её как autumn special")
    if game.slot.kind == "qualifier" and not 1 <= game.slot.no <= most:
        yield Fault(game.line, f"{game.slot}: в серии отборочных {most} (V4.1)", "Поправьте номер игры")


def _decisive(game: Game) -> Iterable[Fault]:
    if not game.decisive:
        return
    if game.slot.kind != "qualifier":
        yield Fault(game.line, f"{game.slot}: решающего раунда здесь не бывает (V3.6)", "Уберите decisive")
    if game.score not in (Score(TARGET, 0), Score(0, TARGET), UNKNOWN):
        remedy = "Запишите 6:0 или 0:6 либо уберите decisive"
        yield Fault(game.line, f"{game.slot}: после решающего раунда не бывает счёта {game.score} (V3.6)", remedy)


def _missed(game: Game) -> Iterable[Fault]:
    if not game.decisive and len(game.missed) > game.score.viewers and game.score != UNKNOWN:
        reason = f"{game.slot}: невзятых вопросов {len(game.missed)}, а очков у телезрителей {game.score.viewers}"
        yield Fault(game.line, reason, "Уберите лишние записи missed")
    for each in game.missed:
        if not 1 <= each.lost <= len(each.questions) <= 3:
            yield Fault(each.line, "в блице от одного до трёх вопросов, lost — номер проигранного", "Поправьте запись")


def _best(game: Game) -> Iterable[Fault]:
    """V4.11a: the best author is one of this game's authors of untaken questions."""
    if game.best is None:
        return
    if game.slot.kind != "final":
        yield Fault(game.best.line, "лучшего называют только в финалах серий (V4.11)", "Уберите best")
    elif game.score.won and game.best.captain:
        yield Fault(game.best.line, "мнение капитана спрашивают при поражении (V4.11a)", "Уберите captain")
    elif game.score.won and game.players and game.best.name not in game.players:
        yield Fault(game.best.line, f"{called(game.best.name)} нет среди players этой игры (V4.11)", "Поправьте имя")
    elif not game.score.won and game.best.name not in {each.rewarded.author for each in game.missed}:
        reason = f"{called(game.best.name)} нет среди авторов невзятых вопросов этой игры (V4.11a)"
        yield Fault(game.best.line, reason, "Впишите его вопрос в missed или выберите другого автора")


CHECKS: tuple[Callable[[Game], Iterable[Fault]], ...] = (_score, _slot, _decisive, _missed, _best)
