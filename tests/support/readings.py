"""What a transcript may check: a name, and how its value is read off the table as Russian words."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from game.commands import Fault, Lifeline, Stage, Way
from game.disclosure import PartWords, Words
from game.envelope import Kind
from game.events import Spun
from game.game import Round
from game.people import Seat
from game.phases import Answering, Discussing, Finished, Hearing, OnBreak, Paused
from game.seating import playing, voice
from game.views import host_view, seat_view, spectator_view
from game.views.room import room_view

from tests.support.by_hand import Evening

PHASES = {
    "Lobby": "лобби", "Between": "между раундами", "OnBreak": "перерыв", "Reading": "чтение",
    "Discussing": "обсуждение", "Paused": "пауза", "Naming": "ждём имя", "Answering": "назван",
    "Hearing": "ответ звучит", "Revealed": "вердикт", "Finished": "конец",
}  # fmt: skip
LIFELINES = {"credit": "кредит", "club": "клуб", "host": "ведущий", "extra": "дополнительная"}
LIFELINES_NAMED: Mapping[str, Lifeline] = MappingProxyType({
    "кредит": "credit", "клуб": "club", "ведущий": "host", "дополнительная": "extra",
})  # fmt: skip
DEBTS = {"none": "нет", "owed": "есть", "called": "объявлен"}
MARKS = {
    "by_hand": "вручную",
    "paused": "пауза",
    "restarted": "заново",
    "early": "досрочно",
    "forfeited": "лишены ответа",
}
SIDES = {"knowers": "знатоки", "viewers": "телезрители", None: "никто"}
OUTCOMES = SIDES | {"annulled": "аннулирован", "set_aside": "заменён", "elsewhere": "до нас", None: "играется"}
KINDS: Mapping[Kind, str] = MappingProxyType({
    "ordinary": "обычный", "black_box": "зеро", "blitz": "блиц", "superblitz": "суперблиц", "duplet": "дуплиц",
    "thirteen": "тринадцатый", "zeitnot": "цейтнот", "partner": "партнёр", "red": "красный", "blue": "синий",
    "base": "база", "window": "форточка",
})  # fmt: skip
KINDS_NAMED: Mapping[str, Kind] = MappingProxyType({word: kind for kind, word in KINDS.items()})
WAYS: Mapping[str, Way] = MappingProxyType({"все": "all", "трое": "three", "один": "one"})
STAGES: Mapping[str, Stage] = MappingProxyType({
    "обычная": "", "отборочная": "qualifier", "полуфинал": "semifinal", "финал": "final", "специальная": "special",
    "вприсядку": "together",
})  # fmt: skip
FAULTS: Mapping[str, Fault] = MappingProxyType({
    "подсказка": "hint", "жест": "gesture", "аплодисменты": "applause", "заявка": "offer",
})  # fmt: skip


def listed(words: Iterable[object], empty: str = "нет") -> str:
    return ", ".join(str(word) for word in words) or empty


def clock_words(ms: int) -> str:
    seconds, rest = divmod(ms, 1000)
    return f"{seconds // 60}:{seconds % 60:02}" + (f".{rest:03}" if rest else "")


def name_of(evening: Evening, seat: Seat | None) -> str:
    chair = None if seat is None else evening.state.table.chair(seat)
    return "никто" if chair is None else chair.name


def _round(evening: Evening) -> Round:
    if evening.state.game.round is None:
        raise ValueError("раунда нет")
    return evening.state.game.round


def _clock(evening: Evening) -> str:
    match evening.state.game.phase:
        case Discussing(deadline_ms, _):
            return clock_words(max(0, deadline_ms - evening.now_ms))
        case Paused(_, left_ms) | Answering(_, left_ms) | Hearing(_, left_ms):
            return clock_words(left_ms)
        case OnBreak(until_ms):
            return clock_words(until_ms - evening.now_ms)
        case _:
            return "нет"


def _answers(evening: Evening) -> str:
    phase = evening.state.game.phase
    return name_of(evening, phase.seat if isinstance(phase, (Answering, Hearing)) else None)


def _winner(evening: Evening) -> str:
    phase = evening.state.game.phase
    return SIDES[phase.winner] if isinstance(phase, Finished) else "игра идёт"


def _names(evening: Evening, seats: Iterable[Seat]) -> str:
    return listed((name_of(evening, seat) for seat in seats), "никто")


def _out(evening: Evening) -> str:
    active = playing(evening.state.table, evening.state.game)
    return _names(evening, (seat for seat in evening.state.table.seats if seat not in active))


def _due(evening: Evening) -> str:
    return listed((f"{name_of(evening, seat)} {due}" for seat, due in evening.state.game.benched), "никто")


def _asked(evening: Evening) -> str:
    asked = _round(evening).asked
    if asked is None:
        return "нет"
    return f"{LIFELINES[asked.kind]}, {asked.helper or name_of(evening, asked.seat)}"


def _candidates(evening: Evening) -> str:
    spun = [event for entry in evening.log for event in entry.events if isinstance(event, Spun)]
    return listed(spun[-1].candidates)


def words_seen(words: Words) -> str:
    """Which parts of the envelope are readable there."""
    parts = {
        "вопрос": words.prompt, "подсказка": words.hint, "ответ": words.answer, "комментарий": words.comment,
        "ящик": words.box,
    }  # fmt: skip
    several = [f"{name} {part.n}" for part in words.parts for name, word in _part(part) if word]
    whole = [name for name, word in parts.items() if word]
    return listed([*several, *whole, *(each.text for each in words.handouts)], "ничего")


def _part(part: PartWords) -> tuple[tuple[str, str], ...]:
    return (("вопрос", part.prompt), ("ответ", part.answer), ("комментарий", part.comment))


def seen_by(evening: Evening, who: str, seat: Callable[[str], Seat]) -> str:
    """What somebody's own screen shows of the envelope: a player, the host or a spectator."""
    book, state, envelope = evening.book, evening.state, evening.open_envelope
    room = room_view(book, state, envelope, evening.here, 0)
    if who == "крупье":
        key = host_view(book, state, room, envelope, evening.here).key
        return "ничего" if key is None else "всё"
    if who == "зритель":
        return words_seen(spectator_view(book, state, room, evening.here).room.words)
    return words_seen(seat_view(book, state, room, (seat(who),), evening.here).room.words)


