"""The .4s format of the ЧГК community: markers at beginnings of lines, a blank line between questions."""

import re
from typing import Final

from packs.binder import Binder
from packs.decoding import text_of
from packs.draft import Draft, Habits
from packs.outcome import Material, Outcome
from packs.trouble import quote

FIELDS: Final = {
    "?": "text", "!": "answer", "=": "accepted", "!=": "rejected", "/": "comment", "^": "sources", "@": "authors",
    ">": "handout",
}  # fmt: skip
HEADS: Final = {"###": "title", "#": "about", "#EDITOR": "editors", "#DATE": "date"}
GLUED: Final = re.compile(r"(!=|[?!=/^@>])(?=[^\W_]|[«\"(\[])")
FOR_TEXT: Final = ("text", "handout")


def read(material: Material) -> Outcome:
    """The pack of a .4s file."""
    reading = _Reading(material)
    for number, line in enumerate(text_of(material.content, material.encoding).split("\n"), 1):
        reading.line(number, line.strip())
    reading.spare_number()
    return reading.binder.outcome()


class _Reading:
    """Where the reading stands: the question and the field that a plain line would continue."""

    def __init__(self, material: Material) -> None:
        self.binder = Binder(material, "4s", Habits(marks_up=True, dashes=True, numbers=False))
        self._troubles = self.binder.troubles
        self._draft: Draft | None = None
        self._field = ""
        self._head = ""
        self._blank = True  # since the last line with words
        self._warned = False  # of a blank line inside this question
        self._glued = False  # this question writes its markers without a space
        self._counter = 1
        self._number = ""
        self._numbered = 0

    def line(self, number: int, line: str) -> None:
        if not line:
            self._blank, self._head = True, ""
            return
        marker, rest = (*line.split(None, 1), "")[:2]
        if not self._is_marker(marker):
            marker, rest = self._split(number, line)
        if marker in FIELDS:
            self._begin(number, FIELDS[marker], _renamed(rest))
        elif marker:
            self._aside(number, marker, rest)
        else:
            self._continue(number, line)
        self._blank = False

    def _is_marker(self, word: str) -> bool:
        return word in FIELDS or word in HEADS or word in ("##", "№", "№№")

    def _split(self, number: int, line: str) -> tuple[str, str]:
        """A marker glued to its text, where only a marker makes sense; "" when the line is text."""
        heading = re.match(r"(#{2,3})\s*(?=[^#\s])", line)
        if heading:
            return heading.group(1), line[heading.end() :]
        glued = GLUED.match(line)
        if not glued or not self._awaits(FIELDS[glued.group(1)]):
            return "", line
        self._glued = True
        remedy = "Поставьте после него пробел"
        self._troubles.warn("no_space", f"строка {number}", f"знак «{glued.group(1)}» слит с текстом", remedy)
        return glued.group(1), line[glued.end() :].strip()

    def _awaits(self, name: str) -> bool:
        said = self._draft.said if self._draft else {}
        if name == "text":
            return self._blank or "text" not in said or "answer" in said
        if name == "answer":
            return "text" in said and "answer" not in said
        return self._glued and "answer" in said and name not in said and not self._blank

    def _begin(self, number: int, name: str, text: str) -> None:
        """A field begins, and with `?` or a handout after a whole question the next question."""
        draft = self._draft
        if draft is None or name in self._opens(draft):
            draft = self._open(number)
        elif self._blank and name not in FOR_TEXT:
            self._inside(number)
        if name in draft.said and name not in ("handout", "sources", "authors"):
            reason = f"поле «{name}» записано в вопросе дважды"
            remedy = "Проверьте, не слились ли два вопроса"
            place = f"{draft.where}, строка {number}"
            self._troubles.warn("field_twice", place, reason, remedy, field=name, questions=(draft.index,))
        draft.begin(name)
        if text:
            draft.add(name, text)
        self._field, self._head = name, ""

    def _opens(self, draft: Draft) -> tuple[str, ...]:
        if "text" not in draft.said:
            return ()
        return FOR_TEXT if self._blank or "answer" in draft.said else ("text",)

    def _open(self, number: int) -> Draft:
        label = self._number or str(self._counter)
        draft = self.binder.question(f"вопрос {label} (строка {number})")
        draft.number = label
        self._counter += not self._number
        self._number = ""
        self._draft, self._warned, self._glued = draft, False, self._glued and not self._blank
        return draft

    def _inside(self, number: int) -> None:
        if self._draft is not None and not self._warned:
            remedy = "Уберите пустую строку: другие программы теряют текст после неё"
            place = f"{self._draft.where}, строка {number}"
            reason = "пустая строка внутри вопроса"
            self._troubles.warn("blank_inside", place, reason, remedy, questions=(self._draft.index,))
            self._warned = True

    def _continue(self, number: int, line: str) -> None:
        if self._head:
            self.binder.tell(self._head, line)
        elif self._draft is None or not self._field:
            remedy = "Начните строку со знака «?» или «#»"
            self._troubles.add("unplaced", f"строка {number}", f"текст вне вопросов: {quote(line)}", remedy)
        else:
            if self._blank:
                self._inside(number)
            self._draft.add(self._field, line)

    def _aside(self, number: int, marker: str, rest: str) -> None:
        """Headings, information and numbers."""
        if marker == "№№":
            self._set_counter(number, rest)
        elif marker == "№":
            self._close()
            self.spare_number()
            self._number, self._numbered = rest, number
        elif marker == "##":
            self._close()
            self.binder.tour(rest)
        else:
            self._close()
            self._head = HEADS[marker]
            self.binder.tell(self._head, rest)

    def spare_number(self) -> None:
        """A number that no question took."""
        if self._number:
            reason = f"номер {quote(self._number)} ни к какому вопросу не относится"
            self._troubles.warn("unplaced", f"строка {self._numbered}", reason, "Поставьте его прямо перед вопросом")
        self._number = ""

    def _set_counter(self, number: int, rest: str) -> None:
        self._close()
        if re.fullmatch(r"[0-9]{1,6}", rest):
            self._counter = int(rest)
        else:
            remedy = "Напишите после №№ число, с которого считать дальше"
            self._troubles.warn("bad_counter", f"строка {number}", f"счёт вопросов не задан: {quote(rest)}", remedy)

    def _close(self) -> None:
        self._draft, self._field = None, ""


def _renamed(text: str) -> str:
    """The text without a label that renames the usual one: presentation, as `!!Ответы` in `! !!Ответы: …`."""
    renamed = re.match(r"!!(\S+)(?:\s+|$)", text)
    return text[renamed.end() :] if renamed else text
