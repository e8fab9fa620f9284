"""What is kept of a person can be taken along, and goes when they do."""

from contextlib import suppress

from club.ports import OwnPack
from club.rows import AccountId

from tests.support.club_door import enter, register
from tests.support.club_evening import PASSWORD, Night, club_call, me, registered
from tests.support.club_fakes import ClubWorld, Died
from tests.support.evening import call


def test_looks_are_kept_and_everything_kept_can_be_taken_along(there: ClubWorld, night: Night) -> None:
    anna = registered(there.house, "Анна")
    club_call(there.house, "looks", {"avatar": 7, "hat": 3}, anna)
    night.sit(anna)
    night.game()
    card = me(there.house, anna)["card"]
    assert (card["avatar"], card["hat"]) == (7, 3)
    copy = club_call(there.house, "export", session=anna)[1]
    assert (copy["account"]["name"], len(copy["games"]), len(copy["sessions"])) == ("Анна", 1, 1)
    assert copy["tables"] == [night.evening.table]
    secret = there.shelf.accounts[next(iter(there.shelf.accounts))].secret
    assert secret not in str(copy)


def test_a_deleted_account_leaves_nothing_and_in_others_protocols_a_nameless_guest(
    there: ClubWorld, night: Night
) -> None:
    anna, boris = registered(there.house, "Анна"), registered(there.house, "Борис")
    night.sit(anna, "s1")
    night.sit(boris, "s2")
    night.game()
    key = me(there.house, boris)["games"][0]["key"]
    assert "Анна" in str(club_call(there.house, f"protocol/{key}", session=boris)[1])
    assert club_call(there.house, "delete", {"password": "не тот пароль"}, anna)[0] == 401
    assert club_call(there.house, "delete", {"password": PASSWORD}, anna) == (200, {})
    assert club_call(there.house, "me", session=anna)[0] == 401
    assert "Анна" not in str(there.shelf.accounts) + str(there.shelf.logins)
    assert (
        len(there.shelf.games) == len(there.shelf.sessions) == len(there.shelf.owners) == len(there.shelf.places) == 1
    )
    protocol = club_call(there.house, f"protocol/{key}", session=boris)[1]
    assert "Анна" not in str(protocol)
    assert "Вера" in str(protocol)
    assert register(there, "Анна") == (200, "")


def test_a_name_goes_out_of_what_is_kept_of_others_games_however_its_owner_came_to_that_table(
    there: ClubWorld, night: Night
) -> None:
    """Ада knocks in the middle, plays that game, and the others play another one without her."""
    night.start()
    knock = call(there.house, "POST", "/api/join", {"code": night.evening.code, "as": "player", "name": "Ада Тихая"})[1]
    night.host.act("admit", knock="k1")
    seated = call(there.house, "POST", "/api/claim", {"table": knock["table"], "token": knock["token"]})[1]
    ada, boris = registered(there.house, "Ада Тихая"), registered(there.house, "Борис")
    assert club_call(there.house, "sit", {"table": seated["table"], "token": seated["token"]}, ada)[0] == 200
    night.sit(boris, "s2")
    night.verdict().back()
    window = night.evening.connect(seated["token"], seat=seated["seat"])
    window.hello()
    assert window.act("leave")["t"] == "done"
    night.game()
    assert "Ада" in b"".join(kept.text for kept, _ in there.shelf.protocols.values()).decode()
    assert club_call(there.house, "delete", {"password": PASSWORD}, ada) == (200, {})
    kept = b"".join(kept.text for kept, _ in there.shelf.protocols.values()).decode()
    assert ("Ада" in kept, "Вера" in kept, len(there.shelf.protocols)) == (False, True, 2)
    for game in me(there.house, boris)["games"]:
        assert club_call(there.house, f"protocol/{game['key']}", session=boris)[0] == 200


def test_whoever_takes_their_own_along_gets_names_of_others_and_no_ids_and_each_pack_word_for_word(
    there: ClubWorld, night: Night
) -> None:
    anna, boris = registered(there.house, "Анна"), registered(there.house, "Борис")
    night.sit(anna, "s1")
    night.sit(boris, "s2")
    night.game()
    copy = club_call(there.house, "export", session=anna)[1]
    assert copy["games"][0]["beside"] == ["Борис"]
    assert boris.partition(".")[0] not in str(copy)
    owner = AccountId(anna.partition(".")[0])
    there.club.packs.put(owner, OwnPack("p1", "Мой", 1, 0), '{"title": "Мой"}'.encode())
    assert club_call(there.house, "draft/p1", session=anna) == (200, {"title": "Мой"})
    for pack, session in (("p1", boris), ("p2", anna)):
        assert club_call(there.house, f"draft/{pack}", session=session) == (404, {"code": "no_such_pack"})


def test_an_account_half_deleted_opens_nothing_and_the_next_try_to_enter_finishes_it(
    there: ClubWorld, night: Night
) -> None:
    anna = registered(there.house, "Анна")
    night.sit(anna)
    night.game()
    begun = there.shelf.writes
    for nth in range(2, 30):
        if not there.shelf.accounts:
            break
        there.shelf.dies_at = begun + nth
        with suppress(Died):
            club_call(there.house, "delete", {"password": PASSWORD}, anna)
        assert club_call(there.house, "me", session=anna)[0] == 401
        there.world.clock.now += 60_000
        begun = there.shelf.writes
        there.shelf.dies_at = begun + 1
        with suppress(Died):
            assert enter(there, "Анна")[0] == 401
    there.shelf.dies_at = 0
    assert enter(there, "Анна") == (401, "wrong_pair")
    left = (
        there.shelf.accounts,
        there.shelf.logins,
        there.shelf.sessions,
        there.shelf.games,
        there.shelf.owners,
        there.shelf.places,
    )
    assert not any(left)
