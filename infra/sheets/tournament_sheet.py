"""The YAML sheet of a tournament: from the organiser's words to plain values, with all faults at once."""

import re

from standings.reason import Fault, Wrong
from standings.score import UNKNOWN
from standings.tournament import Match, Outcome, Slot, Specials, Stage, Team, Together, Tournament
from standings.tournament_checks import faults as alone
from standings.tournament_course import wrong

from infra.sheets.fields import Fields
from infra.sheets.lined import read
from infra.sheets.results import Played, Results, result_of
from infra.sheets.season_sheet import format_of

SLOT = re.compile(r"(qualifier|semifinal)\s+([1-9]\d{0,4})|(consolation|main)")
OUTCOMES: tuple[Outcome, ...] = ("won", "lost")
HEX = re.compile(r"[0-9a-f]{64}")


def tournament(data: bytes, results: Results) -> Tournament:
    """The tournament of a sheet; Wrong with everything that is amiss, whether a word or a game."""
    node, found = read(data)
    faults = list(found)
    if node is None:
        raise Wrong(found or (Fault(0, "файл пуст", "Начните с pkz tournament new"),))
    fields = Fields(node, "турнир", faults)
    matches = [_match(Fields(each, "игра", faults), results) for each in fields.items("games")]
    made = _tournament(fields, tuple(match for match in matches if match is not None), faults)
    if faults:
        raise Wrong((*faults, *(alone(made) if None in matches else wrong(made))))
    return made


def _tournament(fields: Fields, matches: tuple[Match, ...], faults: list[Fault]) -> Tournament:
    format_of(fields)
    made = Tournament(
        title=fields.text("tournament", required=True),
        teams=tuple(_team(Fields(node, "команда", faults)) for node in fields.items("teams")),
        guests=tuple(_team(Fields(node, "незаявленная команда", faults)) for node in fields.items("guests")),
        matches=matches,
        head=_link(fields, "head", fields.text("head")),
        rules=fields.text("rules"),
    )
    fields.finish()
    return made


def _team(fields: Fields) -> Team:
    """people may be a number or be counted from the names of players."""
    name, players = fields.text("name", required=True), fields.names("players")
    people = fields.whole("people", len(players))
    if players and people != len(players):
        fields.fault(fields.line_of("people"), f"people {people}, а имён {len(players)}", "Уберите people")
    team = Team(name, people, fields.whole("number"), fields.text("salt"), fields.line)
    fields.finish()
    return team


def _match(fields: Fields, results: Results) -> Match | None:
    """None when the entry does not say which game it is or whose."""
    slot, played, teams = _slot(fields), result_of(fields, results) or Played(UNKNOWN), _teams(fields)
    match = Match(
        slot=slot or Slot("qualifier"),
        teams=teams,
        score=played.score,
        specials=_specials(fields, played.specials),
        window=fields.one_of("window", OUTCOMES, played.window),
        unused=fields.whole("unused", played.unused),
        wrong=_wrong(fields, teams) or played.wrong,
        together=_together(fields) or played.together,
        hall=fields.counts("hall") or played.hall,
        links=tuple(_link(fields, "links", link) for link in fields.names("links")),
        date=fields.text("date"),
        rules=fields.text("rules"),
        line=fields.line,
    )
    fields.finish()
    return match if slot is not None and teams else None


def _slot(fields: Fields) -> Slot | None:
    """qualifier 3, semifinal 1, consolation, main."""
    word = fields.text("game", required=True)
    found = SLOT.fullmatch(word)
    if found is None:
        if word:
            remedy = "Запишите qualifier или semifinal с номером, consolation или main"
            fields.fault(fields.line_of("game"), f"game: {word} — такой игры нет", remedy)
        return None
    stages: dict[str, Stage] = {"qualifier": "qualifier", "semifinal": "semifinal", "consolation": "consolation"}
    return Slot(stages.get(found[1] or found[3], "main"), int(found[2] or 0))


def _teams(fields: Fields) -> tuple[str, ...]:
    """team: one, or teams: those who sit in turn, in the order of their lot."""
    one, several = fields.text("team"), fields.names("teams")
    if bool(one) == bool(several):
        fields.fault(fields.line, "нужна team, а для игры «вприсядку» teams", "Впишите одно из двух")
    return (one,) if one else several


def _specials(fields: Fields, told: Specials) -> Specials:
    """What is written wins over what a protocol told."""
    return Specials(
        superblitz=fields.one_of("superblitz", OUTCOMES, told.superblitz),
        zeitnot=fields.one_of("zeitnot", OUTCOMES, told.zeitnot),
        duplic=fields.one_of("duplic", OUTCOMES, told.duplic),
        twelfth=fields.one_of("twelfth", OUTCOMES, told.twelfth),
    )


def _wrong(fields: Fields, teams: tuple[str, ...]) -> dict[str, int]:
    """A number for the one team, or a number for each of several."""
    if len(teams) != 1:
        return fields.counts("wrong")
    said = fields.whole("wrong", -1)
    return {} if said < 0 else {teams[0]: said}


def _together(fields: Fields) -> Together | None:
    rounds, sixth, extra = fields.counts("rounds"), fields.text("sixth"), fields.text("extra")
    if rounds or sixth or extra:
        return Together(rounds, sixth, extra)
    return None


def _link(fields: Fields, key: str, value: str) -> str:
    if value and not HEX.fullmatch(value):
        fields.fault(fields.line_of(key), f"{key}: это не звено цепочки", "Скопируйте его целиком: 64 знака 0–9 a–f")
    return value
