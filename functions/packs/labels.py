"""Questions written for people: «Вопрос 1.», «Ответ:», «Зачёт:»… at beginnings of lines, or all in one line."""

import re
from collections.abc import Sequence
from typing import Final

from packs import sheet_marks
from packs.binder import Binder
from packs.draft import Draft
from packs.sheet_marks import IN_BOX
from packs.trouble import quote

WORDS: Final = {
    "ответ": "answer", "ответы": "answer", "зачет": "accepted", "зачёт": "accepted",
    "незачет": "rejected", "незачёт": "rejected",
    "комментарий": "comment", "комментарии": "comment", "источник": "sources", "источники": "sources",
    "автор": "authors", "авторы": "authors", "раздаточный материал": "handout", "раздатка": "handout",
    "ведущему": "note", "указание ведущему": "note", "указания ведущему": "note", "подсказка": "hint",
    IN_BOX.lower(): "box",
}  # fmt: skip
ABOUT: Final = {"редактор": "editors", "редакторы": "editors", "дата": "date", "пакет": "title", "чемпионат": "title",
                "турнир": "title"}  # fmt: skip
_ANY: Final = "|".join(sorted((re.escape(word) for word in WORDS), key=len, reverse=True))
QUESTION: Final = re.compile(r"\s*вопрос\s*(?:№\s*)?(\d{1,4})\s*(?:[.:)]\s*|$)", re.I)
BARE_QUESTION: Final = re.compile(r"\s*вопрос\s*:\s*", re.I)
LABEL: Final = re.compile(rf"\s*({_ANY})(?:\((?:и|ы|й)\))?\s*(?::\s*|\.\s*$)", re.I)
INNER: Final = re.compile(rf"(?<=[.!?…;)»\"\]\t])\s*({_ANY})(?:\((?:и|ы)\))?\s*:\s*", re.I)
HEAD: Final = re.compile(rf"\s*({'|'.join(ABOUT)})(?:\((?:и|ы)\))?\s*:\s*", re.I)
TOUR: Final = re.compile(
    r"\s*((?:тур\s+\S{1,12}|(?:перв|втор|трет|четв[её]рт|пят|шест)\w+\s+тур|разминка|нулевой (?:вопрос|тур))\b.{0,80})",
    re.I,
)
LONGEST_QUOTE: Final = 30  # lines
TYPED: Final = re.compile(r"\s*(\d{1,3})[.)]\s+(?=\S)")
ORDER: Final = ("text", "handout", "note", "answer", "accepted", "rejected", "comment", "sources", "authors")
OPENERS: Final = {"«": "»", "“": "”", "„": "“", "(": ")", "[": "]"}


