"""Binds a pack from what a text format gives in order: headings, information, drafts of questions."""

import re
import unicodedata
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Final

from packs.beside import Beside
from packs.draft import Draft, Habits
from packs.drafts import Finisher
from packs.model import MOST_QUESTIONS, Pack, Section
from packs.outcome import Material, Outcome
from packs.trouble import Troubles, refusal

LATIN: Final = dict(zip(
    "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    ("a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh sch - y - e yu ya").replace("-", "").split(" "),
    strict=True,
))  # fmt: skip
WARM_UP: Final = re.compile(r"\W*(?:нулев|разминк)", re.I)


@dataclass
class Tour:
    title: str = ""
    about: list[str] = field(default_factory=list)
    editors: list[str] = field(default_factory=list)
    drafts: list[Draft] = field(default_factory=list)


class Binder:
    """One pack in the making. Information before the first tour belongs to the pack, later to its tour."""

    def __init__(self, material: Material, format: str, habits: Habits) -> None:
        self.troubles = Troubles()
        self._material, self._format, self._habits = material, format, habits
        self.head: dict[str, list[str]] = {}
        self.tours: list[Tour] = []
        self._count = 0

    def tour(self, title: str) -> None:
        self.tours.append(Tour(title))

    def tell(self, name: str, text: str) -> None:
        """title, date, address, authors of the pack; editors and about of the pack or of the tour that is open."""
        if name in ("about", "editors") and self.tours:
            (self.tours[-1].about if name == "about" else self.tours[-1].editors).append(text)
        else:
            self.head.setdefault(name, []).append(text)

    def question(self, where: str) -> Draft:
        if not self.tours:
            self.tour("")
        self._count += 1
        if self._count > MOST_QUESTIONS:
            reason = f"вопросов больше {MOST_QUESTIONS}"
            raise refusal("too_many_questions", where, reason, "Разделите пакет на несколько файлов")
        draft = Draft(where, self._count - 1)
        self.tours[-1].drafts.append(draft)
        return draft

    def drafts_exist(self) -> bool:
        return self._count > 0

    def count(self) -> int:
        return self._count

    def warm_ups(self) -> None:
        """Questions of a tour called a warm-up are numbered 0, 00…, as other formats number them."""
        for tour in self.tours:
            if WARM_UP.match(tour.title):
                for count, draft in enumerate(tour.drafts, 1):
                    draft.number = "0" * count

    def outcome(self) -> Outcome:
        """The finished pack with everything found."""
        beside = Beside(self._material.files, self.troubles)
        finisher = Finisher(self._habits, beside, self.troubles)
        sections = tuple(
            Section(tour.title, tuple(map(finisher.question, tour.drafts)), _whole(tour.about), _names(tour.editors))
            for tour in self.tours
        )
        stem = PurePosixPath(self._material.name.replace("\\", "/")).stem
        title = _whole(self.head.get("title", [])) or stem or "Пакет"
        pack = Pack(
            id=slug(title) or "pack",
            title=" ".join(title.split()),
            version=1,
            sections=sections,
            authors=_names(self.head.get("authors", [])),
            editors=_names(self.head.get("editors", [])),
            date=_whole(self.head.get("date", [])),
            about=_whole(self.head.get("about", [])),
            address=_whole(self.head.get("address", [])),
        )
        return Outcome(pack, tuple(self.troubles), beside.kept, self._format)


def slug(title: str) -> str:
    """A short Latin name of a title."""
    plain = "".join(LATIN.get(sign, sign) for sign in unicodedata.normalize("NFC", title).lower())
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:60].rstrip("-")


def _whole(texts: list[str]) -> str:
    return "\n".join(text.strip() for text in texts if text.strip())


def _names(texts: list[str]) -> tuple[str, ...]:
    return tuple(line.strip() for text in texts for line in text.split("\n") if line.strip())
