"""Results in profiles: once a game, whatever comes twice or dies in between; guests leave nothing."""

import contextlib

import pytest
from club.settling import settle

from tests.support.club_evening import PASSWORD, Night, club_call, counts, me, registered
from tests.support.club_fakes import ClubWorld, Died, club_world
from tests.support.evening import Evening, call


@pytest.mark.clause("P2.4", "P2.5")
def test_an_account_gets_the_game_and_the_guests_beside_it_leave_nothing(there: ClubWorld, night: Night) -> None:
    anna, host = registered(there.house, "Анна"), registered(there.house, "Крупье")
    assert night.sit(anna, "s1") == (200, {"place": "s1"})
    assert night.sit(host, "host") == (200, {"place": "host"})
    night.game()
    found = counts(there.house, anna)
    assert (found["games"], found["won"], found["answers:right"]) == (1, 1, 1)
    assert "lost" not in found
    assert counts(there.house, host) == {"hosted": 1}
    assert me(there.house, host)["card"].get("wins", 0) == 0
    assert {owner for owner, _ in there.shelf.games} == set(there.shelf.accounts)
    assert len(there.shelf.accounts) == 2


@pytest.mark.clause("P9.1")
def test_games_wins_losses_and_a_match_without_a_winner_are_counted_apart(there: ClubWorld, night: Night) -> None:
    anna = registered(there.house, "Анна")
    night.sit(anna)
    night.game(True).game(False).start()
    night.host.act("end_match", reason="поздно")
    night.back()
    found = counts(there.house, anna)
    assert {name: found[name] for name in ("games", "won", "lost", "unwon")} == {
        "games": 3,
        "won": 1,
        "lost": 1,
        "unwon": 1,
    }
    games = me(there.house, anna)["games"]
    assert [each["outcome"] for each in games] == ["unwon", "lost", "won"]
    assert games[2]["award"] == "crystal_order"


@pytest.mark.clause("P9.1")
def test_nothing_is_in_the_profile_before_the_lobby_and_an_undone_verdict_never_is(
    there: ClubWorld, night: Night
) -> None:
    anna = registered(there.house, "Анна")
    night.sit(anna)
    night.start().verdict(True)
    assert counts(there.house, anna) == {}
    night.undo().host.act("judge", correct=False)
    night.host.act("close_round")
    night.host.act("end_match", reason="поздно")
    night.back()
    found = counts(there.house, anna)
    assert (found["games"], found["unwon"], "won" in found) == (1, 1, False)


@pytest.mark.clause("P2.5")
def test_a_guest_turns_into_an_account_mid_game_but_not_after_the_last_verdict(there: ClubWorld, night: Night) -> None:
    night.start()
    anna, late = registered(there.house, "Анна"), registered(there.house, "Борис")
    assert night.sit(anna, "s1")[0] == 200
    night.verdict()
    assert night.sit(late, "s2") == (409, {"code": "too_late"})
    assert night.sit(anna, "s1") == (200, {"place": "s1"})
    night.back()
    assert counts(there.house, anna)["won"] == 1
    assert counts(there.house, late) == {}
    assert night.sit(late, "s2")[0] == 200
    assert counts(there.house, late) == {}


def test_a_tie_of_another_hour_or_another_host_does_not_count(there: ClubWorld, night: Night) -> None:
    """The old host's account gets nothing for what another has led."""
    old, new = registered(there.house, "Старый"), registered(there.house, "Новый")
    night.sit(old, "host")
    body = {"table": night.evening.table, "recovery": night.evening.recovery}
    night.evening.host_token = call(there.house, "POST", "/api/recover", body)[1]["host"]
    night.host = night.evening.host()
    night.sit(new, "host")
    night.game()
    assert (counts(there.house, old), counts(there.house, new)) == ({}, {"hosted": 1})


