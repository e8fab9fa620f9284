"""A tournament's sheet shown as it stands, and as it would stand with results that have not happened yet."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from standings.tournament import Match, Specials, Together, Tournament
from standings.tournament_course import table
from standings.tournament_table import TournamentTable
from standings.what_if import moves

from infra.sheets import plain, sections
from infra.sheets.reports import Report, checked, opened
from infra.sheets.said_result import Said, Unclear, said
from infra.sheets.season_report import moved
from infra.sheets.tournament_sheet import tournament

SECTORS = ("superblitz", "zeitnot", "duplic", "twelfth")


def report(path: Path) -> Report:
    return _report(checked(path, lambda: table(opened(path, tournament))))


def what_if(path: Path, results: Sequence[str]) -> Report:
    """The sheet with these results added one after another."""
    if not results:
        raise Unclear("Назовите результат: --result «Команда 6:4».")
    given = opened(path, tournament)
    before = checked(path, lambda: table(given))
    after = checked(path, lambda: table(_with(given, results)))
    whole = _report(after)
    pairs = (("rating", before.rating, after.rating), ("consolation", before.consolation, after.consolation))
    tables = (
        replace(moved(old, new), key=f"moves-{key}", title=f"{title}: что изменится")
        for (key, old, new), title in zip(pairs, ("Отборочные", "Утешительный зачёт"), strict=True)
    )
    moving = {key: [{"team": each.team, "before": each.before, "after": each.after} for each in moves(old, new)]
              for key, old, new in pairs}  # fmt: skip
    shown = tuple(section for section in tables if section.rows)
    return Report(f"{whole.title}: если бы", (*shown, *whole.sections), {**whole.plain, "moves": moving})


def _report(of: TournamentTable) -> Report:
    return Report(of.title, sections.of_tournament(of), plain.of_tournament(of))


def _with(given: Tournament, results: Sequence[str]) -> Tournament:
    for text in results:
        given = replace(given, matches=(*given.matches, _match(table(given), said(text))))
    return given


def _match(before: TournamentTable, result: Said) -> Match:
    """The first game due in which this team may play alone, or these play «вприсядку»."""
    if "+" in result.team:
        return _in_turn(before, result)
    slot = next((due.slot for due in before.next if result.team in due.teams), None)
    if slot is None:
        raise Unclear(f"Команде «{result.team}» сейчас нечего играть: игры по порядку стоят в pkz tournament show.")
    if unknown := result.words - set(SECTORS):
        raise Unclear(f"«{', '.join(sorted(unknown))}»: бывают {', '.join(SECTORS)}, unused=1 и Команда=баллы зала.")
    hall = {name: number for name, number in result.numbers.items() if name != "unused"}
    specials = Specials(*("won" if sector in result.words else "" for sector in SECTORS))
    return Match(slot, (result.team,), result.score, specials, unused=result.numbers.get("unused", 0), hall=hall)


def _in_turn(before: TournamentTable, result: Said) -> Match:
    """«Дуб+Клён 6:5, Дуб=3, Клён=3, sixth Дуб»: the teams in their order, rounds of each, the last point, an extra."""
    teams = tuple(part.strip() for part in result.team.split("+"))
    slot = next((due.slot for due in before.next if sorted(due.teams) == sorted(teams)), None)
    if slot is None:
        raise Unclear(
            f"Команды «{result.team}» сейчас не играют «вприсядку»: игры по порядку стоят в pkz tournament show."
        )
    words = dict(word.partition(" ")[::2] for word in result.words)
    if unknown := set(words) - {"sixth", "extra"}:
        raise Unclear(
            f"«{', '.join(sorted(unknown))}»: «вприсядку» говорят Команда=раунды, sixth Команда, extra Команда."
        )
    rounds = {name: result.numbers.get(name, 0) for name in teams}
    together = Together(rounds, words.get("sixth", ""), words.get("extra", ""))
    wrong = dict.fromkeys(teams, 0)
    hall = {name: number for name, number in result.numbers.items() if name not in teams}
    return Match(slot, teams, result.score, wrong=wrong, together=together, hall=hall)
