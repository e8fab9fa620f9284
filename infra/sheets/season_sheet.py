"""The YAML sheet of a season: from the organiser's words to plain values, with all faults at once."""

import re
from typing import get_args

from standings.reason import Fault, Wrong
from standings.score import UNKNOWN, Score
from standings.season import (
    CHOICES,
    SERIES,
    STATUSES,
    Best,
    Choice,
    Game,
    LastSeason,
    Missed,
    Prizes,
    Question,
    Refusal,
    Season,
    Slot,
    Status,
    Team,
)
from standings.season_checks import faults as alone
from standings.season_course import wrong

from infra.sheets.fields import Fields
from infra.sheets.lined import Node, Text, read
from infra.sheets.results import Played, Results, result_of

FORMAT = "1"
UNTOLD = Slot(SERIES[0], "qualifier")
SLOT = re.compile(rf"({'|'.join(SERIES)})\s+(?:([1-9]\d?)|(special|final))")


def season(data: bytes, results: Results) -> Season:
    """The season of a sheet; Wrong with everything that is amiss, whether a word or a game."""
    node, found = read(data)
    faults = list(found)
    if node is None:
        raise Wrong(found or (Fault(0, "файл пуст", "Начните с pkz season new"),))
    fields = Fields(node, "сезон", faults)
    games = [_game(Fields(each, "игра", faults), results, faults) for each in fields.items("games")]
    made = _season(fields, tuple(game for game in games if game is not None), faults)
    if faults:
        raise Wrong((*faults, *(alone(made) if None in games else wrong(made))))
    return made


def _season(fields: Fields, games: tuple[Game, ...], faults: list[Fault]) -> Season:
    format_of(fields)
    made = Season(
        title=fields.text("season", required=True),
        teams=tuple(_team(Fields(node, "команда", faults)) for node in fields.items("teams")),
        games=games,
        refusals=tuple(_refusal(Fields(node, "отказ", faults)) for node in fields.items("refusals")),
        prizes=_prizes(fields.inner("prizes")),
        rules=fields.text("rules"),
    )
    fields.finish()
    return made


def format_of(fields: Fields) -> None:
    """Every sheet says its format first, so that a later one is not misread."""
    if fields.text("format", required=True) not in ("", FORMAT):
        fields.fault(fields.line_of("format"), "формат новее, чем знает программа", "Обновите её или впишите format: 1")


def _team(fields: Fields) -> Team:
    name = fields.text("name", required=True)
    status: Status = fields.one_of("status", get_args(Status), "reserve")
    if not fields.has("status"):
        fields.fault(fields.line, "нет поля status", f"Впишите одно из: {', '.join(STATUSES)}")
    thirteen = tuple(each for each in _choices(fields) if each is not None)
    team = Team(name, status, _last(fields.inner("last")), fields.whole("lot"), thirteen, fields.line)
    fields.finish()
    return team


def _choices(fields: Fields) -> list[Choice | None]:
    """A history may name a choice many times, so it is no list of names."""
    found: list[Choice | None] = []
    for item in fields.items("thirteen"):
        word = item.value if isinstance(item, Text) else ""
        found.append(next((choice for choice in CHOICES if choice == word), None))
        if found[-1] is None:
            fields.fault(item.line, f"варианта {word} тринадцатого сектора нет", f"Бывают: {', '.join(CHOICES)}")
    return found


def _last(fields: Fields | None) -> LastSeason:
    if fields is None:
        return LastSeason()
    last = LastSeason(fields.flag("winner"), fields.whole("wins"), fields.score("rounds") or Score(0, 0))
    fields.finish()
    return last


def _refusal(fields: Fields) -> Refusal:
    refusal = Refusal(fields.text("team", required=True), fields.one_of("series", SERIES, ""), fields.line)
    if not fields.has("series"):
        fields.fault(fields.line, "нет поля series", f"Впишите одно из: {', '.join(SERIES)}")
    fields.finish()
    return refusal


def _prizes(fields: Fields | None) -> Prizes:
    if fields is None:
        return Prizes()
    usual = Prizes()
    prizes = Prizes(
        question=fields.whole("question", usual.question),
        final=fields.whole("final", usual.final),
        year_final=fields.whole("year_final", usual.year_final),
        special=fields.whole("special", usual.special),
    )
    fields.finish()
    return prizes


def _game(fields: Fields, results: Results, faults: list[Fault]) -> Game | None:
    """None when the entry does not say which game it is."""
    slot, played = slot_of(fields) or UNTOLD, result_of(fields, results) or Played(UNKNOWN)
    players = fields.names("players")
    game = Game(
        slot=slot,
        team=fields.text("team", required=True),
        score=played.score,
        decisive=fields.flag("decisive") or played.decisive,
        date=fields.text("date"),
        rules=fields.text("rules"),
        players=players,
        people=fields.whole("people", len(players)),
        thirteen=fields.one_of("thirteen", CHOICES, played.way),
        missed=tuple(_missed(node, faults) for node in fields.items("missed")),
        best=_best(fields.inner("best")),
        line=fields.line,
    )
    fields.finish()
    return None if slot is UNTOLD else game


def slot_of(fields: Fields) -> Slot | None:
    """spring 1, autumn special, winter final."""
    word = fields.text("game", required=True)
    found = SLOT.fullmatch(word)
    if found is None:
        if word:
            remedy = f"Запишите серию ({', '.join(SERIES)}) и номер, special или final"
            fields.fault(fields.line_of("game"), f"game: {word} — такой игры нет", remedy)
        return None
    series, no, other = found.groups()
    return Slot(series, "qualifier", int(no)) if no else Slot(series, "special" if other == "special" else "final")


def _missed(node: Node, faults: list[Fault]) -> Missed:
    fields = Fields(node, "невзятый вопрос", faults)
    if fields.has("blitz"):
        inner = (Fields(each, "вопрос блица", faults) for each in fields.items("blitz"))
        missed = Missed(tuple(_question(each) for each in inner), fields.whole("lost"), fields.line)
        fields.finish()
        return missed
    return Missed((_question(fields),), 1, fields.line)


def _question(fields: Fields) -> Question:
    question = Question(fields.text("author", required=True), fields.text("question", required=True))
    fields.finish()
    return question


def _best(fields: Fields | None) -> Best | None:
    if fields is None:
        return None
    best = Best(fields.text("name", required=True), fields.text("guest"), fields.text("captain"), fields.line)
    fields.finish()
    return best
