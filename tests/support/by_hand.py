"""One table played by hand: people act, the log grows, the wheel stops where the script wants it."""

import hashlib

from game.commands import Command, MarkCaptain, Ready, StartGame, TakeSeat
from game.engine import act
from game.envelope import Envelope, PackCard
from game.events import TableOpened
from game.log import Entry
from game.people import Guest, Host, Person, Player, Presence, Seat
from game.rulebook import Moment, Rulebook
from game.rules.spinning import candidates, stopped_at, unplayed
from game.sheets import Sheet
from game.state import State, apply, fold
from game.wheel import pick

from tests.support.packs import envelope

OPENED_MS = 1_700_000_000_000
TRIES = 4000


def salt_of(seat: str) -> str:
    return hashlib.sha256(seat.encode()).hexdigest()[:32]


class Evening:
    """State, log, clock and who is connected; every accepted command becomes an entry."""

    def __init__(self, book: Rulebook, shelf: tuple[PackCard, ...] = (), code: str = "0042") -> None:
        self.book, self.now_ms = book, OPENED_MS
        self.away: frozenset[Seat] = frozenset()
        self.host_here = True
        self.defender_here = True
        self.heads = 1
        self.links: dict[tuple[int, int], str] = {}
        self.sheets: dict[tuple[str, int], Sheet] = {}
        opened = TableOpened("table", code, self.head(), shelf)
        self.log: list[Entry] = [Entry(1, self.now_ms, Host(), "OpenTable", (opened,))]
        self.state: State = fold(self.log)

    def head(self) -> str:
        return f"{self.heads:064x}"

    @property
    def here(self) -> Presence:
        return Presence(self.host_here, frozenset(self.state.table.seats) - self.away, self.defender_here)

    def wait(self, ms: int) -> "Evening":
        self.now_ms += ms
        return self

    def do(self, person: Person, command: Command, sector: int | None = None, arrow: int | None = None) -> Entry:
        """The command at this moment; sector: which is to be played, arrow: where the wheel stops. Raises Refused."""
        game = self.state.game
        link, sheets = self._link(game.no, game.draws + 1, sector, arrow), tuple(self.sheets.values())
        moment = Moment(self.now_ms, link, f"{self.heads + 1:064x}", sheets)
        entry = act(self.book, self.state, person, command, moment, self.here)
        self.state = apply(self.state, entry)
        self.log.append(entry)
        self.heads += any(type(event).__name__ == "LobbyOpened" for event in entry.events)
        return entry

    def host(self, command: Command, sector: int | None = None) -> Entry:
        return self.do(Host(), command, sector)

    def seat(self, number: int | str, command: Command) -> Entry:
        """A player's command: number counts chairs from 1 in the order of sitting down."""
        return self.do(Player(Seat(f"s{number}")), command)

    def sit(self, *names: str) -> "Evening":
        for name in names:
            self.do(Guest(), TakeSeat(name, 0, 0))
        return self

    def everybody_ready(self) -> "Evening":
        for chair in self.state.table.chairs:
            if not chair.salt:
                self.do(Player(chair.seat), Ready(salt_of(chair.seat)))
        return self

    def started(self, captain: int = 1) -> "Evening":
        """A captain is marked, everybody is ready, the game is on."""
        self.host(MarkCaptain(Seat(f"s{captain}")))
        self.everybody_ready()
        self.host(StartGame())
        return self

    @property
    def open_envelope(self) -> Envelope | None:
        game, round_ = self.state.game, self.state.game.round
        slot = game.slot
        if slot is None or round_ is None or game.card is None:
            return None
        box = dict(game.card.kinds).get(slot, game.kind_of(round_.sector)) in ("black_box", "red")
        return envelope(slot, box, round_.parts if slot == round_.sector else 1)

    def _link(self, game: int, draw: int, sector: int | None, arrow: int | None) -> str:
        """The link of this draw: chosen once so that the wheel stops at the wanted sector, then always the same."""
        known = self.links.get((game, draw))
        if known is not None:
            return known
        made = (hashlib.sha256(f"{game}.{draw}.{attempt}".encode()).hexdigest() for attempt in range(TRIES))
        link = next((each for each in made if self._suits(each, draw, sector, arrow)), "00" * 32)
        if sector is not None:
            self.links[game, draw] = link
        return link

    def _suits(self, link: str, draw: int, sector: int | None, arrow: int | None) -> bool:
        game = self.state.game
        if sector is None or not unplayed(self.book, game):
            return sector is None
        among, salts = candidates(self.book, game), tuple(salt for _, salt in game.salts)
        raw = pick(link, f"{self.state.table.id}.{game.no}", draw, salts, among)
        return stopped_at(self.book, game, raw) == sector and arrow in (None, raw)