class Labelled:
    """Reads paragraphs one by one into a binder."""

    def __init__(self, binder: Binder, every: Sequence[str]) -> None:
        self._binder = binder
        self._draft: Draft | None = None
        self._field = ""
        self._lists: dict[str, str] = {}
        self._by_number = not any(QUESTION.match(line) for text in every for line in text.split("\n"))
        self._counter = 1
        self._titled = False

    def paragraph(self, where: str, text: str, label: str = "", list_id: str = "") -> None:
        """One paragraph: its lines, and the automatic number before it."""
        if label and QUESTION.match(f"{label} "):
            text = f"{label} {text}"
        elif list_id and label != "-" and self._starts(list_id):
            self._begin(where, str(self._counter), "")
        elif label and text.strip():
            text = f"{label} {text.strip()}"
        for line in text.split("\n"):
            if line.strip():
                self._line(where, line.strip(" \t\u00a0"))

    def finish(self) -> None:
        """Nothing is open any more."""
        self._draft, self._field = None, ""

    def _starts(self, list_id: str) -> bool:
        """Whether an automatically numbered paragraph is a question, not an item of a list."""
        if not self._by_number:
            return False
        if list_id not in self._lists:
            said = self._draft.said if self._draft else {}
            is_item = self._draft is not None and (self._field == "text" or not said.get(self._field))
            self._lists[list_id] = "items" if is_item else "questions"
        return self._lists[list_id] == "questions"

    def _line(self, where: str, line: str) -> None:
        if self._is_quoted(line):
            self._continue(where, line)
        elif match := QUESTION.match(line):
            self._begin(where, match.group(1), line[match.end() :])
        elif match := BARE_QUESTION.match(line):
            self._begin(where, str(self._counter), line[match.end() :])
        elif (match := LABEL.match(line)) and self._draft is not None:
            self._label(where, WORDS[match.group(1).lower()], line[match.end() :])
        elif match := HEAD.match(line):
            self._binder.tell(ABOUT[match.group(1).lower()], line[match.end() :])
        elif (match := TOUR.fullmatch(line)) and (self._draft is None or "answer" in self._draft.said):
            self.finish()
            self._binder.tour(match.group(1).strip())
        elif (match := TYPED.match(line)) and self._is_next(int(match.group(1))):
            self._begin(where, match.group(1), line[match.end() :])
        else:
            self._continue(where, line)

    def _is_next(self, number: int) -> bool:
        """A typed number begins a question only where no question is labelled, in turn, after an answer."""
        if not self._by_number or number != self._counter:
            return False
        if self._draft is None:
            return True
        return "answer" in self._draft.said and not self._lists_items()

    def _lists_items(self) -> bool:
        """Whether answers or sources are being numbered, or may be: nothing is said in the field yet."""
        said = self._draft.said.get(self._field, []) if self._draft else []
        return self._field in ("sources", "answer") and (not said or TYPED.match(said[0]) is not None)

    def _is_quoted(self, line: str) -> bool:
        """Whether the line continues a quotation that closes in it."""
        if line.count("»") <= line.count("«") or self._draft is None:
            return False
        said = "\n".join(self._draft.said.get(self._field, ())[-LONGEST_QUOTE:])
        return said.count("«") > said.count("»")

    def _begin(self, where: str, number: str, rest: str) -> None:
        self._draft = self._binder.question(f"вопрос {number} ({where})")
        self._draft.number = number
        self._draft.begin("text")
        self._counter = int(number) + 1
        self._field = "text"
        marks = sheet_marks.read(rest)
        if marks:
            self._draft.kind, self._draft.sector = marks
        elif rest.strip():
            self._split(where, rest)

    def _label(self, where: str, name: str, rest: str) -> None:
        draft = self._draft
        if draft is None:
            return
        if draft.said.get(name) and name not in ("sources", "authors", "handout", "note"):
            place, reason, remedy = (
                f"{draft.where}, {where}",
                "поле записано дважды",
                "Проверьте, не слились ли вопросы",
            )
            mine = (draft.index,)
            self._binder.troubles.warn("field_twice", place, reason, remedy, field=name, questions=mine)
        draft.begin(name)
        self._field = name
        if rest.strip():
            self._split(where, rest)

    def _split(self, where: str, line: str) -> None:
        """The value, and further fields when all of them stand in one line."""
        quoted = _Quoted(line)
        for match in INNER.finditer(line):
            name = WORDS[match.group(1).lower()]
            if self._rank(name) > self._rank(self._field) and not quoted.at(match.start()):
                self._value(line[: match.start()])
                self._label(where, name, line[match.end() :])
                return
        self._value(line)

    def _rank(self, name: str) -> int:
        return ORDER.index(name) if name in ORDER else 0

    def _value(self, text: str) -> None:
        if self._draft is not None and text.strip():
            self._draft.add(self._field, text.strip())
            if self._field in ("handout", "note") and "answer" not in self._draft.said:
                self._field = "text"

    def _continue(self, where: str, line: str) -> None:
        if self._draft is not None:
            self._split(where, line)
        elif not self._binder.tours and not self._titled:
            self._titled = True
            self._binder.tell("title", line)
        elif not self._binder.drafts_exist():
            self._binder.tell("about", line)
        else:
            remedy = "Начните его с метки: «Вопрос 1.», «Комментарий:»"
            self._binder.troubles.add("unplaced", where, f"текст вне вопросов: {quote(line)}", remedy)


class _Quoted:
    """Whether places of a line, asked for in order, lie within quotation marks or brackets: one walk for them all."""

    def __init__(self, line: str) -> None:
        self._line, self._walked = line, 0
        self._closers: list[str] = []
        self._straight = False

    def at(self, place: int) -> bool:
        for sign in self._line[self._walked : place]:
            if self._closers and sign == self._closers[-1]:
                self._closers.pop()
            elif sign in OPENERS:
                self._closers.append(OPENERS[sign])
            elif sign == '"':
                self._straight = not self._straight
        self._walked = place
        return bool(self._closers) or self._straight
