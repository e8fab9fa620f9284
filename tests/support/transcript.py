"""Plays a transcript through the engine and the log, and checks everything it says."""

import re
from collections.abc import Mapping
from types import MappingProxyType

from game.commands import (
    ChoosePack,
    ChooseStage,
    CloseRound,
    EnterHall,
    HideWindow,
    Judge,
    MarkCaptain,
    NameAnswerer,
    NameSquad,
    SeatWith,
    Spin,
    StartClock,
    StartGame,
)
from game.engine import Refused
from game.envelope import PackCard
from game.game import current
from game.people import Author, Defender, Guest, Host, Person, Player, Spectator, Steward
from game.preview import redo_preview, undo_preview
from game.rulebook import Rulebook
from game.seating import voice
from game.state import fold

from tests.support.by_hand import Evening
from tests.support.hall_words import HALL_READINGS, HALL_VERBS, card_of, hand_in, team_named, team_of
from tests.support.may import may, may_not
from tests.support.packs import card
from tests.support.readings import KINDS_NAMED, READINGS, STAGES, seen_by
from tests.support.script import Line, Script
from tests.support.sentence import as_foretold, sentence
from tests.support.verbs import VERBS, Said, seat_named

PACK = re.compile(
    r"(?P<envelopes>\d+) конвертов(?P<box> и ящик)?(?:, материалы в (?P<slot>\d+))?(?P<kinds>(?:, \w+ в \d+)*)"
)
PEOPLE: Mapping[str, Person] = MappingProxyType({
    "крупье": Host(), "гость": Guest(), "зритель": Spectator(), "защитник": Defender(), "распорядитель": Steward(),
})  # fmt: skip
WORDS, CHECKS = {**VERBS, **HALL_VERBS}, {**READINGS, **HALL_READINGS}
FORETELL = {"отменяет": undo_preview, "возвращает": redo_preview}


class Untrue(AssertionError):
    """The rules did something else than the transcript says."""


def play(script: Script, book: Rulebook) -> Evening:
    """The whole script; Untrue names file and line of the first difference."""
    player = Playing(script, book)
    for line in script.lines:
        try:
            player.step(line)
        except (Untrue, Refused, ValueError, KeyError, IndexError) as wrong:
            raise Untrue(f"{script.path.name}:{line.no}: {type(wrong).__name__} {wrong}") from wrong
    if fold(player.evening.log) != player.evening.state:
        raise Untrue(f"{script.path.name}: состояние не равно свёртке протокола")
    return player.evening


