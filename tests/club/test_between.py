"""What may come between a verdict and the profiles: other chairs, other hosts, deaths, and everything at once."""

import random
from contextlib import suppress
from dataclasses import replace

import pytest
from aws.club_next import NextDoor
from club.ports import Club
from club.rows import AccountId

from tests.support.club_evening import Night, club_call, counts, me, registered
from tests.support.club_fakes import ClubWorld, Died, club_world
from tests.support.evening import Evening, call
from tests.support.turns import Stepwise, Turns


def not_written(there: ClubWorld, night: Night) -> None:
    """A game is over and the table is in its lobby, but the store was away just then."""

    def away() -> None:
        raise OSError("the store is away")

    night.start().verdict()
    there.shelf.before_game = away
    night.back()
    there.shelf.before_game = lambda: None
    there.world.clock.now += 60_000


@pytest.mark.clause("P2.5", "P9.1")
def test_a_game_not_written_yet_is_still_hers_who_takes_another_chair(there: ClubWorld, night: Night) -> None:
    anna = registered(there.house, "Анна")
    night.sit(anna, "s1")
    not_written(there, night)
    assert night.sit(anna, "s2")[0] == 200
    assert counts(there.house, anna)["won"] == 1


@pytest.mark.clause("P2.5", "P9.1")
def test_a_game_not_written_yet_is_still_hers_whose_chair_another_account_takes(there: ClubWorld, night: Night) -> None:
    anna, boris = registered(there.house, "Анна"), registered(there.house, "Борис")
    night.sit(anna, "s1")
    not_written(there, night)
    assert night.sit(boris, "s1")[0] == 200
    assert (counts(there.house, anna)["won"], counts(there.house, boris)) == (1, {})


def taken_over(night: Night) -> None:
    body = {"table": night.evening.table, "recovery": night.evening.recovery}
    said = call(night.house, "POST", "/api/recover", body)[1]
    night.evening.host_token, night.evening.recovery = said["host"], said["recovery"]
    night.host = night.evening.host()


@pytest.mark.clause("P2.5")
def test_a_game_was_led_by_who_was_host_at_its_last_verdict_whoever_takes_the_table_back_to_the_lobby(
    there: ClubWorld, night: Night
) -> None:
    old, new = registered(there.house, "Старый"), registered(there.house, "Новый")
    night.sit(old, "host")
    night.start().verdict()
    for _ in range(2):
        there.world.clock.now += 5000
        taken_over(night)
    assert night.sit(new, "host") == (409, {"code": "too_late"})
    night.back()
    assert (counts(there.house, old), counts(there.house, new)) == ({"hosted": 1}, {})


@pytest.mark.clause("P2.5", "P9.1")
def test_who_changes_chairs_has_one_of_them_whatever_dies_in_between(there: ClubWorld, night: Night) -> None:
    anna = registered(there.house, "Анна")
    night.sit(anna, "s1")
    night.start()
    for nth in range(1, 9):
        there.shelf.dies_at = there.shelf.writes + nth
        with suppress(Died):
            night.sit(anna, f"s{2 - nth % 2}")
        there.shelf.dies_at = 0
        assert len(there.club.ties.of_table(night.evening.table).ties) == 1
    night.verdict().back()
    assert counts(there.house, anna)["won"] == 1


@pytest.mark.clause("P2.5", "P9.1")
@pytest.mark.parametrize("seed", range(12))
def test_sitting_down_as_the_last_verdict_falls_counts_or_is_too_late_and_never_half(seed: int) -> None:
    """Anna sits there; Boris sits down on two devices and Vera on one of his chairs, all at once with the end."""
    there = club_world()
    night = Night(Evening(there.house, there.world.wire.to).open())
    anna, boris, vera = (registered(there.house, name) for name in ("Анна", "Борис", "Вера"))
    night.sit(anna, "s1")
    night.start()
    turns, said = Turns(), {}
    club: Club = replace(
        there.club,
        ties=Stepwise(there.club.ties, turns), logs=Stepwise(there.club.logs, turns),
        games=Stepwise(there.club.games, turns),
    )  # fmt: skip
    there.house = night.evening.house = replace(there.house, people=NextDoor(lambda: club))

    def end() -> None:
        night.verdict()
        turns.step()
        there.world.clock.now += 1000
        night.back()

    def sits(session: str, seat: str) -> None:
        said[session] = night.sit(session, seat)[0]

    turns.together(
        random.Random(seed), end, lambda: sits(boris, "s2"), lambda: sits(boris, "s3"), lambda: sits(vera, "s3")
    )
    there.house = replace(there.house, people=NextDoor(lambda: there.club))
    assert counts(there.house, anna)["won"] == 1
    (game,) = [game for each in (anna,) for game in me(there.house, each)["games"]]
    last_ms = game["at"]
    for session in (boris, vera):
        owner = session.partition(".")[0]
        mine = [tie for tie in there.club.ties.of_table(night.evening.table).ties if tie.account == owner]
        due = any(tie.at_ms <= last_ms for tie in mine)
        games = me(there.house, session)["games"] if due or said[session] == 409 else []
        assert len(mine) <= 1
        assert len(games) == due, (seed, mine, last_ms)


@pytest.mark.clause("P9.1")
def test_a_game_nobody_took_back_to_the_lobby_waits_as_long_as_the_places_at_its_table(
    there: ClubWorld, night: Night
) -> None:
    anna = registered(there.house, "Анна")
    night.sit(anna)
    night.start().verdict()
    there.world.clock.now += 6 * 24 * 3600 * 1000
    other = Night(Evening(there.house, there.world.wire.to).open())
    assert other.sit(anna)[0] == 200
    assert len(there.shelf.games) == 1
    assert counts(there.house, anna)["won"] == 1


def test_whoever_is_outrun_to_the_last_hears_that_the_club_is_busy_and_the_next_has_it(
    there: ClubWorld, night: Night
) -> None:
    anna = registered(there.house, "Анна")
    night.sit(anna)
    not_written(there, night)
    owner = AccountId(anna.partition(".")[0])

    def outrun() -> None:
        there.shelf.accounts[owner] = replace(there.shelf.accounts[owner], wins=there.shelf.accounts[owner].wins + 1)

    there.shelf.before_game = outrun
    assert club_call(there.house, "me", session=anna) == (503, {"code": "busy", "retry_s": 1})
    there.shelf.before_game = lambda: None
    assert counts(there.house, anna)["won"] == 1
