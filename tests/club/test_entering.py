"""Accounts: names that nobody can take for another's, passwords, sessions, the recovery code, going away."""

import hashlib
import time
import unicodedata
from collections.abc import Callable
from typing import Any

import pytest
from aws.chance import SystemDice
from club import passwords
from club.confusables import ALIKE
from club.naming import folded
from club.passwords import Cost
from club.rows import SESSION_MS, Account

from tests.support.club_door import enter, register
from tests.support.club_evening import PASSWORD, club_call, me, registered
from tests.support.club_fakes import ClubWorld, Died

SECOND = "совсем другой пароль"


@pytest.mark.clause("P2.4")
def test_a_nickname_and_a_password_are_all_that_is_asked_and_they_let_in_on_another_device(there: ClubWorld) -> None:
    registered(there.house, "Анна-Мария 🦛")
    status, token = enter(there, "анна-мария 🦛")
    assert status == 200
    assert me(there.house, token)["card"]["name"] == "Анна-Мария 🦛"
    assert len(me(there.house, token)["devices"]) == 2


@pytest.mark.parametrize("name", ["Ива\u0301н", "李小龙", "שרה", "Зоя", "🦛", "я" * 24, "👩‍👩‍👧‍👦" * 24])
def test_a_name_of_any_script_is_taken(there: ClubWorld, name: str) -> None:
    assert register(there, name) == (200, "")


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "я" * 25, "\u202e"])
def test_a_name_that_is_none_or_too_long_is_refused(there: ClubWorld, name: str) -> None:
    assert register(there, name) == (409, "name_length")


@pytest.mark.parametrize(
    ("first", "second"),
    [("Борис", "БОРИС"), ("Борис", "Бopиc"), ("Alex", "АLЕХ"), ("Ivan", "lvan"), ("Алёна", "Алена"), ("Оля", "0ля"),
     ("Марк", "Ｍарк"), ("Анна Мария", "АннаМария"), ("Straße", "STRASSE"), ("Warner", "Wamer"), ("Нина", "Hина"),
     ("Артём", "Артëм"), ("Renа\u0301", "Rená"), ("Ivan", "I\u0307van"), ("Анна-Мария", "Анна\u2011Мария"),
     ("Anna-M", "Anna\u2013M"), ("O'Neil", "O\u2019Neil"), ("❤", "❤\ufe0f"), ("Їжак", "Ïжak"), ("Ыкс", "bIкс"),
     ("Юля", "IОля"), ("Борис", "6орис"), ("Чук", "4ук"), ("Anna", "Ꭺɴɴa"), ("Tom", "ꓔоⲙ"), ("Кот 3", "Кот ٣")],
)  # fmt: skip
def test_a_name_that_reads_as_anothers_is_taken_already(there: ClubWorld, first: str, second: str) -> None:
    assert register(there, first) == (200, "")
    assert register(there, second) == (409, "name_taken")


def test_no_two_letters_of_one_alphabet_are_made_equal_but_those_that_people_do_mix_up() -> None:
    russian, latin = "абвгдежзийклмнопрстуфхцчшщъыьэюя", "abcdefghijkmnopqrstuvwxyz"
    for alphabet in (russian, latin):
        assert len({folded(letter) for letter in alphabet}) == len(alphabet)
    assert all(len(set(row)) == len(row) for row in ALIKE)
    assert len({letter for row in ALIKE for letter in row}) == sum(map(len, ALIKE))


@pytest.mark.parametrize(
    ("password", "code"),
    [("семь777", "password_length"), ("x" * 129, "password_length"), ("12345678", "password_common"),
     ("PassWord1", "password_common"), ("йцукенгш", "password_common"), ("аааааааа", "password_common"),
     ("бегемотик", "password_common"), ("восьмёрк", ""), ("ы" * 64 + "щэ" * 32, "")],
)  # fmt: skip
def test_a_password_too_short_too_long_or_too_common_is_refused(there: ClubWorld, password: str, code: str) -> None:
    assert register(there, "Бегемотик", password)[1] == code


def test_a_password_is_kept_as_a_salted_hash_and_typed_in_another_form_it_is_the_same() -> None:
    one, other = (passwords.kept("ёлка в лесу", SystemDice(), Cost(4)) for _ in range(2))
    assert one != other
    assert "ёлка" not in one
    assert passwords.matches("е\u0308лка в лесу", one)
    assert not passwords.matches("елка в лесу", one)


def test_a_try_costs_a_thief_at_least_a_twentieth_of_a_second_and_sixteen_megabytes() -> None:
    cost = Cost()
    began = time.process_time()
    assert not passwords.matches("не тот", passwords.nobodys(cost))
    assert time.process_time() - began > 0.05
    assert 128 * cost.r << cost.log_n == 16 * 1024 * 1024