class Playing:
    """A script on its way: the evening and the stopwatch, which every heading starts anew."""

    def __init__(self, script: Script, book: Rulebook) -> None:
        shelf = tuple(_card(text) for text in script.all("пакет") if text != "бумага")
        self.evening = Evening(book, shelf, script.one("код", "0042"))
        self.zero_ms = self.evening.now_ms
        if shelf:
            self.evening.host(ChoosePack(shelf[0].digest))
        for name in _names(script.one("зал")):
            self.evening.do(Guest(), EnterHall(name))
        if script.one("игра"):
            self.evening.host(ChooseStage(STAGES[script.one("игра")]))
        for squad in dict.fromkeys(squad for _, squad in _squads(script.one("команды"))):
            self.evening.host(NameSquad(squad))
        if script.one("форточка"):
            self.evening.host(HideWindow(int(script.one("форточка"))))
        self.evening.sit(*(name.strip() for name in script.one("кресла").split(",") if name.strip()))
        for seat, squad in _squads(script.one("команды")):
            self.evening.host(SeatWith(seat_named(self.evening, seat), squad))
        for name in _names(script.one("капитан")):
            self.evening.host(MarkCaptain(seat_named(self.evening, name)))
        if script.one("начало", "игра") == "игра":
            self.evening.everybody_ready().host(StartGame())

    def step(self, line: Line) -> None:
        if line.word("time"):
            self._at(_ms(line.word("time")))
        match line.kind:
            case "heading":
                self._restart()
            case "preview":
                self._foretold(line)
            case "round":
                self._whole_round(line)
            case "action":
                self._action(line)
            case _:
                pass
        self._check(line.then)

    def _restart(self) -> None:
        self.zero_ms = self.evening.now_ms

    def _foretold(self, line: Line) -> None:
        back = line.word("way") == "отмена"
        change = (undo_preview if back else redo_preview)(self.evening.state)
        said = "ничего" if change is None else sentence(self.evening, change, back)
        _same("обещание", said, line.word("text"))

    def _whole_round(self, line: Line) -> None:
        """Spin, a minute, the captain answers after 20 seconds, a verdict, the round is closed."""
        evening = self.evening
        evening.host(Spin(), int(line.word("sector")))
        _same("сектор", str(current(evening.state.game).sector), line.word("sector"))
        evening.host(StartClock())
        evening.wait(20_000)
        captain = voice(evening.state.table, evening.state.game)
        if captain is None:
            raise ValueError("капитан не говорит")
        evening.do(Player(captain), NameAnswerer(captain))
        evening.host(Judge(line.word("verdict") == "верно"))
        evening.host(CloseRound())
        self._restart()

    def _action(self, line: Line) -> None:
        who, verb = line.word("who"), line.word("verb")
        if verb in ("связь пропала", "связь вернулась"):
            self._presence(who, verb == "связь вернулась")
        elif verb == "сдаёт бланк":
            self._sheet(line, who)
        elif verb == "ждёт":
            self.evening.wait(1000 * int(line.word("args").split()[0]))
        else:
            self._command(line, who, verb)

    def _at(self, ms: int) -> None:
        if self.zero_ms + ms < self.evening.now_ms:
            raise ValueError("время идёт назад")
        self.evening.now_ms = self.zero_ms + ms

    def _presence(self, who: str, back: bool) -> None:
        if who == "крупье":
            self.evening.host_here = back
        elif who == "защитник":
            self.evening.defender_here = back
        else:
            seat = {seat_named(self.evening, who)}
            self.evening.away = self.evening.away - seat if back else self.evening.away | seat

    def _sheet(self, line: Line, who: str) -> None:
        late = f" на {line.word('late')} с" if line.word("late") else ""
        expected = f"{line.word('code')} {line.word('clause')}{late}" if line.word("code") else "принято"
        (text,) = re.findall(r"«([^»]*)»", line.word("args"))
        _same("бланк", hand_in(self.evening, team_named(self.evening.state, who), text), expected)

    def _command(self, line: Line, who: str, verb: str) -> None:
        evening = self.evening
        person = self._person(who)
        args = line.word("args")
        plain = tuple(word.strip() for word in re.sub(r"«[^»]*»", "", args).split(",") if word.strip())
        command = WORDS[verb](Said(evening, person, plain, tuple(re.findall(r"«([^»]*)»", args))))
        wanted = next((int(each.split()[1]) for each in line.then if re.fullmatch(r"сектор \d+", each)), None)
        wanted = 0 if "сектор зеро" in line.then else wanted
        wanted = wanted if verb == "крутит волчок" else None
        before = (evening.state.game.score, type(evening.state.game.phase).__name__)
        preview = FORETELL[verb](evening.state) if verb in FORETELL else None
        arrow = next((int(each.split()[1]) for each in line.then if re.fullmatch(r"стрелка \d+", each)), None)
        refused = self._try(person, command, wanted, arrow)
        expected = f"{line.word('code')} {line.word('clause')}" if line.word("code") else "принято"
        _same("ответ", refused, expected)
        if preview is not None and refused == "принято" and not as_foretold(preview, evening, before):
            raise Untrue("сделано не то, что обещано")

    def _try(self, person: Person, command: object, wanted: int | None, arrow: int | None) -> str:
        try:
            self.evening.do(person, command, wanted, arrow)  # type: ignore[arg-type]
        except Refused as refused:
            return f"{refused.code} {refused.clause}"
        return "принято"

    def _person(self, who: str) -> Person:
        if who in PEOPLE:
            return PEOPLE[who]
        if who.startswith("автор "):
            return Author(int(who.removeprefix("автор ")))
        if who == "капитан":
            captain = voice(self.evening.state.table, self.evening.state.game)
            if captain is None:
                raise ValueError("капитан не говорит")
            return Player(captain)
        return team_of(self.evening, who) or Player(seat_named(self.evening, who))

    def _check(self, then: tuple[str, ...]) -> None:
        for each in then:
            screen = re.fullmatch(r"экран (\S+) (.+)", each)
            rights = re.fullmatch(r"(\S+(?: \d+)?) (может|не может): (.+)", each)
            if screen:
                seen = seen_by(self.evening, screen[1], lambda name: seat_named(self.evening, name))
                _same(f"экран {screen[1]}", seen, screen[2])
                continue
            if rights:
                listing = may if rights[2] == "может" else may_not
                _same(f"{rights[1]} {rights[2]}", listing(self.evening, self._person(rights[1])), rights[3])
                continue
            name = next((name for name in sorted(CHECKS, key=len, reverse=True) if each.startswith(name + " ")), None)
            if name is None:
                raise ValueError(f"не знаю, что такое «{each}»")
            _same(name, CHECKS[name](self.evening), each.removeprefix(name + " "))


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


def _squads(text: str) -> tuple[tuple[str, str], ...]:
    """«Дуб = Анна, Борис; Клён = Вера»: who is of which team."""
    teams = (each.split(" = ") for each in text.split("; ") if each)
    return tuple((name, squad) for squad, names in teams for name in _names(names))


def _same(what: str, found: str, expected: str) -> None:
    if found != expected:
        raise Untrue(f"{what}: «{found}», а записано «{expected}»")


def _card(text: str) -> PackCard:
    hall, match = card_of(text), PACK.fullmatch(text)
    if hall is not None:
        return hall
    if match is None:
        raise ValueError(f"не понимаю пакет «{text}»")
    handouts = ((int(match["slot"]), 2),) if match["slot"] else ()
    listed = re.findall(r"(\w+) в (\d+)", match["kinds"])
    kinds = tuple((int(n), KINDS_NAMED[word]) for word, n in listed if word != "тройка")
    parts = tuple((int(n), 3) for word, n in listed if word in ("блиц", "суперблиц", "тройка"))
    return card(int(match["envelopes"]), bool(match["box"]), handouts, kinds, parts)


def _ms(text: str) -> int:
    minutes, seconds = text.split(":")
    return int(minutes) * 60_000 + round(float(seconds) * 1000)
