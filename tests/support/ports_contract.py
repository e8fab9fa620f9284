"""What every set of ports promises, fake or real: one body of tests, run over each by a class that gives `ports`."""

from dataclasses import dataclass, replace

import pytest
from game.events import PromptsSet, TableOpened
from game.log import Entry
from game.people import Host, Seat
from game.sealed import Sealed
from game.sheets import Sheet
from game.state import State, apply
from play.keeping import keep, unfold
from play.ports import (
    Codes,
    Conflict,
    Connections,
    HostKeys,
    Key,
    Keys,
    Limiter,
    NoConnection,
    NoTable,
    Pass,
    Sheets,
    Tables,
    Tickets,
)
from play.rows import (
    AsAuthor,
    AsDefender,
    AsHall,
    AsHost,
    AsSeats,
    AsSpectator,
    AsStage,
    AsSteward,
    Audience,
    ConnectionId,
    Health,
    Known,
    Root,
    Row,
    Stored,
    TableId,
    open_log,
)

EVERYBODY: tuple[Audience, ...] = (
    AsHost(3),
    AsSeats((Seat("s1"), Seat("s12"))),
    AsSpectator(),
    AsSpectator("k4"),
    AsStage(),
    AsDefender(),
    AsSteward(),
    AsAuthor(7),
    AsHall("h3"),
)


@dataclass
class Ports:
    """The ports under test, the table they are tested on, and what their clock says."""

    tables: Tables
    codes: Codes
    connections: Connections
    keys: Keys
    tickets: Tickets
    limiter: Limiter
    sheets: Sheets
    table: TableId
    now_ms: int


def opened(ports: Ports) -> Stored:
    entry = Entry(1, ports.now_ms, Host(), "OpenTable", (TableOpened(ports.table, "0042", "ab", ()),))
    stored = open_log(State(), (entry,), ports.table, "pkz", Root(b"r" * 32))
    ports.tables.create(stored)
    return stored


def one_more(ports: Ports, stored: Stored, on: bool, known: Known | None = None) -> Stored:
    _, state = unfold(stored, ports.tables)
    entry = Entry(stored.v + 1, ports.now_ms, Host(), "ShowPrompts", (PromptsSet(on),))
    kept = keep(stored, state, entry, known, Root(b"n" * 32))
    if kept.page:
        ports.tables.page(stored.id, kept.page)
    ports.tables.save(kept.stored, stored)
    assert unfold(kept.stored, ports.tables)[1] == apply(state, entry)
    return kept.stored


def a_row(ports: Ports, id: str, who: Audience = AsHost()) -> Row:
    return Row(ConnectionId(id), who, ports.now_ms, ports.now_ms)


