"""The diagram of a round: `{{ diagram }}` becomes its stations in order, with who may do what there, from the rows."""

import html
import re
from pathlib import Path
from typing import Any

from game import commands, phases
from game.people import Author, Captain, Defender, HallTeam, Host, Player, Spectator, Steward
from game.rulebook import Row, Rulebook
from game.rulebooks import RULEBOOKS

WORDS = Path(__file__).parents[1] / "table" / "words"
PLACE = "{{ diagram }}"
STATIONS = (
    phases.Between, phases.Reading, phases.Discussing, phases.Paused, phases.Naming, phases.Answering, phases.Hearing,
    phases.Revealed,
)  # fmt: skip
NO_PART = (commands.Knock, commands.Admit, commands.MarkPlayed, commands.SetLeft, commands.SetDebt)
MANY = 4
PEOPLE = {Host: "Крупье", Captain: "Капитан", Player: "Знаток", Defender: "Защитник", Steward: "Распорядитель",
          Author: "Автор", HallTeam: "Зал", Spectator: "Зритель"}  # fmt: skip


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    if PLACE not in markdown:
        return markdown
    book = RULEBOOKS.get(page.meta.get("rulebook", config.extra["rulebook"]))
    return markdown.replace(PLACE, _diagram(book) if book else "")


def _diagram(book: Rulebook) -> str:
    """A row open at most of the stations is told once, at the end; the door and the chairs are no part of a round."""
    rows = [row for row in book.rows if phases.Lobby not in row.during and row.asks not in NO_PART]
    ever = [row for row in rows if len(set(row.during) & set(STATIONS)) > MANY]
    titles = _words("phases.ts", "phaseLines")
    told = [(titles[_snake(at)], [row for row in rows if at in row.during and row not in ever]) for at in STATIONS]
    stations = "\n".join(_station(title, here) for title, here in (*told, ("В любой миг", ever)))
    return f'<ol class="round" aria-label="Раунд: кто что может на каждом шаге">\n{stations}\n</ol>'


def _station(title: str, rows: list[Row]) -> str:
    deeds, lanes = _words("deeds.ts", "deeds") | _words("moredeeds.ts", "more"), []
    for who, called in PEOPLE.items():
        names = dict.fromkeys(deeds[_snake(row.asks)] for row in rows if who in row.by)
        if names:
            said = ", ".join(html.escape(name[0].lower() + name[1:]) for name in names)
            lanes.append(f"<dt>{called}</dt><dd>{said}</dd>")
    return f"<li><b>{title}</b><dl>{''.join(lanes)}</dl></li>"


def _snake(cls: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


def _words(file: str, name: str) -> dict[str, str]:
    """A list of the table's own words: the page says what the buttons say."""
    source = (WORDS / file).read_text("utf-8").partition(f"const {name}")[2].partition("\n}")[0]
    return dict(re.findall(r'\b(\w+): "([^"]*)"', source))