def _missing(evening: Evening) -> str:
    room = room_view(evening.book, evening.state, None, evening.here, 0)
    return listed(host_view(evening.book, evening.state, room, None, evening.here).missing)


def _spun(evening: Evening) -> Spun:
    return [event for entry in evening.log for event in entry.events if isinstance(event, Spun)][-1]


def _way(evening: Evening) -> str:
    return next((word for word, way in WAYS.items() if way == _round(evening).way), "нет")


def _decisive(evening: Evening) -> str:
    asked = evening.state.game.decisive
    if asked is None:
        return "нет"
    said = f"отклонён: {asked.reason}" if asked.reason else "разрешён" if asked.granted else "просят"
    return f"{said}, {name_of(evening, asked.seat)}"


def _cards(evening: Evening) -> str:
    faults = {fault: word for word, fault in FAULTS.items()}
    given = evening.state.game.cards
    return listed(f"{each.name} {faults[each.fault]}{' знаток сезона' * each.teammate}" for each in given)


def _on_table(evening: Evening) -> str:
    """The special sectors as the players' own screens show them."""
    room = room_view(evening.book, evening.state, None, evening.here, 0)
    seen = ((each.n, each.kind) for each in room.sectors if each.kind != "plain")
    return listed(f"{n} {'зеро' if kind == 'zero' else KINDS[kind]}" for n, kind in seen)


def _known_to_host(evening: Evening) -> str:
    room = room_view(evening.book, evening.state, None, evening.here, 0)
    return listed(
        f"{n} {KINDS[kind]}" for n, kind in host_view(evening.book, evening.state, room, None, evening.here).kinds
    )


def _prizes(evening: Evening) -> str:
    room = room_view(evening.book, evening.state, None, evening.here, 0)
    return listed(f"{due.sector} вопрос {due.part} {due.amount}" for due in room.dues)