class PortsContract:
    """Give a fixture `ports`; each test has a table of its own."""

    def test_a_table_that_is_not_there_is_no_table(self, ports: Ports) -> None:
        with pytest.raises(NoTable):
            ports.tables.load(ports.table)

    def test_what_was_created_is_read(self, ports: Ports) -> None:
        stored = opened(ports)
        assert ports.tables.load(ports.table).stored == stored
        assert ports.tables.load(ports.table).rows == ()

    def test_a_table_past_its_time_is_no_table(self, ports: Ports) -> None:
        stored = opened(ports)
        ports.tables.save(replace(stored, v=2, until_ms=ports.now_ms - 1), stored)
        with pytest.raises(NoTable):
            ports.tables.load(ports.table)

    def test_what_was_saved_is_read_and_an_older_reading_conflicts(self, ports: Ports) -> None:
        first = opened(ports)
        second = one_more(ports, first, True, Known("host", "aa"))
        assert ports.tables.load(ports.table).stored == second
        with pytest.raises(Conflict) as conflict:
            one_more(ports, first, False)
        assert conflict.value.stands == second

    def test_a_long_log_goes_to_pages_and_comes_back_whole(self, ports: Ports) -> None:
        stored = opened(ports)
        for n in range(70):
            stored = one_more(ports, stored, bool(n % 2))
        assert len(stored.tail) <= 32
        entries = (*ports.tables.pages(ports.table), *stored.tail)
        assert [entry.n for entry in entries] == list(range(1, 72))
        assert ports.tables.load(ports.table).stored == stored

    def test_a_page_written_twice_is_one_page(self, ports: Ports) -> None:
        stored = opened(ports)
        ports.tables.page(ports.table, stored.tail)
        ports.tables.page(ports.table, stored.tail)
        assert ports.tables.pages(ports.table) == stored.tail

    @pytest.mark.parametrize("who", EVERYBODY)
    def test_a_connection_is_opening_then_live_then_forgotten(self, ports: Ports, who: Audience) -> None:
        opened(ports)
        row = a_row(ports, "AbC-d_8=", who)
        ports.connections.open(ports.table, row)
        assert ports.connections.table_of(row.id) == ports.table
        assert ports.tables.load(ports.table).rows == (row,)
        assert ports.connections.go_live(ports.table, row.id, "w", ports.now_ms + 5)
        live = replace(row, live=True, window="w", seen_ms=ports.now_ms + 5)
        assert ports.tables.load(ports.table).rows == (live,)
        assert ports.connections.forget(ports.table, row.id) == live
        assert ports.connections.forget(ports.table, row.id) is None
        assert ports.tables.load(ports.table).rows == ()
        with pytest.raises(NoConnection):
            ports.connections.table_of(row.id)

    def test_going_live_makes_a_save_under_way_conflict(self, ports: Ports) -> None:
        seen = opened(ports)
        ports.connections.open(ports.table, a_row(ports, "x="))
        ports.connections.go_live(ports.table, ConnectionId("x="), "w", ports.now_ms)
        with pytest.raises(Conflict) as conflict:
            one_more(ports, seen, True)
        assert (conflict.value.stands.v, conflict.value.stands.epoch) == (1, 1)
        one_more(ports, conflict.value.stands, True)
        assert ports.tables.load(ports.table).stored.epoch == 1

    def test_whatever_changes_who_is_here_moves_the_epoch_on(self, ports: Ports) -> None:
        opened(ports)
        row = a_row(ports, "x=")

        def epoch() -> int:
            return ports.tables.load(ports.table).stored.epoch

        ports.connections.open(ports.table, row)
        assert epoch() == 0
        ports.connections.go_live(ports.table, row.id, "w", ports.now_ms)
        assert epoch() == 1
        ports.connections.seen(ports.table, row.id, ports.now_ms)
        ports.connections.tell_health(ports.table, row.id, Health(True, True, True, 1, 1))
        assert epoch() == 1
        assert ports.connections.mark_away(ports.table, ports.connections.rows(ports.table, ports.now_ms)[0])
        assert epoch() == 2
        ports.connections.seen(ports.table, row.id, ports.now_ms)
        assert epoch() == 3
        ports.connections.forget(ports.table, row.id)
        ports.connections.forget(ports.table, row.id)
        assert epoch() == 4

    def test_a_forgotten_connection_is_not_raised_again(self, ports: Ports) -> None:
        opened(ports)
        gone = ConnectionId("gone=")
        assert not ports.connections.go_live(ports.table, gone, "w", 1)
        assert not ports.connections.seen(ports.table, gone, 1)
        assert not ports.connections.tell_health(ports.table, gone, Health(True, True, True, 1, 1))
        assert ports.connections.stumble(ports.table, gone) == 0
        assert ports.tables.load(ports.table).rows == ()

    def test_rows_are_read_alone_and_seen_tells_how_it_stood(self, ports: Ports) -> None:
        opened(ports)
        row = a_row(ports, "AbC-d_8=")
        assert ports.connections.rows(ports.table, ports.now_ms) == ()
        ports.connections.open(ports.table, row)
        assert ports.connections.rows(ports.table, ports.now_ms) == (row,)
        ports.connections.mark_away(ports.table, row)
        assert ports.connections.seen(ports.table, row.id, ports.now_ms + 9) == replace(row, away=True)
        assert ports.connections.rows(ports.table, ports.now_ms) == (replace(row, seen_ms=ports.now_ms + 9),)

    def test_away_is_marked_once_and_only_on_what_was_read(self, ports: Ports) -> None:
        opened(ports)
        row = a_row(ports, "x=")
        ports.connections.open(ports.table, row)
        assert ports.connections.mark_away(ports.table, row)
        assert not ports.connections.mark_away(ports.table, row)
        assert ports.connections.seen(ports.table, row.id, ports.now_ms + 9)
        assert not ports.connections.mark_away(ports.table, row)
        assert ports.tables.load(ports.table).rows == (replace(row, seen_ms=ports.now_ms + 9),)

    def test_lamps_and_stumbles_are_kept(self, ports: Ports) -> None:
        opened(ports)
        row = a_row(ports, "x=")
        ports.connections.open(ports.table, row)
        told = Health(True, False, True, 41, 3)
        assert ports.connections.tell_health(ports.table, row.id, told) == row
        assert [ports.connections.stumble(ports.table, row.id) for _ in range(3)] == [1, 2, 3]
        assert ports.tables.load(ports.table).rows[0].health == told

    def test_a_code_is_one_tables_until_its_time(self, ports: Ports) -> None:
        now, code, other = ports.now_ms, f"c{ports.table}", TableId(f"{ports.table}x")
        with pytest.raises(NoTable):
            ports.codes.find(code, now)
        assert ports.codes.claim(code, ports.table, now, now + 10)
        assert not ports.codes.claim(code, other, now, now + 10)
        assert ports.codes.claim(code, ports.table, now, now + 20)
        assert ports.codes.find(code, now + 19) == ports.table
        with pytest.raises(NoTable):
            ports.codes.find(code, now + 20)
        assert ports.codes.claim(code, other, now + 20, now + 30)

    @pytest.mark.parametrize("who", EVERYBODY)
    def test_a_key_opens_what_it_was_made_for(self, ports: Ports, who: Audience) -> None:
        ports.keys.put(ports.table, "hash", Key(who), ports.now_ms + 10**9)
        assert ports.keys.find(ports.table, "hash") == Key(who)
        assert ports.keys.find(ports.table, "other") is None
        assert ports.keys.find(TableId("other"), "hash") is None

    def test_the_hosts_keys_turn_once_for_what_was_seen(self, ports: Ports) -> None:
        first, second = HostKeys("h1", "r1", 0), HostKeys("h2", "r2", 1, (ports.now_ms, ports.now_ms + 5))
        with pytest.raises(NoTable):
            ports.keys.host(ports.table)
        until = ports.now_ms + 10**9
        assert ports.keys.turn(ports.table, first, None, until)
        assert not ports.keys.turn(ports.table, second, None, until)
        assert ports.keys.turn(ports.table, second, first, until)
        assert not ports.keys.turn(ports.table, first, first, until)
        assert ports.keys.host(ports.table) == second

    def test_a_ticket_is_good_once_and_in_time(self, ports: Ports) -> None:
        lets = Pass(ports.table, AsSeats((Seat("s1"),)))
        ports.tickets.issue(f"1{ports.table}", lets, ports.now_ms + 10)
        ports.tickets.issue(f"2{ports.table}", lets, ports.now_ms + 10)
        assert ports.tickets.redeem(f"1{ports.table}", ports.now_ms) == lets
        assert ports.tickets.redeem(f"1{ports.table}", ports.now_ms) is None
        assert ports.tickets.redeem(f"2{ports.table}", ports.now_ms + 10) is None
        assert ports.tickets.redeem("never", ports.now_ms) is None

    def test_of_a_teams_sheets_the_one_sent_last_stands_whichever_comes_last(self, ports: Ports) -> None:
        until = ports.now_ms + 10**9
        assert ports.sheets.of(ports.table, (5,)) == ()
        for text, order in (("кит", 7), ("слон", 9), ("мышь", 8), ("слоны", 9)):
            ports.sheets.keep(ports.table, Sheet("h1", 5, Sealed(text), ports.now_ms + order), order, until)
        assert ports.sheets.of(ports.table, (5,)) == (Sheet("h1", 5, Sealed("слоны"), ports.now_ms + 9),)

    def test_sheets_are_of_a_team_a_question_and_a_table(self, ports: Ports) -> None:
        asked = (7, 1_800_000_000_000)
        sheets = [Sheet(team, question, Sealed(team), 1) for question in asked for team in ("h1", "h10")]
        for each in sheets:
            ports.sheets.keep(ports.table, each, 1, ports.now_ms + 10**9)
        ports.sheets.keep(TableId(f"{ports.table}x"), Sheet("h1", 7, Sealed("чужой"), 1), 1, ports.now_ms + 10**9)
        assert set(ports.sheets.of(ports.table, (7,))) == set(sheets[:2])
        assert set(ports.sheets.of(ports.table, asked[::-1])) == set(sheets)
        assert ports.sheets.of(ports.table, (6, 8)) == ()

    def test_failures_are_counted_by_the_minute(self, ports: Ports) -> None:
        scope, minute = f"code#{ports.table}", 60_000 * (ports.now_ms // 60_000)
        assert ports.limiter.count(scope, minute) == 0
        assert [ports.limiter.add(scope, minute + at) for at in (0, 1, 59_999)] == [1, 2, 3]
        assert ports.limiter.count(scope, minute + 59_999) == 3
        assert ports.limiter.count(scope, minute + 60_000) == 0
        hour = minute - minute % 3_600_000
        found = [ports.limiter.add(f"{scope}!", hour + at, span_ms=3_600_000) for at in (0, 3_599_999, 3_600_000)]
        assert found == [1, 2, 1]
