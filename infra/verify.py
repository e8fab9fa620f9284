"""`pkz verify FILE`: replays an exported protocol and recomputes every spin of its wheel from the file alone."""

from __future__ import annotations

from pathlib import Path

from game.rulebooks import RULEBOOKS
from game.verify import Finding, verify
from wire.codec import Malformed, from_bytes
from wire.protocol import FORMAT, Protocol, sum_of

FILE_MAX = 8_000_000
WORDS = {
    "even": "верно",
    "by_hand": "поставлен крупье вручную",
    "sealed": "откроется после игры",
    "wrong_question": "из этого звена выпал бы другой вопрос базы",
    "wrong_link": "звено не из объявленной цепочки",
    "wrong_sector": "из этого звена выпал бы другой сектор",
    "wrong_candidates": "список секторов не тот, что был на столе",
    "wrong_order": "вращение не по порядку",
    "salts_differ": "вклад кресел не тот, что они дали в лобби",
    "broken_log": "запись не может следовать за предыдущей",
}
HARMLESS = ("even", "by_hand", "sealed")


class Unreadable(Exception):
    """The file is not a protocol; the text says what to do."""


def read(path: Path) -> Protocol:
    """The protocol in this file, or Unreadable."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Unreadable(f"Файл не открылся: {error.strerror}. Проверьте путь.") from error
    if len(data) > FILE_MAX:
        raise Unreadable("Файл слишком велик для протокола игры. Сохраните протокол со страницы стола заново.")
    try:
        found: Protocol = from_bytes(Protocol, data)
    except Malformed as broken:
        raise Unreadable(f"Это не протокол игры ({broken}). Сохраните его со страницы стола заново.") from broken
    if found.format != FORMAT or found.rulebook not in RULEBOOKS:
        raise Unreadable("Протокол написан другой версией клуба. Обновите клуб и повторите.")
    return found


def line(found: Finding) -> str:
    where = f"запись {found.entry}"
    if found.draw:
        among = ", ".join(map(str, found.candidates))
        where = f"вращение {found.draw} ({where}): сектор {found.sector} из [{among}]"
    mark = "✓" if found.verdict in HARMLESS else "✗"
    return f"{mark} {where}: {WORDS[found.verdict]}"


def main(file: str) -> int:
    """0: every spin is what it had to be; 1: something is not, and it is named; 2: the file cannot be read."""
    try:
        told = read(Path(file))
    except Unreadable as problem:
        print(problem)
        return 2
    found = verify(RULEBOOKS[told.rulebook], told.entries)
    for each in found:
        print(line(each))
    whole = told.sum == sum_of(told)
    if not whole:
        print("✗ файл изменён после сохранения: контрольная сумма не сходится")
    wrong = sum(each.verdict not in HARMLESS for each in found)
    spins = sum(each.draw > 0 for each in found)
    print(f"Стол {told.table}: вращений {spins}, расхождений {wrong}." if whole or wrong else "Вращения сходятся.")
    return 1 if wrong or not whole else 0
