"""Windows and presence: who holds a place, who is here, who is told."""

import pytest
from play.rows import Row, TableId

from tests.play.test_actions import seated
from tests.support.evening import Evening, Socket
from tests.support.fakes import World


def kinds(socket: Socket) -> list[str]:
    return [each["t"] for each in socket.frames()]


def here(socket: Socket) -> list[bool]:
    return [chair.get("here", False) for chair in socket.room["chairs"]]


def test_a_second_window_is_told_that_the_first_is_live(evening: Evening) -> None:
    first = evening.host(window="one")
    second = evening.host(window="two")
    assert kinds(second) == ["elsewhere"]
    assert kinds(first) == ["view"]


def test_a_second_window_takes_over_with_one_press_and_the_first_says_so(evening: Evening) -> None:
    first = evening.host(window="one")
    second = evening.host(window="two")
    second.hello(window="two", take=True)
    assert kinds(second)[-1] == "view"
    assert kinds(first)[-1] == "taken"
    assert first.send(do="ping", id="1", t0=1) == "no_connection"


def test_a_reload_takes_its_own_place_back_silently(evening: Evening) -> None:
    first = evening.host(window="one")
    again = evening.host(window="one")
    assert kinds(again) == ["view"]
    assert kinds(first) == ["view"]


def test_an_old_socket_that_closes_late_does_not_evict_the_new_one(evening: Evening) -> None:
    host, anna, _ = seated(evening)
    again = evening.player(anna.seat, window=f"window of {anna.id}")
    anna.close()
    assert here(host) == [True, True]
    assert again.act("ready", salt="ab" * 16)["t"] == "done"


def test_a_window_silent_for_long_is_no_rival(evening: Evening, fakes: World) -> None:
    evening.host(window="one")
    fakes.clock.now += 75_001
    assert kinds(evening.host(window="two")) == ["view"]


def test_two_seats_of_one_device_clash_with_either(evening: Evening) -> None:
    one, two = evening.sit("Анна"), evening.sit("Борис")
    evening.player(one, window="phone")
    both = evening.connect(*evening.tokens.values())
    both.hello(window="laptop")
    assert kinds(both) == ["elsewhere"]
    assert kinds(evening.player(two, window="tablet")) == ["view"]


def test_any_number_may_watch(evening: Evening) -> None:
    token = evening.watch()
    one, two = evening.connect(token), evening.connect(token)
    one.hello()
    two.hello()
    assert kinds(two) == ["view"]
    assert one.room["watching"] == 2


def test_coming_and_going_is_told_to_everybody(evening: Evening) -> None:
    host, anna, boris = seated(evening)
    assert here(host) == [True, True]
    boris.close()
    assert here(host) == here(anna) == [True, False]
    host.close()
    assert anna.room.get("host_here", False) is False


def test_whoever_is_silent_for_75_seconds_is_away_told_once_and_back_at_the_next_ping(
    evening: Evening, fakes: World
) -> None:
    host, anna, boris = seated(evening)
    for _ in range(3):
        fakes.clock.now += 25_001
        anna.ping()
        host.ping()
    before = len(anna.frames())
    assert here(anna) == [True, False]
    host.ping()
    assert len(anna.frames()) == before
    boris.ping()
    assert here(anna) == here(boris) == [True, True]


def test_whoever_keeps_pinging_is_never_away_however_seldom_it_is_written(evening: Evening, fakes: World) -> None:
    """Half an hour of pings each 30 s, and of some that come early and late."""
    host, anna, boris = seated(evening)
    for wait_ms in [30_000] * 40 + [29_000, 34_000, 39_000, 1_000, 35_000] * 4:
        fakes.clock.now += wait_ms
        for each in (anna, boris, host):
            each.ping()
        assert here(host) == [True, True]


@pytest.mark.parametrize("who", ["the host", "a player"])
def test_a_screen_that_falls_without_a_word_is_shown_at_the_first_ping_after_75_seconds(
    evening: Evening, fakes: World, who: str
) -> None:
    host, anna, boris = seated(evening)
    fallen, left = (host, (anna, boris)) if who == "the host" else (boris, (host, anna))
    for wait_ms, shown in ((30_000, True), (30_000, True), (15_001, False)):
        fakes.clock.now += wait_ms
        for each in left:
            each.ping()
        looks = left[0].room.get("host_here", False) if fallen is host else here(host)[1]
        assert looks is shown


