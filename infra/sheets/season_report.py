"""A season's sheet shown as it stands, and as it would stand with results that have not happened yet."""

from collections.abc import Sequence
from pathlib import Path

from standings.season import Season
from standings.season_course import table
from standings.season_table import SeasonTable
from standings.what_if import chance, moves, next_slot, places, with_game

from infra.sheets import plain, sections
from infra.sheets.reports import Report, checked, opened
from infra.sheets.said_result import Unclear, said
from infra.sheets.season_sheet import season
from infra.sheets.sections import Section


def report(path: Path) -> Report:
    return _report(checked(path, lambda: table(opened(path, season))))


def what_if(path: Path, results: Sequence[str]) -> Report:
    """The sheet with these results added one after another; without any, what each score of the next game gives."""
    given = opened(path, season)
    before = checked(path, lambda: table(given))
    if not results:
        return _choices(given, before)
    after = checked(path, lambda: table(_with(given, results)))
    return _compared(before, after)


def overtake(path: Path, now: str, lost_a_round: bool) -> Report:
    """V3.6: whether the leader can still be overtaken from this score of the qualifier that is on."""
    score, given = said(f"сейчас {now}").score, opened(path, season)
    told = checked(path, lambda: chance(given, score, lost_a_round or score.viewers > 0))
    if told is None:
        raise Unclear("Сейчас не отборочная, а решающий раунд бывает только в ней (V3.6).")
    rows = (("да" if told.can else "нет", "да" if told.may_ask else "нет", str(told.reason)),)
    head = ("Можно обойти лидера", "Решающий раунд можно просить", "Почему")
    answer = {"can": told.can, "may_ask": told.may_ask, "reason": str(told.reason), "clause": told.reason.clause}
    shown = Section("overtake", f"Счёт сейчас {score}", head, rows)
    return Report(f"Сезон {given.title}", (shown,), {"format": plain.FORMAT, **answer})


def _report(of: SeasonTable) -> Report:
    return Report(f"Сезон {of.title}", sections.of_season(of), plain.of_season(of))


def _with(given: Season, results: Sequence[str]) -> Season:
    for text in results:
        result = said(text)
        if result.words - {"decisive"} or result.numbers:
            raise Unclear(f"«{text}»: после запятой здесь бывает только decisive.")
        slot = next_slot(table(given), result.team)
        if slot is None:
            raise Unclear("Сезон доигран, прибавить к нему нечего.")
        given = with_game(given, slot, result.team, result.score, "decisive" in result.words)
    return given


def _compared(before: SeasonTable, after: SeasonTable) -> Report:
    series = next(each for each in after.series if each.name == before.series[-1].name)
    whole = _report(after)
    changed = moved(before.rating, series.rows)
    moving = [{"team": each.team, "before": each.before, "after": each.after}
              for each in moves(before.rating, series.rows)]  # fmt: skip
    return Report(f"{whole.title}: если бы", (changed, *whole.sections), {**whole.plain, "moves": moving})


def moved(before: sections.Rows, after: sections.Rows) -> Section:
    """Places before and after, with the reason of the new ones."""
    why = {row.team: str(row.reason) for row in after}
    rows = tuple(
        (_place(each.before), _place(each.after), each.team, why.get(each.team, "уходит из рейтинга"))
        for each in moves(before, after)
    )
    return Section("moves", "Что изменится", ("Было", "Станет", "Команда", "Почему"), rows)


def _place(place: int | None) -> str:
    return "–" if place is None else str(place)


def _choices(given: Season, before: SeasonTable) -> Report:
    if not before.next:
        raise Unclear("Сезон доигран, прибавить к нему нечего.")
    due = before.next[0]
    found = places(given, due.slot, due.team)
    title = f"{due.slot}, «{due.team}»: что даст каждый счёт"
    rows = tuple(
        (
            str(score),
            _place(row.place if row else None),
            str(row.reason) if row else "второе поражение: выбывает (V4.4.1)",
        )
        for score, row in found
    )
    scores = [{"score": str(score), "place": row.place if row else None} for score, row in found]
    chosen = {"format": plain.FORMAT, "season": before.title, "game": str(due.slot), "team": due.team, "scores": scores}
    return Report(f"Сезон {before.title}", (Section("scores", title, ("Счёт", "Место", "Почему"), rows),), chosen)