def test_a_result_delivered_twice_counts_once(there: ClubWorld, night: Night) -> None:
    anna = registered(there.house, "Анна")
    night.sit(anna)
    night.game()
    before = dict(there.shelf.accounts)
    there.shelf.done.clear()
    settle(there.club, night.evening.table)
    settle(there.club, night.evening.table)
    assert there.shelf.accounts == before


@pytest.mark.clause("P9.1")
@pytest.mark.parametrize("finisher", ["profile", "next game", "the same command again"])
def test_whatever_dies_between_two_writes_the_next_who_comes_by_finishes_it(finisher: str) -> None:
    """The worker dies before each write in turn; afterwards every profile has the game exactly once."""
    deaths = 0
    for nth in range(1, 40):
        found = _dying(nth, finisher)
        if found is None:
            break
        deaths += 1
        assert found == [(1, 1, 1), (1, 1, 1), (0, 0, 0)], (nth, found)
    assert deaths == 7


def _dying(nth: int, finisher: str) -> list[tuple[int, int, int]] | None:
    """Games, wins and orders of two players, and of the host; None when there is no such write any more."""
    there = club_world()
    night = Night(Evening(there.house, there.world.wire.to).open())
    people = [registered(there.house, name) for name in ("Анна", "Борис", "Крупье")]
    for session, place in zip(people, ("s1", "s2", "host"), strict=True):
        assert night.sit(session, place)[0] == 200
    night.start().verdict()
    there.shelf.writes, there.shelf.dies_at = 0, nth
    phase = night.room["phase_no"]
    with contextlib.suppress(StopIteration, AssertionError, Died):
        night.host.act("return_to_lobby", id="ab" * 8, phase=phase)
    died = there.shelf.writes >= nth
    there.shelf.dies_at = 0
    if finisher == "next game":
        night.start()
    elif finisher == "the same command again":
        night.host.act("return_to_lobby", id="ab" * 8, phase=phase)
    else:
        me(there.house, people[2])
    table = night.evening.table
    assert (table, 1) in there.shelf.done
    seen = [me(there.house, each) for each in people]
    cards = [each["card"] for each in seen]
    games = [sum(game["role"] == "player" for game in each["games"]) for each in seen]
    assert [len(each["games"]) for each in seen] == [1, 1, 1]
    return (
        [(n, card.get("wins", 0), len(card.get("orders", []))) for n, card in zip(games, cards, strict=True)]
        if died
        else None
    )


def test_a_profile_that_cannot_be_written_now_is_no_matter_of_the_table(there: ClubWorld, night: Night) -> None:
    anna = registered(there.house, "Анна")
    night.sit(anna)
    night.start().verdict()

    def fails() -> None:
        raise OSError("the store is away")

    there.shelf.before_game = fails
    assert night.host.act("return_to_lobby")["t"] == "done"
    assert "broken" not in [each["t"] for each in night.host.frames()]
    there.shelf.before_game = lambda: None
    assert len(me(there.house, anna)["games"]) == 1


@pytest.mark.clause("P9.2")
def test_orders_come_with_the_first_third_fifth_and_tenth_victory_and_what_is_left_is_told(
    there: ClubWorld, night: Night
) -> None:
    anna = registered(there.house, "Анна")
    night.sit(anna)
    given, left = [], []
    for _ in range(11):
        night.game()
        card = me(there.house, anna)["card"]
        given.append(me(there.house, anna)["games"][0].get("award", ""))
        left.append((card.get("next", ""), card.get("left", 0)))
    orders = ["crystal_order", "", "crystal", "", "diamond_order", "", "", "", "", "diamond", ""]
    assert given == orders
    assert left[0] == ("crystal", 2)
    assert left[8:] == [("diamond", 1), ("", 0), ("", 0)]
    assert card["orders"] == ["crystal_order", "crystal", "diamond_order", "diamond"]


