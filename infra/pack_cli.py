"""`pkz pack new | check | convert`: packs on this machine's disc, findings for people or one JSON object a line."""

from __future__ import annotations

import argparse
import codecs
import json
import sys
import time
from pathlib import Path
from typing import Any, Final

from packs import checks, folder
from packs.card import complete_for
from packs.outcome import Outcome
from packs.template import template
from packs.trouble import BadPack, Trouble
from packs.writing import write

from infra.pack_files import format_to, not_over, outcome, put, why

TELL_EVERY_S: Final = 1.0
LEVELS: Final = {"error": "ошибка", "warning": "замечание", "info": "к сведению"}


def line_of(name: str, found: Outcome) -> dict[str, Any]:
    """The object `check --json` prints."""
    refused = None if found.pack else " ".join(str(each) for each in found.findings) or "пакет не прочитан"
    return {
        "file": name,
        "refused": refused,
        "questions": len(found.pack.questions) if found.pack else 0,
        "errors": [_told(each) for each in found.errors] if found.pack else [],
        "warnings": [_told(each) for each in found.warnings],
        "complete_for": list(complete_for(found.pack)) if found.pack else [],
    }


def _told(trouble: Trouble) -> dict[str, str]:
    return {"place": trouble.place, "code": trouble.code, "text": trouble.text}


def told(name: str, found: Outcome) -> str:
    """The same for people."""
    if found.pack is None:
        return "\n".join([f"{name}: не читается", *(f"  {each}" for each in found.findings)])
    count = f"вопросов {len(found.pack.questions)}, ошибок {len(found.errors)}, замечаний {len(found.warnings)}"
    lines = [f"{name}: {count}"]
    lines += [
        f"  {LEVELS[each.level]}: {each}"
        for each in sorted(found.findings, key=lambda each: list(LEVELS).index(each.level))
    ]
    lines += [f"  {figure}" for figure in checks.figures(found.pack)]
    full = complete_for(found.pack)
    lines.append(f"  полон для игр: {', '.join(full)}" if full else "  ни для одной игры пакет не полон")
    return "\n".join(lines)


class Progress:
    """Says how far long work has come, on the error stream, at most once a second."""

    def __init__(self, whole: int) -> None:
        self._whole, self._done, self._last = whole, 0, time.monotonic()

    def step(self, name: str) -> None:
        self._done += 1
        if time.monotonic() - self._last > TELL_EVERY_S:
            print(f"прочитано {self._done} из {self._whole}: {name}", file=sys.stderr, flush=True)
            self._last = time.monotonic()


def check(given: argparse.Namespace) -> int:
    """0 when every file reads without errors; 1 when one is refused or has an error. Warnings do not count."""
    progress, bad = Progress(len(given.files)), 0
    for name in given.files:
        found = outcome(Path(name), given.encoding, given.format)
        bad += found.pack is None or bool(found.errors)
        print(json.dumps(line_of(name, found), ensure_ascii=False) if given.json else told(name, found), flush=True)
        progress.step(name)
    return 1 if bad else 0


def convert(given: argparse.Namespace) -> int:
    """0 when all was read and written; 1 when the pack was refused or read with errors (what was read is written)."""
    target = Path(given.out)
    found = outcome(Path(given.file), given.encoding, given.format)
    print(told(given.file, found), file=sys.stderr)
    if found.pack is None:
        return 1
    try:
        written = write(found.pack, found.media, given.to or format_to(target))
        not_over(Path(given.file), target)
        put(written, target)
    except BadPack as bad:
        print(f"{target}: {bad}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{target}: не записано: {why(error)}. Назовите другое место.", file=sys.stderr)
        return 1
    for trouble in written.findings:
        print(f"  {target.name} не вместит — {trouble}", file=sys.stderr)
    print(
        f"{target}: записано, вопросов {len(found.pack.questions)}, файлов рядом {len(written.files)}", file=sys.stderr
    )
    return 1 if found.errors else 0


def new(given: argparse.Namespace) -> int:
    """0 when the template was laid; 1 when there is a pack already."""
    target = Path(given.folder) / folder.MAIN
    title = given.title or target.parent.resolve().name
    try:
        if target.exists():
            print(f"{target}: здесь уже есть пакет. Назовите другую папку.", file=sys.stderr)
            return 1
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(template(title), encoding="utf-8")
    except OSError as error:
        print(f"{target}: пакет не начат: {why(error)}. Назовите другую папку.", file=sys.stderr)
        return 1
    print(f"{target}: начат новый пакет. Проверить: pkz pack check {given.folder}")
    return 0


def schema(given: argparse.Namespace) -> int:
    from packs.schema import schema as made

    print(json.dumps(made(), ensure_ascii=False, indent=1))
    return 0


def add(verbs: Any) -> None:
    """`pkz pack …` among the verbs of the command line."""
    pack = verbs.add_parser("pack", help="пакеты вопросов: проверить, перевести в другой формат, начать новый")
    acts = pack.add_subparsers(required=True, metavar="ЧТО")
    it = acts.add_parser("check", help="прочитать и сказать, что не так (код 1: есть ошибки или файл не читается)")
    it.add_argument("files", nargs="+", metavar="FILE", help="файл или папка пакета; - читает то, что подадут на вход")
    it.add_argument("--json", action="store_true", help="по объекту JSON на строку")
    _reading(it)
    it.set_defaults(act=check)
    it = acts.add_parser("convert", help="перевести в другой формат: .4s, .json, .docx, папка своего формата, .zip")
    it.add_argument("file", metavar="IN", help="файл или папка пакета")
    it.add_argument("out", metavar="OUT", help="куда; формат виден по имени, без точки — папка своего формата")
    it.add_argument("--to", choices=["own", "4s", "json", "docx"], help="формат, если имя его не говорит")
    _reading(it)
    it.set_defaults(act=convert)
    it = acts.add_parser("new", help="начать новый пакет: папка с образцом, где всё подписано")
    it.add_argument("folder", metavar="FOLDER", help="папка, которой ещё нет")
    it.add_argument("--title", default="", help="название пакета, иначе имя папки")
    it.set_defaults(act=new)
    it = acts.add_parser("schema", help="схема JSON нашего формата: с ней редакторы подсказывают поля")
    it.set_defaults(act=schema)


def _reading(it: argparse.ArgumentParser) -> None:
    it.add_argument(
        "--encoding",
        default="",
        type=_encoding,
        metavar="КОДИРОВКА",
        help="если программа её не узнала: cp1251, koi8-r, cp866, utf-8",
    )
    it.add_argument(
        "--format", default="", metavar="ФОРМАТ", help="если имя файла его не говорит: own, 4s, db, csv, json…"
    )


def _encoding(name: str) -> str:
    """An encoding by the name this house has for it: windows-1251, KOI8-R and utf8 are known too."""
    try:
        return codecs.lookup(name).name
    except LookupError:
        return name
