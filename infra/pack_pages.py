"""The shelf of packs on the site: a card for every pack, a page for each open one, nothing more of a sealed one."""

from __future__ import annotations

import io
import shutil
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml
from game.rulebooks import RULEBOOKS
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from packs import writing
from packs.card import complete_for
from packs.model import BLACK_BOX, Handout, Pack, Question, Words
from packs.opening import words
from packs.own import Read

from infra import publish_packs
from infra.env import ROOT

TEMPLATES: Final = ROOT / "templates"
OPEN: Final = ROOT / "content" / "shelf.yaml"
LENGTHS: Final = ((1, "короткие", 12), (2, "на вечер", 25), (3, "длинные", 10_000))
FORMATS: Final = {
    "own": ("наш формат", ".yaml"), "4s": (".4s", ".4s"), "docx": ("Word для печати", ".docx"),
    "json": ("JSON", ".json"),
}  # fmt: skip
MEDIA: Final = {"image": "с картинками", "audio": "со звуком", "video": "с видео"}
WORDS_ALONE: Final = ("none", "без картинок")
KINDS: Final = {
    "ordinary": "", "black_box": "Чёрный ящик", "blitz": "Блиц", "superblitz": "Суперблиц", "duplet": "Дуплет",
    "thirteen": "Тринадцатый сектор", "zeitnot": "Цейтнот", "partner": "Вопрос партнёра", "red": "Красный конверт",
    "blue": "Синий конверт", "base": "Из базы",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Card:
    """What the shelf tells of a pack: no word of a question."""

    id: str
    title: str
    about: str
    authors: tuple[str, ...]
    questions: int
    box: bool
    games: tuple[tuple[str, str], ...]
    media: tuple[tuple[str, str], ...]
    length: int
    open: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """A question on the page of an open pack; place is its permanent address there."""

    place: str
    name: str
    kind: str
    authors: tuple[str, ...]
    words: Words


def opened(listing: Path = OPEN) -> frozenset[str]:
    """Ids of the open packs; who is not named there is sealed."""
    return frozenset(yaml.safe_load(listing.read_text("utf-8"))["open"])


def write(
    site: Path, found: Iterable[Read], open_ids: frozenset[str], told: Callable[[int], object] = lambda _: None
) -> int:
    """Writes /packs/ into a built site, from nothing, and gives how many packs stand there; told hears each."""
    target = site / "packs"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    look = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined, trim_blocks=True)
    look.filters["plural"] = plural
    page, shelf, cards = look.get_template("packs/pack.html"), look.get_template("packs/shelf.html"), []
    for read in found:
        card = card_of(read.pack, open=read.pack.id in open_ids)
        cards.append(card)
        if card.open:
            folder = target / card.id
            folder.mkdir()
            told_of = {"card": card, "sections": _sections(read.pack), "downloads": _downloads(folder, read)}
            (folder / "index.html").write_text(page.render(root="../../", **told_of), "utf-8")
            _media(target, read)
        told(len(cards))
    cards.sort(key=lambda card: (not card.open, card.title, card.id))
    (target / "index.html").write_text(shelf.render(root="../", cards=cards, **_filters(cards)), "utf-8")
    return len(cards)


def plural(count: int, one: str, few: str, many: str) -> str:
    """The Russian form of a counted word."""
    if count % 100 // 10 == 1:
        return many
    return {1: one, 2: few, 3: few, 4: few}.get(count % 10, many)


def card_of(pack: Pack, *, open: bool) -> Card:
    count = len(pack.questions)
    length = next(number for number, _, most in LENGTHS if count <= most)
    games = tuple((book, RULEBOOKS[book].title) for book in complete_for(pack))
    kinds = {each.kind for question in pack.questions for each in _handouts(words(question))}
    media = tuple((kind, title) for kind, title in MEDIA.items() if kind in kinds)
    return Card(
        pack.id, pack.title, pack.about, pack.authors, count, BLACK_BOX in pack.placed(), games, media, length, open
    )


def _handouts(said: Words) -> Iterator[Handout]:
    yield from said.handouts
    for part in said.parts:
        yield from part.handouts


def _filters(cards: Iterable[Card]) -> Mapping[str, Any]:
    """Only what some pack answers to."""
    listed = tuple(cards)
    media = [each for each in MEDIA.items() if any(each in card.media for card in listed)]
    played = {game for card in listed for game in card.games}
    return {
        "games": [game for game in ((book.id, book.title) for book in RULEBOOKS.values()) if game in played],
        "lengths": [(number, name) for number, name, _ in LENGTHS if any(card.length == number for card in listed)],
        "media": [*media, *(() if all(card.media for card in listed) else (WORDS_ALONE,))],
    }


def _sections(pack: Pack) -> list[tuple[str, list[Asked]]]:
    places = {id(question): slot for slot, question in pack.placed().items()}
    return [
        (section.title, [_asked(question, places[id(question)]) for question in section.questions])
        for section in pack.sections
    ]


def _asked(question: Question, slot: int) -> Asked:
    name = "Зеро" if slot == BLACK_BOX else f"Вопрос {question.number or slot}"
    if question.is_aside:
        name = "Вне стола"
    return Asked(f"q{slot}", name, KINDS[question.kind], question.authors, words(question))


def _downloads(folder: Path, read: Read) -> list[tuple[str, str]]:
    """The pack in every format it can be taken away in; what has files beside it goes as one archive."""
    made = []
    for form, (title, ending) in FORMATS.items():
        written = writing.write(read.pack, read.media, form)
        name = f"{read.pack.id}{ending}" if not written.files else f"{read.pack.id}{ending.replace('.', '-')}.zip"
        content = written.content if not written.files else _archive(read.pack.id + ending, written)
        (folder / name).write_bytes(content)
        made.append((name, title))
    return made


def _archive(main: str, written: writing.Written) -> bytes:
    """The same bytes for the same pack: no time of making inside."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in {main: written.content, **written.files}.items():
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _media(target: Path, read: Read) -> None:
    for name, content in read.media.items():
        folder = target / "media"
        folder.mkdir(exist_ok=True)
        (folder / name).write_bytes(content)


def build(site: Path) -> int:
    """The house's own packs."""
    return write(site, publish_packs.packs(), opened())
