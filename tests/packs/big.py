"""Five hundred questions in every format that is read, for the clock and the scales."""

import csv
import io
import json
import textwrap
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.sax.saxutils import escape

from game.sealed import Sealed
from packs import folder, opening, own
from packs.model import Pack, Question, Section, Words
from packs.writing import write

from tests.packs.test_fuzz import zipped

COUNT, TOUR = 500, 50
HOUSE = Path(__file__).parents[2] / "content" / "packs" / "first-evening"


def pack() -> Pack:
    """The house's own texts again and again, in ten tours."""
    given = own.read(folder.gather(HOUSE)).pack.questions
    made = [_plain(given[number % len(given)], number + 1) for number in range(COUNT)]
    tours = (Section(f"Тур {at // TOUR + 1}", tuple(made[at : at + TOUR])) for at in range(0, COUNT, TOUR))
    return Pack("big", "Большой пакет", 1, tuple(tours))


def _plain(question: Question, number: int) -> Question:
    words = replace(opening.words(question), box=None, handouts=())
    return Question(Sealed(words), str(number), authors=("Автор",))


def files() -> dict[str, bytes]:
    """File names and bytes, one a format."""
    big = pack()
    written = {name: write(big, {}, format).content for name, format in
               (("pack.yaml", "own"), ("big.4s", "4s"), ("big.docx", "docx"), ("own.json", "json"))}  # fmt: skip
    return {**written, "big.txt": _base(big), "big.xml": _xml(big), "big.csv": _table(big), "big.siq": _siq(big),
            "site.json": _site(big)}  # fmt: skip


def _each(big: Pack) -> Iterator[tuple[str, Words]]:
    return ((question.number, opening.words(question)) for question in big.questions)


def _base(big: Pack) -> bytes:
    out = ["Чемпионат:", big.title, ""]
    for number, said in _each(big):
        sources = [f"   {n}. {source}" for n, source in enumerate(said.sources, 1)]
        for label, lines in ((f"Вопрос {number}", textwrap.wrap(said.text, 72)), ("Ответ", [said.answer]),
                             ("Зачёт", [said.accepted]), ("Комментарий", textwrap.wrap(said.comment, 72)),
                             ("Источники", sources), ("Автор", ["Автор"])):  # fmt: skip
            out += [f"{label}:", *lines, ""]
    return "\n".join(out).encode("koi8-r", "ignore")


def _xml(big: Pack) -> bytes:
    out = [f"<tournament><Title>{big.title}</Title>"]
    for number, said in _each(big):
        fields = {"Number": number, "Question": said.text, "Answer": said.answer, "Comments": said.comment}
        inner = "".join(f"<{name}>{escape(value)}</{name}>" for name, value in fields.items())
        out.append(f"<question>{inner}</question>")
    return "\n".join([*out, "</tournament>"]).encode()


def _table(big: Pack) -> bytes:
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow(["номер", "вопрос", "ответ", "зачёт", "комментарий", "источник"])
    for number, said in _each(big):
        table.writerow([number, said.text, said.answer, said.accepted, said.comment, "\n".join(said.sources)])
    return out.getvalue().encode()


def _siq(big: Pack) -> bytes:
    out = ['<package name="Б" version="5"><rounds><round name="1"><themes><theme name="Т"><questions>']
    for _, said in _each(big):
        item = f"<item>{escape(said.text)}</item>"
        params = f'<params><param name="question" type="content">{item}</param></params>'
        out.append(f'<question price="100">{params}<right><answer>{escape(said.answer)}</answer></right></question>')
    return zipped({"content.xml": "".join([*out, "</questions></theme></themes></round></rounds></package>"]).encode()})


def _site(big: Pack) -> bytes:
    questions = [
        {"number": number, "text": said.text, "answer": said.answer, "zachet": said.accepted, "comment": said.comment,
         "source": "\n".join(said.sources), "authors": [{"id": 1, "name": "Автор"}]}
        for number, said in _each(big)
    ]  # fmt: skip
    return json.dumps({"title": big.title, "tours": [{"title": "1", "questions": questions}]}).encode()
