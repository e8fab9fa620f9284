"""The text format of db.chgk.info: a label and a colon, its value until a blank line, lines wrapped at 72 columns."""

import re
from typing import Final

from packs.binder import Binder
from packs.decoding import text_of
from packs.draft import Draft, Habits
from packs.outcome import Material, Outcome
from packs.trouble import quote

LABELS: Final = {
    "чемпионат": "title", "пакет": "title", "дата": "date", "url": "address", "ссылка": "address",
    "редактор": "editors", "редакторы": "editors", "инфо": "about", "информация": "about", "вид": "kind",
    "тур": "tour", "вопрос": "text", "ответ": "answer", "зачет": "accepted", "зачёт": "accepted",
    "незачет": "rejected", "незачёт": "rejected", "комментарий": "comment", "комментарии": "comment",
    "источник": "sources", "источники": "sources", "автор": "authors", "авторы": "authors",
    "тема": "theme", "копирайт": "about", "обработан": "processed", "рейтинг": "rating",
}  # fmt: skip
LABEL: Final = re.compile(
    r"\s{0,2}([A-Za-zА-Яа-яЁё]{2,20})(?:\(([а-я]{1,3})\))?[ \t]*(?:№\s*)?([\w-]{0,12})[ \t]*([:.])[ \t]*(.*)"
)
COUNTED: Final = ("text", "tour")
OF_QUESTION: Final = ("answer", "accepted", "rejected", "comment", "sources", "authors")
OF_PACK: Final = ("title", "date", "address", "editors", "about")
TALK: Final = ("kind", "processed", "rating")
ONE_LINE: Final = ("title", "date", "address", "kind", "tour", "processed", "rating")


def read(material: Material) -> Outcome:
    """The pack of a text in the format of the question base."""
    reading = _Reading(material)
    for number, line in enumerate(text_of(material.content, material.encoding).split("\n"), 1):
        reading.line(number, line.rstrip())
    reading.close()
    reading.binder.warm_ups()
    return reading.binder.outcome()


def unwrapped(lines: list[str]) -> str:
    """Wrapped lines in one; three leading spaces begin a paragraph or a list item, a leading bar keeps its line."""
    made: list[str] = []
    kept = False
    for line in lines:
        bar = line.startswith("|")
        if bar or kept or not made or line.startswith("   "):
            made.append((line[1:] if bar else line).strip())
        elif line.strip():
            made[-1] = f"{made[-1]} {line.strip()}".strip()
        kept = bar
    return "\n".join(made).strip()


class _Reading:
    """Where the reading stands: the open field, its lines, and whether a blank line has ended it."""

    def __init__(self, material: Material) -> None:
        self.binder = Binder(material, "db", Habits())
        self._troubles = self.binder.troubles
        self._draft: Draft | None = None
        self._field = ""
        self._lines: list[str] = []
        self._ended = True
        self._warned = False

    def line(self, number: int, line: str) -> None:
        if not line.strip():
            self._ended = bool(self._field and any(self._lines)) or self._ended
            return
        label = self._label(line)
        if label:
            self.close()
            self._begin(number, *label)
        else:
            self._value(number, line)
        self._ended = False

    def _label(self, line: str) -> tuple[str, str, str] | None:
        """The field, its number and the value on the same line; None when the line is text."""
        match = LABEL.match(line)
        if not match:
            return None
        word, ending, number, sign, value = match.groups()
        field = LABELS.get((word + (ending or "")).lower()) or LABELS.get(word.lower())
        if field is None or (number and field not in COUNTED):
            return None
        if sign == "." and not self._ended and value and not (field == "text" and number):
            return None  # a sentence that begins with such a word
        if field == "text" and number and not re.match(r"\d", number):
            return None
        if not self._ended and field not in ("text", "tour") and self._draft is None and self._field == "about":
            return None
        return field, number or "", value

    def _begin(self, number: int, field: str, label: str, value: str) -> None:
        if field == "text":
            where = f"вопрос {label} (строка {number})" if label else f"вопрос (строка {number})"
            tour = self.binder.tours[-1].title if self.binder.tours else ""
            self._draft = self.binder.question(f"{tour}, {where}" if tour else where)
            self._draft.number = label
            self._warned = False
        elif field in OF_QUESTION and (self._draft is None or "text" not in self._draft.said):
            field = "authors of pack" if field == "authors" else "about"
        elif field in OF_QUESTION and self._draft is not None and field in self._draft.said:
            reason = "поле записано дважды"
            place = f"{self._draft.where}, строка {number}"
            remedy, mine = "Проверьте, не слились ли вопросы", (self._draft.index,)
            self._troubles.warn("field_twice", place, reason, remedy, field=field, questions=mine)
        elif field == "tour":
            self._draft = None
        self._field, self._lines = field, [value] if value else []
        if field == "tour" and label and not value:
            self._lines = [f"Тур {label}"]
        self._where = number

    def _value(self, number: int, line: str) -> None:
        if not self._field:
            remedy = "Начните его с метки: «Вопрос 1:», «Ответ:», «Инфо:»"
            self._troubles.add("unplaced", f"строка {number}", f"текст до первой метки: {quote(line)}", remedy)
            return
        if self._ended and self._lines and self._field in ONE_LINE and self._field != "title":
            remedy = "Начните его с метки"
            self._troubles.add("unplaced", f"строка {number}", f"текст без метки: {quote(line)}", remedy)
            return
        if self._ended and self._lines:
            if self._draft is not None and not self._warned:
                place = f"{self._draft.where}, строка {number}"
                reason, remedy = "пустая строка внутри поля", "Уберите её или поставьте метку"
                mine = (self._draft.index,)
                self._troubles.warn("blank_inside", place, reason, remedy, field=self._field, questions=mine)
                self._warned = True
            self._lines.append(f"   {line.strip()}")
            return
        self._lines.append(line)

    def close(self) -> None:
        """The open field goes where it belongs."""
        text = unwrapped(self._lines)
        field = self._field
        if field == "tour":
            self.binder.tour(text)
        elif field == "authors of pack":
            self.binder.tell("authors", text)
        elif field in OF_PACK:
            self.binder.tell(field, text)
        elif field == "theme" and text:
            self.binder.tell("about", text)
        elif field in TALK and text:
            self._troubles.tell("not_kept", f"строка {self._where}", f"не переносится: {quote(text)}")
        elif self._draft is not None and field in ("text", *OF_QUESTION):
            self._draft.begin(field)
            if text:
                self._draft.add(field, text)
        self._field, self._lines = "", []