def _active(evening: Evening) -> str:
    return _names(evening, playing(evening.state.table, evening.state.game))


def _ways(evening: Evening) -> str:
    words = {way: word for word, way in WAYS.items()}
    return listed(words[way] for way in evening.state.table.setup.ways)


def _history(evening: Evening) -> str:
    line = evening.state.game.history[-1]
    said = f"{line.sector} {OUTCOMES[line.outcome]} {line.score.knowers}:{line.score.viewers}"
    return f"{said} форточка" if line.window else said


def _hats(evening: Evening) -> str:
    room = room_view(evening.book, evening.state, None, evening.here, 0)
    return listed((f"{chair.name} {chair.hat}" for chair in room.chairs if chair.hat is not None), "никто")


def _yes(value: bool) -> str:
    return "да" if value else "нет"


def _kind(evening: Evening, sector: int) -> str:
    return "зеро" if evening.state.game.kind_of(sector) == "black_box" else str(sector)


READINGS: Mapping[str, Callable[[Evening], str]] = MappingProxyType({
    "счёт": lambda e: f"{e.state.game.score.knowers}:{e.state.game.score.viewers}",
    "фаза": lambda e: PHASES[type(e.state.game.phase).__name__],
    "победа": _winner,
    "сектор": lambda e: _kind(e, _round(e).sector),
    "раунд": lambda e: str(_round(e).no),
    "итог": lambda e: OUTCOMES[_round(e).outcome],
    "строка": _history,
    "часы": _clock,
    "палочки": lambda e: listed(LIFELINES[kind] for kind in e.state.game.purse.lifelines),
    "взята": lambda e: LIFELINES.get(_round(e).lifeline or "", "нет"),
    "просьба": _asked,
    "отказ": lambda e: "нет" if _round(e).declined is None else _round(e).declined.reason,  # type: ignore[union-attr]
    "долг": lambda e: DEBTS[e.state.game.purse.debt],
    "раунд долга": lambda e: _yes(_round(e).debt),
    "финал": lambda e: _yes(_round(e).final),
    "урезан": lambda e: _yes(_round(e).cut),
    "урезаний впереди": lambda e: str(e.state.game.cuts),
    "вне раунда": _out,
    "пропустят": _due,
    "без шапки": lambda e: _names(e, e.state.game.hatless),
    "шапки": _hats,
    "аннулирований": lambda e: str(e.state.game.annulments),
    "пометки": lambda e: listed(MARKS[mark] for mark in _round(e).marks),
    "сыграны": lambda e: listed(e.state.game.played),
    "выбор из": _candidates,
    "капитан": lambda e: name_of(e, e.state.table.captain),
    "говорит": lambda e: name_of(e, voice(e.state.table, e.state.game)),
    "отвечает": _answers,
    "сидят": lambda e: _names(e, e.state.table.seats),
    "стучатся": lambda e: listed((each.name for each in e.state.table.callers), "никто"),
    "готовы": lambda e: _names(e, (each.seat for each in e.state.table.chairs if each.salt)),
    "голоса": lambda e: listed(f"{name_of(e, a)} за {name_of(e, b)}" for a, b in e.state.table.votes),
    "пакет": lambda e: "бумага" if e.state.table.pack is None else e.state.table.pack.title,
    "не хватает": _missing,
    "стрелка": lambda e: str(_spun(e).raw),
    "вид": lambda e: KINDS[_round(e).kind],
    "вопрос": lambda e: f"{_round(e).part} из {_round(e).parts}",
    "играют": _active,
    "выбран": _way,
    "прежние выборы": _ways,
    "решающий": lambda e: _yes(_round(e).decisive),
    "решающий раунд": _decisive,
    "карточки": _cards,
    "ждут": lambda e: _names(e, e.state.game.waiting),
    "особые на столе": _on_table,
    "особые у крупье": _known_to_host,
    "призы": _prizes,
    "код": lambda e: e.state.table.code,
    "игра": lambda e: str(e.state.game.no),
    "тексты": lambda e: _yes(e.state.table.prompts),
    "тишина": lambda e: _yes(e.state.table.silent),
})  # fmt: skip
