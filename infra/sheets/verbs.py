"""`pkz season …` and `pkz tournament …`: new, show, what-if, and the lot of a tournament."""

import argparse
import io
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from infra.sheets.reports import Report
    from infra.usage import Parser

FORMS = ("json", "csv", "html")
WORDS = {"season": "сезон", "tournament": "турнир"}


def add(verbs: "argparse._SubParsersAction[Parser]") -> None:
    """Both families of verbs; what they need is imported when one of them is called."""
    for kind, word in WORDS.items():
        inner = verbs.add_parser(kind, help=f"{word} по файлу: таблицы, очередь, награды").add_subparsers(
            required=True, metavar="ДЕЙСТВИЕ"
        )
        it = inner.add_parser("new", help=f"начать файл: {word} с пояснениями")
        it.add_argument("file", metavar="FILE", type=Path)
        it.set_defaults(act=new, kind=kind)
        it = inner.add_parser("show", help="посчитать и показать")
        _about_form(it, kind)
        it.set_defaults(act=show)
        it = inner.add_parser("what-if", help="что изменил бы счёт")
        _about_form(it, kind)
        it.add_argument("--result", action="append", default=[], metavar="«Команда 6:4»", help="можно несколько")
        if kind == "season":
            it.add_argument("--now", metavar="5:3", help="счёт идущей отборочной: можно ли ещё обойти лидера (V3.6)")
            it.add_argument("--lost-a-round", action="store_true", help="раунд уже проигран, хотя по счёту не видно")
        it.set_defaults(act=what_if)
        if kind == "tournament":
            it = inner.add_parser("draw", help="вытянуть следующую команду проверяемым жребием")
            it.add_argument("file", metavar="FILE", type=Path)
            it.set_defaults(act=draw)


def _about_form(it: argparse.ArgumentParser, kind: str) -> None:
    it.add_argument("file", metavar="FILE", type=Path)
    form = it.add_mutually_exclusive_group()
    for name, word in zip(FORMS, ("JSON", "таблица для Excel", "страница на стену"), strict=True):
        form.add_argument(f"--{name}", action="store_const", const=name, dest="form", help=word)
    it.add_argument("--part", metavar="ЧАСТЬ", help="одна таблица: rating, next, ledger, awards…")
    it.set_defaults(kind=kind)


def new(given: argparse.Namespace) -> int:
    from infra.sheets import begin

    return _said(lambda: begin.new(given.kind, given.file))


def draw(given: argparse.Namespace) -> int:
    from infra.sheets import begin

    return _said(lambda: begin.draw(given.file))


def show(given: argparse.Namespace) -> int:
    return _said(lambda: _formed(_reports(given.kind).report(given.file), given))


def what_if(given: argparse.Namespace) -> int:
    if given.kind == "season" and given.now:
        overtake = _reports(given.kind).overtake
        return _said(lambda: _formed(overtake(given.file, given.now, given.lost_a_round), given))
    return _said(lambda: _formed(_reports(given.kind).what_if(given.file, given.result), given))


def _reports(kind: str) -> Any:
    from infra.sheets import season_report, tournament_report

    return {"season": season_report, "tournament": tournament_report}[kind]


def _formed(report: "Report", given: argparse.Namespace) -> str:
    from infra.sheets import columns, plain, spreadsheet, wall
    from infra.sheets.said_result import Unclear

    sections = [section for section in report.sections if given.part in (None, section.key)]
    if not sections:
        keys = ", ".join(section.key for section in report.sections)
        raise Unclear(f"Таблицы {given.part} сейчас нет. Есть: {keys}.")
    if given.form == "json":
        return plain.written(report.plain)
    if given.form == "csv":
        return spreadsheet.written(sections)
    if given.form == "html":
        return wall.page(report.title, sections)
    room = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
    return f"{report.title}\n\n{columns.drawn(sections, room)}"


def _said(make: Callable[[], str]) -> int:
    """Prints what was made, in UTF-8 whatever the terminal; 1 with the words of a fault otherwise."""
    from infra.sheets.reports import BadSheet
    from infra.sheets.said_result import Unclear

    try:
        text = make()
    except (BadSheet, Unclear) as problem:
        print(problem, file=sys.stderr)
        return 1
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="")
    sys.stdout.write(text if text.endswith("\n") else f"{text}\n")
    return 0
