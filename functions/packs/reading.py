"""The one door for packs: tells the format by the bytes and the name, calls its reader, adds what checks say."""

import importlib
import re
from collections.abc import Callable, Mapping
from typing import Final

from packs import checks
from packs.foreign import known
from packs.outcome import Material, Outcome
from packs.trouble import BadPack, Trouble, refusal

READERS: Final[Mapping[str, str]] = {
    "own": "packs.own",
    "4s": "packs.readers.four_s",
    "db": "packs.readers.db_text",
    "dbxml": "packs.readers.db_xml",
    "siq": "packs.readers.siq",
    "docx": "packs.readers.docx",
    "csv": "packs.readers.csv_table",
    "json": "packs.readers.json_site",
    "zip": "packs.readers.bundle",
}
ENDINGS: Final[Mapping[str, str]] = {
    "yaml": "own", "yml": "own", "4s": "4s", "xml": "dbxml", "siq": "siq", "docx": "docx", "csv": "csv", "tsv": "csv",
    "json": "json", "zip": "zip",
}  # fmt: skip
LABELS: Final = re.compile(
    r"^\W{0,3}(?:чемпионат|пакет|тур|вопрос\s*\d*|ответ|дата|вид|инфо)\s*\d*\s*[:.]", re.I | re.M
)
MARKERS: Final = re.compile(r"^\W{0,3}(?:\?\s?\S|#{2,3}\s?\S|№№?\s)", re.M)


def read(material: Material, format: str = "") -> Outcome:
    """The pack and everything found; a pack that cannot be read at all comes as an outcome without one."""
    chosen = format
    try:
        chosen = chosen or format_of(material)
        found = reader(chosen)(material)
    except BadPack as bad:
        return Outcome(None, bad.troubles, {}, chosen)
    if found.pack is None:
        return found
    said = {(each.code, each.place) for each in found.findings}
    more = tuple(each for each in checks.check(found.pack) if (each.code, each.place) not in said)
    return Outcome(found.pack, (*found.findings, *_news(found, more)), found.media, found.format)


def _news(found: Outcome, more: tuple[Trouble, ...]) -> tuple[Trouble, ...]:
    """Without what the strict reader of our own format has said already in its own words."""
    codes = {each.code for each in found.findings}
    twice = {"no_questions"} | ({"no_text", "no_answer"} if "missing_field" in codes else set())
    return tuple(each for each in more if not (each.code in twice and codes & {each.code, "missing_field"}))


def reader(format: str) -> Callable[[Material], Outcome]:
    """The reader of a format, imported now."""
    if format not in READERS:
        raise refusal("unknown_format", "файл", f"формата «{format}» здесь не знают", f"Есть: {', '.join(READERS)}")
    module = importlib.import_module(READERS[format])
    made: Callable[[Material], Outcome] = module.outcome if format == "own" else module.read
    return made


def format_of(material: Material) -> str:
    """The format by the name's ending, and by the bytes where the ending says little."""
    ending = material.name.rpartition(".")[2].lower() if "." in material.name else ""
    if foreign := known(material.content):
        raise foreign
    if ending in ENDINGS:
        return ENDINGS[ending]
    if material.content.startswith(b"PK\x03\x04"):
        return "zip"
    return _by_text(material)


def _by_text(material: Material) -> str:
    from packs.decoding import text_of

    head = text_of(material.content, material.encoding)[:20_000]
    start = head.lstrip()
    if start.startswith("<"):
        return "dbxml"
    if start.startswith(("{", "[")) and not LABELS.search(head):
        return "json"
    if re.search(r"^format:\s*\d", head, re.M):
        return "own"
    marked, labelled = MARKERS.search(head), LABELS.search(head)
    if marked and (not labelled or marked.start() < labelled.start()):
        return "4s"
    if labelled or not start:
        return "db"
    remedy = "Дайте имени файла окончание по формату: .4s, .csv, .json, .yaml; в командной строке поможет --format"
    raise refusal("unknown_format", "файл", "по тексту не видно, что это за формат", remedy)