def test_an_unknown_name_and_a_wrong_password_are_answered_alike_after_the_same_work(
    there: ClubWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Enumeration of names: same answer, the same hash computed, the same things read."""
    registered(there.house, "Анна")
    done: list[str] = []

    def noted(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **named: Any) -> Any:
            done.append(name)
            return real(*given, **named)

        return call

    for name in ("find", "load"):
        monkeypatch.setattr(there.club.accounts, name, noted(name, getattr(there.club.accounts, name)))
    monkeypatch.setattr(hashlib, "scrypt", noted("scrypt", hashlib.scrypt))
    known, unknown = enter(there, "Анна", "не тот пароль"), enter(there, "Никто", "не тот пароль")
    assert known == unknown == (401, "wrong_pair")
    assert done == ["find", "load", "scrypt"] * 2


def test_tries_are_slowed_for_a_name_and_for_a_source_whether_anybody_has_the_name_or_not(there: ClubWorld) -> None:
    registered(there.house, "Анна")
    for name in ("Анна", "Никто"):
        said = [enter(there, name, "не тот пароль", f"203.0.113.{n}")[1] for n in range(10)]
        assert said == ["wrong_pair"] * 8 + ["slow_down"] * 2
    assert enter(there, "Анна", PASSWORD, "198.51.100.77")[1] == "slow_down"
    there.world.clock.now += 60_000
    said = [enter(there, f"Имя {n}", "не тот пароль", "203.0.113.50")[1] for n in range(32)]
    assert said == ["wrong_pair"] * 30 + ["slow_down"] * 2
    assert enter(there, "Анна")[0] == 200


def test_accounts_are_not_made_in_masses(there: ClubWorld) -> None:
    mine = [register(there, f"Имя {n}", source="203.0.113.1")[1] for n in range(12)]
    assert mine == [""] * 8 + ["slow_down"] * 4
    everywhere = [register(there, f"Кто {n}", source=f"203.0.113.{n + 2}")[1] for n in range(60)]
    assert everywhere == [""] * 52 + ["slow_down"] * 8
    there.world.clock.now += 60_000
    assert register(there, "Опоздавший", source="203.0.113.1") == (200, "")


def test_whoever_makes_accounts_patiently_has_sixty_of_them_an_hour(there: ClubWorld) -> None:
    there.world.clock.now += 3_600_000 - there.world.clock.now % 3_600_000
    said = []
    for n in range(64):
        there.world.clock.now += 10_000
        said.append(register(there, f"Имя {n}", source="203.0.113.1")[1])
    assert said == [""] * 60 + ["later"] * 4
    assert register(there, "Сосед", source="203.0.113.2") == (200, "")
    there.world.clock.now += 3_600_000
    assert register(there, "Опоздавший", source="203.0.113.1") == (200, "")


def test_the_longest_password_is_the_same_in_whatever_form_a_device_sends_it(there: ClubWorld) -> None:
    """128 letters of three marks each, as one device writes them and as another."""
    password = "\u1e69\u1ed9\u1ed5" * 42 + "ё\u1e69"
    apart = unicodedata.normalize("NFD", password)
    assert (len(password), len(apart)) == (128, 383)
    assert register(there, "Анна", password) == (200, "")
    assert enter(there, "Анна", apart)[0] == 200
    assert enter(there, "Анна", apart[:-1])[0] == 401
    assert register(there, "Борис", "🦛 🎩" * 42 + "🦛 ")[1] == ""


def test_a_session_cannot_be_fixed_from_outside_and_none_is_kept_as_it_is(there: ClubWorld) -> None:
    token = registered(there.house, "Анна")
    owner = token.partition(".")[0]
    for forged in ("", "x", owner, f"{owner}.", f"{owner}.{'A' * 22}", token + "A", token.swapcase()):
        assert club_call(there.house, "me", session=forged) == (401, {"code": "not_signed_in"})
    body = {"name": "Анна", "password": PASSWORD, "token": f"{owner}.{'A' * 22}"}
    assert club_call(there.house, "enter", body) == (400, {"code": "unknown_field"})
    again = club_call(there.house, "enter", {"name": "Анна", "password": PASSWORD}, session=token)[1]["token"]
    assert again != token
    assert not any(token in str(each) for each in (there.shelf.sessions, there.shelf.accounts))


def test_a_device_signs_out_alone_or_all_of_them_at_once_and_sessions_end(there: ClubWorld) -> None:
    first = registered(there.house, "Анна")
    second, third = (enter(there, "Анна")[1] for _ in range(2))
    club_call(there.house, "leave", {}, second)
    assert club_call(there.house, "me", session=second)[0] == 401
    assert club_call(there.house, "me", session=third)[0] == 200
    club_call(there.house, "leave", {"everywhere": True}, third)
    assert [club_call(there.house, "me", session=each)[0] for each in (first, third)] == [401, 401]
    last = enter(there, "Анна")[1]
    there.world.clock.now += SESSION_MS - 1000
    assert club_call(there.house, "me", session=last)[0] == 200
    there.world.clock.now += SESSION_MS - 1000
    assert club_call(there.house, "me", session=last)[0] == 200
    there.world.clock.now += SESSION_MS + 1000
    assert club_call(there.house, "me", session=last)[0] == 401


def test_signing_out_everywhere_ends_every_device_even_if_the_worker_dies_after_its_first_write(
    there: ClubWorld,
) -> None:
    first = registered(there.house, "Анна")
    there.shelf.dies_at = there.shelf.writes + 2
    with pytest.raises(Died):
        club_call(there.house, "leave", {"everywhere": True}, first)
    assert there.shelf.sessions
    assert club_call(there.house, "me", session=first)[0] == 401


def test_a_new_password_signs_out_other_devices_and_the_old_one_opens_nothing(there: ClubWorld) -> None:
    first, second = registered(there.house, "Анна"), enter(there, "Анна")[1]
    wrong = {"old": "не тот пароль", "new": SECOND}
    assert club_call(there.house, "password", wrong, first) == (401, {"code": "wrong_pair"})
    status, said = club_call(there.house, "password", {"old": PASSWORD, "new": SECOND}, first)
    assert status == 200
    assert [club_call(there.house, "me", session=each)[0] for each in (first, second, said["token"])] == [401, 401, 200]
    assert enter(there, "Анна")[0] == 401
    assert enter(there, "Анна", SECOND)[0] == 200


def test_the_recovery_code_works_once_and_is_renewed(there: ClubWorld) -> None:
    body = {"name": "Анна", "password": PASSWORD}
    made = club_call(there.house, "register", body)[1]
    typed = made["recovery"].lower().replace("-", " ").replace("1", "l").replace("0", "o")
    wish = {"name": "анна", "code": typed, "password": SECOND}
    status, said = club_call(there.house, "recover", wish)
    assert (status, said["recovery"] != made["recovery"]) == (200, True)
    assert club_call(there.house, "me", session=made["token"])[0] == 401
    assert club_call(there.house, "recover", wish) == (401, {"code": "wrong_pair"})
    assert club_call(there.house, "recover", {**wish, "name": "Никто"}) == (401, {"code": "wrong_pair"})
    assert enter(there, "Анна", SECOND)[0] == 200


def test_a_new_code_is_written_for_whoever_knows_the_password_and_the_old_one_opens_nothing(there: ClubWorld) -> None:
    """The paper is lost, or the answer that brought the code never came."""
    made = club_call(there.house, "register", {"name": "Анна", "password": PASSWORD})[1]
    assert club_call(there.house, "code", {"password": "не тот пароль"}, made["token"]) == (401, {"code": "wrong_pair"})
    assert club_call(there.house, "code", {"password": PASSWORD}) == (401, {"code": "not_signed_in"})
    status, said = club_call(there.house, "code", {"password": PASSWORD}, made["token"])
    assert (status, said["recovery"] != made["recovery"]) == (200, True)
    assert club_call(there.house, "me", session=made["token"])[0] == 200
    wish = {"name": "Анна", "code": made["recovery"], "password": SECOND}
    assert club_call(there.house, "recover", wish)[0] == 401
    assert club_call(there.house, "recover", {**wish, "code": said["recovery"]})[0] == 200


@pytest.mark.parametrize("path", ["password", "looks", "code", "delete"])
def test_what_a_session_has_begun_does_not_stand_when_it_is_over_meanwhile(there: ClubWorld, path: str) -> None:
    """The owner takes the account back by the code while somebody else's request is on its way."""
    made = club_call(there.house, "register", {"name": "Анна", "password": PASSWORD})[1]
    real, wish = there.club.accounts.change, {"name": "Анна", "code": made["recovery"], "password": SECOND}

    def first(seen: Account, now: Account) -> bool:
        there.club.accounts.change = real  # type: ignore[method-assign]
        assert club_call(there.house, "recover", wish)[0] == 200
        return real(seen, now)

    there.club.accounts.change = first  # type: ignore[method-assign]
    body = {"password": {"old": PASSWORD, "new": "чужой новый пароль"}, "looks": {"avatar": 5, "hat": 5}}
    sent = body.get(path, {"password": PASSWORD})
    assert club_call(there.house, path, sent, made["token"]) == (401, {"code": "not_signed_in"})
    assert enter(there, "Анна", SECOND)[0] == 200


def test_the_public_page_shows_figures_and_switched_off_it_is_as_if_nobody_had_the_name(there: ClubWorld) -> None:
    anna = registered(there.house, "Анна")
    status, card = club_call(there.house, "person", {"name": "АННА"})
    assert (status, card["name"]) == (200, "Анна")
    assert not {"games", "devices", "open"} & card.keys()
    club_call(there.house, "page", {"on": False}, anna)
    off, nobody = (club_call(there.house, "person", {"name": name}) for name in ("Анна", "Никто"))
    assert off == nobody == (404, {"code": "no_such_page"})