@pytest.mark.clause("P9.2")
def test_two_games_written_at_once_give_each_order_once(there: ClubWorld, night: Night) -> None:
    """Another game of the same person stands first: the order goes to exactly one of them."""
    anna = registered(there.house, "Анна")
    night.sit(anna)
    other = Night(Evening(there.house, there.world.wire.to).open())
    other.sit(anna)
    other.start().verdict()
    once: list[bool] = []

    def meanwhile() -> None:
        if not once:
            once.append(True)
            other.back()

    there.shelf.before_game = meanwhile
    night.game()
    awards = sorted(game.get("award", "") for game in me(there.house, anna)["games"])
    assert awards == ["", "crystal_order"]
    assert counts(there.house, anna)["won"] == 2


def test_a_finished_game_nobody_took_back_to_the_lobby_counts_when_its_table_is_past_its_time(
    there: ClubWorld, night: Night
) -> None:
    anna = registered(there.house, "Анна")
    night.sit(anna)
    night.start().verdict()
    assert counts(there.house, anna) == {}
    there.world.clock.now += 25 * 3600 * 1000
    assert counts(there.house, anna)["won"] == 1


def test_the_protocol_of_a_game_stays_with_it_for_a_year_and_only_for_who_played(
    there: ClubWorld, night: Night
) -> None:
    anna, stranger = registered(there.house, "Анна"), registered(there.house, "Чужой")
    night.sit(anna)
    night.game()
    key = me(there.house, anna)["games"][0]["key"]
    status, protocol = club_call(there.house, f"protocol/{key}", session=anna)
    assert (status, protocol["entries"][-1]["did"]) == (200, "return_to_lobby")
    assert club_call(there.house, f"protocol/{key}", session=stranger) == (404, {"code": "no_such_game"})
    there.world.clock.now += 80 * 24 * 3600 * 1000
    assert club_call(there.house, f"protocol/{key}", session=anna)[0] == 200


def test_a_game_tells_which_other_accounts_sat_there_till_they_leave_the_club(there: ClubWorld, night: Night) -> None:
    anna, host = registered(there.house, "Анна"), registered(there.house, "Крупье")
    night.sit(anna)
    night.sit(host, "host")
    night.game()
    assert me(there.house, host)["games"][0]["beside"] == ["Анна"]
    assert me(there.house, anna)["games"][0]["beside"] == ["Крупье"]
    club_call(there.house, "page", {"on": False}, host)
    assert "beside" not in me(there.house, anna)["games"][0]
    club_call(there.house, "page", {"on": True}, host)
    assert club_call(there.house, "delete", {"password": PASSWORD}, anna)[0] == 200
    assert "beside" not in me(there.house, host)["games"][0]


def test_an_order_of_who_has_closed_the_page_is_shown_to_that_person_alone(there: ClubWorld, night: Night) -> None:
    anna = registered(there.house, "Анна")
    club_call(there.house, "page", {"on": False}, anna)
    night.sit(anna)
    night.game()
    asked = {"table": night.evening.table, "token": night.evening.tokens["s2"]}  # type: ignore[index]
    assert club_call(there.house, "awards", asked) == (200, {"awards": []})
    assert [each["seat"] for each in club_call(there.house, "awards", asked, anna)[1]["awards"]] == ["s1"]
    assert club_call(there.house, "awards", {**asked, "token": "x"}) == (401, {"code": "no_such_token"})


def test_watching_is_no_place_and_no_token_no_table(there: ClubWorld, night: Night) -> None:
    anna = registered(there.house, "Анна")
    watcher = night.evening.watch()
    asked = {"table": night.evening.table, "token": watcher}
    assert club_call(there.house, "sit", asked, anna) == (409, {"code": "not_a_place"})
    assert club_call(there.house, "sit", {**asked, "token": "x"}, anna) == (401, {"code": "no_such_token"})
    assert club_call(there.house, "sit", {**asked, "token": night.evening.host_token}) == (
        401,
        {"code": "not_signed_in"},
    )
    assert night.sit(anna, "s1")[0] == night.sit(anna, "s2")[0] == 200
    assert [tie.place for tie in there.shelf.places.values()] == ["s2"]
