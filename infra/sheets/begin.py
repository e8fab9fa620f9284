"""A sheet's beginning: an example to write over, and the lot of a tournament, its secret kept beside the sheet."""

import os
import secrets
from pathlib import Path

from game.wheel import head, link
from standings.lots import draw_no, drawn
from standings.tournament import Slot, Tournament
from standings.tournament_course import table

from infra.sheets.reports import checked, opened
from infra.sheets.said_result import Unclear
from infra.sheets.tournament_sheet import tournament

EXAMPLES = Path(__file__).parent
PLACE_OF_HEAD = "{{ head }}"
SECRET = ".lot"


def new(kind: str, path: Path) -> str:
    """Writes the example of a sheet; a tournament's with a lot of its own. An existing file stays as it is."""
    secret = path.with_suffix(SECRET)
    for file in (path, secret) if kind == "tournament" else (path,):
        if file.exists():
            raise Unclear(f"{file} уже есть. Назовите другой файл или уберите этот.")
    text = (EXAMPLES / f"{kind}_example.yaml").read_text("utf-8")
    told = f"{path}: впишите свои команды, потом pkz {kind} show {path}"
    try:
        if kind == "tournament":
            root = secrets.token_bytes(32)
            _keep(secret, root)
            text = text.replace(PLACE_OF_HEAD, head(root))
            told += f"\n{secret}: тайна жребия. Никому не показывайте её до конца турнира и не потеряйте."
        path.write_text(text, "utf-8")
    except OSError as error:
        raise Unclear(f"{path}: файл не записался: {error.strerror}. Проверьте путь.") from error
    return told


def _keep(secret: Path, root: bytes) -> None:
    with os.fdopen(os.open(secret, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(root.hex())


def draw(path: Path) -> str:
    """The next lot of this tournament: who plays, and the lines that let everybody verify it."""
    of = opened(path, tournament)
    due = checked(path, lambda: table(of)).next
    if not due or (due[0].slot.stage != "qualifier" and len(due[0].teams) == 1):
        raise Unclear("Тянуть некого: следующую игру играет одна известная команда или турнир доигран.")
    root = _root(of, path.with_suffix(SECRET))
    turns = 1 if due[0].slot.stage == "qualifier" else len(due[0].teams)
    return "\n".join(_drawn(of, due[0].slot, due[0].teams, turns, root))


def _drawn(of: Tournament, slot: Slot, teams: tuple[str, ...], turns: int, root: bytes) -> list[str]:
    left = [team for team in (*of.teams, *of.guests) if team.name in teams]
    order, links = [], []
    for turn in range(turns):
        draw = draw_no(slot, turn)
        links.append(link(root, draw))
        order.append(drawn(of, links[-1], draw, left))
        left.remove(order[-1])
    who = ", ".join(f"«{team.name}» (номер {team.number})" for team in order)
    names = f"team: {order[0].name}" if turns == 1 else f"teams: [{', '.join(team.name for team in order)}]"
    return [f"{slot}: {who}", "В запись этой игры:", f"    {names}", f"    links: [{', '.join(links)}]"]


def _root(of: Tournament, secret: Path) -> bytes:
    try:
        root = bytes.fromhex(secret.read_text("utf-8").strip())
    except (OSError, ValueError) as error:
        raise Unclear(f"{secret}: тайна жребия не читается. Верните файл на место или тяните номера рукой.") from error
    if head(root) != of.head:
        raise Unclear(f"{secret}: тайна не от этого турнира: голова цепочки другая.")
    return root
