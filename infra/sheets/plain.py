"""The JSON of a computed season or tournament; its shape is a promise, written on the page of sheets."""

import json
from collections.abc import Iterable
from typing import Any

from standings.ledger import total
from standings.reason import Reason, Row, Told
from standings.season_table import SeasonTable, SeriesTable, TeamLine
from standings.tournament_table import TournamentTable

FORMAT = 1


def written(plain: dict[str, Any]) -> str:
    return json.dumps(plain, ensure_ascii=False, indent=2)


def of_season(table: SeasonTable) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "season": table.title,
        "series": table.series[-1].name,
        "over": table.over,
        "rating": rows(table.rating),
        "next": [{"game": str(each.slot), "team": each.team, **_reason(each.reason)} for each in table.next],
        "out": told(table.out),
        "straight": told(table.straight),
        "club": rows(table.club),
        "teams": [_team(each) for each in table.teams],
        "ledger": {"lines": _lines(table), "total": total(table.ledger)},
        "history": [_series(each) for each in table.series],
        "notes": list(table.notes),
    }


def of_tournament(table: TournamentTable) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "tournament": table.title,
        "rating": rows(table.rating),
        "semifinals": rows(table.semifinals),
        "consolation": rows(table.consolation),
        "third": rows(table.third),
        "next": [{"game": str(each.slot), "teams": list(each.teams), **_reason(each.reason)} for each in table.next],
        "out": told(table.out),
        "awards": [{"team": each.team, "title": each.title,
                    "things": [{"thing": thing, "clause": clause} for thing, clause in each.things]}
                   for each in table.awards],
        "schedule": [{"date": each.date, "games": [str(slot) for slot in each.slots]} for each in table.schedule],
        "notes": list(table.notes),
    }  # fmt: skip


def rows(of: Iterable[Row]) -> list[dict[str, Any]]:
    """Place, team, its score or points, and why it stands there."""
    return [{"place": row.place, "team": row.team, "figure": row.figure, **_reason(row.reason)} for row in of]


def told(of: Iterable[Told]) -> list[dict[str, Any]]:
    return [{"team": each.team, **_reason(each.reason)} for each in of]


def _reason(reason: Reason) -> dict[str, str]:
    return {"reason": str(reason), "clause": reason.clause}


def _team(line: TeamLine) -> dict[str, Any]:
    thirteen = {"made": list(line.made), "open": list(line.open)}
    return {"team": line.team, "status": line.status, "wins": line.wins, "losses": line.losses,
            "defeats": line.defeats, "rounds": list(line.rounds), "thirteen": thirteen}  # fmt: skip


def _lines(table: SeasonTable) -> list[dict[str, Any]]:
    return [{"game": str(due.slot), "who": due.who, "what": due.what, "amount": due.amount, "award": due.award,
             "clause": due.clause} for due in table.ledger]  # fmt: skip


def _series(series: SeriesTable) -> dict[str, Any]:
    games = [{"game": str(step.game.slot), "team": step.game.team, "score": str(step.game.score),
              "decisive": step.game.decisive, "date": step.game.date, "rules": step.game.rules,
              "rating": rows(step.rows)} for step in series.steps]  # fmt: skip
    return {"series": series.name, "over": series.over, "began": rows(series.began), "games": games}