def test_whoever_is_marked_away_while_pinging_is_shown_back(evening: Evening, fakes: World) -> None:
    """Marked between the reading of the rows and the writing of the own one: what stood before tells it."""
    host, anna, _ = seated(evening)
    fakes.clock.now += 75_001
    read, pings = fakes.house.connections.rows, [host.ping]

    def read_and_be_marked(table: TableId, now_ms: int) -> tuple[Row, ...]:
        found = read(table, now_ms)
        while pings:
            pings.pop()()
        return found

    fakes.house.connections.rows = read_and_be_marked  # type: ignore[method-assign]
    anna.ping()
    assert not pings
    assert here(host)[0] is True


def test_a_request_of_somebody_away_brings_them_back(evening: Evening, fakes: World) -> None:
    host, anna, boris = seated(evening)
    fakes.clock.now += 75_001
    host.ping()
    assert here(host) == [False, False]
    assert boris.act("ready", salt="ab" * 16)["t"] == "done"
    assert here(host) == [False, True]
    assert anna.room["chairs"][1]["here"] is True


def test_a_ping_carries_the_clients_time_back_with_the_servers(evening: Evening, fakes: World) -> None:
    host = evening.host()
    host.send(do="ping", id="7", t0=-123)
    assert host.frames()[-1] == {"t": "pong", "id": "7", "t0": -123, "at": fakes.clock.now}


def test_the_lamps_of_a_device_are_the_hosts_alone(evening: Evening) -> None:
    host, anna, boris = seated(evening)
    seen = len(boris.frames())
    anna.send(do="lamps", id="1", audio=True, awake=False, pack=True, rtt=41, jitter=3)
    lamps = next(each for each in host.message["lamps"] if each.get("seats") == ["s1"])
    assert (lamps["seats"], lamps["told"], lamps["rtt"], lamps["jitter"]) == (["s1"], True, 41, 3)
    assert (lamps["audio"], lamps["awake"], lamps["pack"]) == (True, False, True)
    assert len(boris.frames()) == seen
    anna.act("ready", salt="ab" * 16)
    assert "lamps" not in host.message
    assert anna.send(do="lamps", id="2", audio=True, awake=False, pack=True, rtt=41, jitter=3) == "lamps_same"


def test_a_chair_taken_away_makes_its_window_a_spectators(evening: Evening) -> None:
    host, _, boris = seated(evening)
    assert host.act("remove_seat", seat=boris.seat)["t"] == "done"
    assert boris.message["you"] == {"role": "spectator"}
    assert boris.act("ready", salt="ab" * 16)["t"] == "refused"


def test_a_broken_frame_is_answered_and_the_fifth_closes(evening: Evening, fakes: World) -> None:
    host, anna, _ = seated(evening)
    for _ in range(5):
        anna.send_raw("{")
    assert anna.frames()[-1] == {"t": "malformed", "why": "not_json"}
    assert fakes.wire.hung_up == [anna.id]
    assert here(host) == [False, True]


def test_a_frame_of_an_unknown_socket_is_nobodys(evening: Evening, fakes: World) -> None:
    stray = Socket(fakes.house, "stray=", lambda: fakes.wire.to("stray="))
    assert stray.ping() == "no_connection"
    assert stray.frames() == []


def test_the_watching_places_end_at_fifty(evening: Evening) -> None:
    token = evening.watch()
    for _ in range(50):
        evening.connect(token).hello()
    late = evening.connect(token)
    late.hello()
    assert late.frames() == [{"t": "malformed", "why": "crowded"}]


def test_whoever_only_watches_may_be_silent_for_ten_minutes(evening: Evening, fakes: World) -> None:
    host = evening.host()
    evening.connect(evening.watch()).hello()
    for minutes in range(1, 11):
        fakes.clock.now += 60_000
        host.ping()
        assert host.room["watching"] == 1, minutes
    fakes.clock.now += 1_000
    host.ping()
    assert host.room.get("watching", 0) == 0


def test_whoever_watches_and_pings_each_four_minutes_is_never_away(evening: Evening, fakes: World) -> None:
    host, watcher = evening.host(), evening.connect(evening.watch())
    watcher.hello()
    for minute in range(1, 121):
        fakes.clock.now += 60_000
        host.ping()
        if minute % 4 == 0:
            watcher.ping()
        assert host.room["watching"] == 1, minute
