"""A table of questions (CSV, TSV): one row a question, the first row names the columns."""

import csv
import io
import re
from collections.abc import Mapping, Sequence
from typing import Final

from packs.binder import Binder
from packs.decoding import text_of
from packs.draft import SAID, Habits
from packs.model import KINDS, Moment
from packs.outcome import Material, Outcome
from packs.trouble import quote, refusal

COLUMNS: Final[Mapping[str, str]] = {
    "номер": "number", "№": "number", "number": "number", "n": "number", "тур": "tour", "tour": "tour",
    "сектор": "sector", "sector": "sector", "вид": "kind", "тип": "kind", "kind": "kind", "type": "kind",
    "вопрос": "text", "текст": "text", "текст вопроса": "text", "question": "text", "text": "text",
    "ответ": "answer", "answer": "answer", "зачет": "accepted", "зачёт": "accepted", "accepted": "accepted",
    "незачет": "rejected", "незачёт": "rejected", "rejected": "rejected",
    "комментарий": "comment", "комментарии": "comment", "comment": "comment",
    "источник": "sources", "источники": "sources", "source": "sources", "sources": "sources",
    "автор": "authors", "авторы": "authors", "author": "authors", "authors": "authors",
    "раздатка": "handout", "раздаточный материал": "handout", "handout": "handout",
    "картинка": "file", "файл": "file", "изображение": "file", "звук": "file", "аудио": "file", "видео": "file",
    "image": "file", "picture": "file", "file": "file", "audio": "file", "video": "file",
    "картинка ответа": "answer file", "картинка в ответе": "answer file", "answer image": "answer file",
    "картинка комментария": "comment file", "картинка в комментарии": "comment file",
    "указание ведущему": "note", "ведущему": "note", "заметка": "note", "note": "note",
    "подсказка": "hint", "hint": "hint", "в ящике": "box", "содержимое ящика": "box", "box": "box",
}  # fmt: skip
FILES: Final[Mapping[str, Moment]] = {"file": "question", "answer file": "answer", "comment file": "comment"}
NAMES: Final[Mapping[str, str]] = {
    "обычный": "ordinary", "чёрный ящик": "black_box", "черный ящик": "black_box", "блиц": "blitz",
    "суперблиц": "superblitz", "дуплет": "duplet", "дуплиц": "duplet", "тринадцатый": "thirteen", "цейтнот": "zeitnot",
    "партнёр": "partner", "партнёра": "partner", "партнера": "partner", "красный": "red", "синий": "blue",
    "база": "base",
}  # fmt: skip
EXCEL: Final = re.compile(r'"?sep=([;,\t|])"?[ \t]*\n')  # a line for Excel alone


def read(material: Material) -> Outcome:
    """The pack of a table; without a row of column names it is refused."""
    rows = _rows(text_of(material.content, material.encoding))
    if not rows:
        raise refusal("no_header", "файл", "таблица пуста", "Проверьте, тот ли это файл")
    names = [COLUMNS.get(" ".join(cell.lower().split()).strip(":.*"), "") for cell in rows[0][1]]
    if "text" not in names or "answer" not in names:
        remedy = "Назовите в первой строке столбцы: номер, вопрос, ответ, зачёт, незачёт, комментарий, источник, автор"
        raise refusal("no_header", "строка 1", "в первой строке нет столбцов «вопрос» и «ответ»", remedy)
    table = _Table(material, names, rows[0][1])
    for line, cells in rows[1:]:
        table.row(line, cells)
    return table.binder.outcome()


def _rows(text: str) -> list[tuple[int, Sequence[str]]]:
    """Rows with words and the line each begins on."""
    told = EXCEL.match(text)
    if told:
        text = "\n" + text[told.end() :]
    head = text.lstrip("\n").partition("\n")[0]
    delimiter = told.group(1) if told else max(";\t,", key=head.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    found: list[tuple[int, Sequence[str]]] = []
    line = 1
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                found.append((line, [cell.strip() for cell in cells]))
            line = reader.line_num + 1
    except csv.Error:
        remedy = "Проверьте кавычки: открытая должна закрыться"
        raise refusal("broken_csv", f"строка {line}", "таблица не разбирается", remedy) from None
    return found


class _Table:
    def __init__(self, material: Material, names: Sequence[str], titles: Sequence[str]) -> None:
        self.binder = Binder(material, "csv", Habits())
        self._names, self._titles = names, titles
        self._tour: str | None = None

    def row(self, line: int, cells: Sequence[str]) -> None:
        """One question: what is found in its row is about it."""
        with self.binder.troubles.about(self.binder.count()):
            self._row(line, cells)

    def _row(self, line: int, cells: Sequence[str]) -> None:
        self._spare(line, cells)
        given: dict[str, list[str]] = {}
        for name, cell in zip(self._names, cells, strict=False):
            if name and cell:
                given.setdefault(name, []).append(cell)
        tour = "".join(given.get("tour", [])[:1])
        if tour != self._tour:
            self.binder.tour(tour)
            self._tour = tour
        number = "".join(given.get("number", [])[:1])
        draft = self.binder.question(f"вопрос {number} (строка {line})" if number else f"строка {line}")
        draft.number = number
        draft.kind = self._kind("".join(given.get("kind", [])[:1]), draft.where)
        draft.sector = self._sector("".join(given.get("sector", [])[:1]), draft.where)
        for name in SAID:
            for cell in given.get(name, []):
                draft.add(name, cell)
        draft.files = [(cell, moment) for name, moment in FILES.items() for cell in given.get(name, [])]

    def _spare(self, line: int, cells: Sequence[str]) -> None:
        """Cells that no known column holds."""
        for number, cell in enumerate(cells):
            name = self._names[number] if number < len(self._names) else ""
            if cell and not name:
                title = self._titles[number] if number < len(self._titles) else f"{number + 1}"
                reason = f"столбец «{title}» не знаком, а в нём {quote(cell)}"
                self.binder.troubles.add("unplaced", f"строка {line}", reason, "Назовите столбец знакомым именем")

    def _kind(self, said: str, where: str) -> str:
        kind = NAMES.get(said.lower(), said.lower())
        if kind and kind not in KINDS:
            reason = f"вид вопроса {quote(said)} не знаком"
            remedy = f"Подойдёт одно из: {', '.join(NAMES)}"
            self.binder.troubles.add("unknown_kind", where, reason, remedy, field="kind")
            return ""
        return kind

    def _sector(self, said: str, where: str) -> int | None:
        if not said:
            return None
        if said.isascii() and said.isdigit() and 1 <= int(said[:4]) <= 99:
            return int(said)
        reason = f"сектор {quote(said)} не число от 1 до 99"
        self.binder.troubles.add("not_a_number", where, reason, "Впишите число", field="sector")
        return None
