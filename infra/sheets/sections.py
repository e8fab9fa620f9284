"""A computed season or tournament as named tables of words: what terminal, spreadsheet and wall show alike."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from standings.ledger import Due, total
from standings.reason import Row, Told
from standings.season import AUTUMN, SPRING, STATUSES, SUMMER, WINTER
from standings.season_checks import CHOICE_WORDS
from standings.season_table import SeasonTable, SeriesTable
from standings.tournament_table import TournamentTable

SERIES_WORDS = {SPRING: "Весна", SUMMER: "Лето", AUTUMN: "Осень", WINTER: "Зима"}
Rows = Sequence[Row]
AWARDS = {"": "", "small": "малая награда", "big": "большая награда"}


@dataclass(frozen=True, slots=True)
class Section:
    """One table. key: its name for --part. The last column may be long."""

    key: str
    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def of_season(table: SeasonTable) -> tuple[Section, ...]:
    """The series that is on comes first; what is empty is left out."""
    on, before = table.series[-1], table.series[:-1]
    due = tuple((str(each.slot), each.team, str(each.reason)) for each in table.next)
    found = (
        _club(table),
        _series("rating", on),
        Section("next", "Кто играет дальше", ("Игра", "Команда", "Почему"), due),
        _told("straight", "Прямо в зиму", table.straight),
        _told("out", "Выбыли", table.out),
        *(_series(each.name, each) for each in reversed(before)),
        _teams(table),
        _ledger(table.ledger),
        _notes(table.notes),
    )
    return tuple(section for section in found if section.rows)


def of_tournament(table: TournamentTable) -> tuple[Section, ...]:
    due = tuple((str(each.slot), ", ".join(each.teams), str(each.reason)) for each in table.next)
    given = tuple((each.team, each.title, ", ".join(f"{thing} ({clause})" for thing, clause in each.things))
                  for each in table.awards)  # fmt: skip
    evenings = tuple((str(no), each.date, ", ".join(str(slot) for slot in each.slots))
                     for no, each in enumerate(table.schedule, 1))  # fmt: skip
    found = (
        Section("awards", "Награды", ("Команда", "Звание", "Что вручают"), given),
        _rows("third", "Третье место: зал двух финалов", "Баллы", table.third),
        _rows("semifinals", "Полуфиналы", "Счёт", table.semifinals),
        _rows("rating", "Отборочные", "Счёт", table.rating),
        _rows("consolation", "Утешительный зачёт", "Баллы", table.consolation),
        Section("next", "Кто играет дальше", ("Игра", "Команды", "Почему"), due),
        _told("out", "Не вышли в финалы", table.out),
        Section("schedule", "Вечера", ("Вечер", "День", "Игры"), evenings),
        _notes(table.notes),
    )
    return tuple(section for section in found if section.rows)


def _rows(key: str, title: str, figure: str, rows: Iterable[Row]) -> Section:
    cells = tuple((str(row.place), row.team, row.figure, str(row.reason)) for row in rows)
    return Section(key, title, ("Место", "Команда", figure, "Почему"), cells)


def _told(key: str, title: str, told: Iterable[Told]) -> Section:
    return Section(key, title, ("Команда", "Почему"), tuple((each.team, str(each.reason)) for each in told))


def _series(key: str, series: SeriesTable) -> Section:
    done = f"после игры: {series.steps[-1].game.slot}" if series.steps else "начальный рейтинг"
    return _rows(key, f"{SERIES_WORDS[series.name]}, {'серия доиграна' if series.over else done}", "Счёт", series.rows)


def _club(table: SeasonTable) -> Section:
    return _rows("club", "Рейтинг клуба за сезон", "Победы–поражения", table.club)


def _teams(table: SeasonTable) -> Section:
    head = ("Команда", "Статус", "Победы", "Поражения", "Раунды", "Открыто на тринадцатом")
    rows = tuple(
        (each.team, STATUSES[each.status], str(each.wins), str(each.losses), f"{each.rounds[0]}:{each.rounds[1]}",
         "; ".join(CHOICE_WORDS[choice] for choice in each.open))
        for each in table.teams
    )  # fmt: skip
    return Section("teams", "Команды", head, rows)


def _ledger(lines: tuple[Due, ...]) -> Section:
    rows = tuple(
        (str(due.slot), due.who, str(due.amount), AWARDS[due.award], f"{due.what} ({due.clause})") for due in lines
    )
    whole = (("Всего", "", str(total(lines)), "", ""),) if lines else ()
    return Section("ledger", "Ведомость", ("Игра", "Кому", "Сумма", "Награда", "За что"), (*rows, *whole))


def _notes(notes: Iterable[str]) -> Section:
    return Section("notes", "Заметки", ("Что замечено",), tuple((note,) for note in notes))
