"""What the club's ports promise, fake or real: one body of tests over whatever a class gives as `kept`."""

import itertools
import random
from dataclasses import dataclass, replace

import pytest
from club.ports import Accounts, Games, NoAccount, Sessions, Ties, Transcript
from club.rows import Account, AccountId, Played, Session, Tie

NAMES = itertools.count(1)
NOW = 1_800_000_000_000


@dataclass
class Kept:
    accounts: Accounts
    sessions: Sessions
    ties: Ties
    games: Games


def an_account(login: str = "") -> Account:
    n = next(NAMES)
    return Account(AccountId(f"a{n}"), f"Имя {n}", login or f"имя{n}", "secret", "code", NOW, 3, 4)


def a_session(name: str = "h1") -> Session:
    return Session(name, 0, NOW, NOW + 1000, "телефон")


def created(kept: Kept) -> Account:
    account = an_account()
    assert kept.accounts.create(account, a_session())
    return account


def a_game(table: str, no: int = 1, won: bool = True) -> Played:
    counts = (("games", 1), ("penalty:out", 2), ("won" if won else "lost", 1))
    return Played(table, no, "pkz", NOW, "player", "won" if won else "lost", 6, 2, "Пакет", counts, "crystal_order")


class ClubContract:
    def test_a_name_belongs_to_the_first_who_takes_it_with_account_and_session_together(self, kept: Kept) -> None:
        first = created(kept)
        second = an_account(first.login)
        assert not kept.accounts.create(second, a_session())
        assert kept.accounts.find(first.login) == first.id
        assert kept.accounts.load(first.id) == first
        assert kept.sessions.find(first.id, "h1", NOW) == a_session()
        with pytest.raises(NoAccount):
            kept.accounts.load(second.id)
        assert kept.sessions.all(second.id, NOW) == ()
        assert kept.accounts.find("никто") is None

    def test_a_change_holds_only_on_what_was_seen_and_moves_no_figures(self, kept: Kept) -> None:
        account = created(kept)
        assert kept.games.write(account.id, a_game("t1"), 0) == "written"
        now = replace(account, avatar=9, open=False, rev=1)
        assert kept.accounts.change(account, now)
        assert not kept.accounts.change(account, replace(account, hat=1, rev=1))
        read = kept.accounts.load(account.id)
        assert (read.avatar, read.open, read.wins) == (9, False, 1)
        assert read.figures == (("pkz", (("games", 1), ("penalty:out", 2), ("won", 1))),)

    def test_sessions_are_found_until_their_time_is_past_or_they_are_closed(self, kept: Kept) -> None:
        account = created(kept)
        kept.sessions.open(account.id, replace(a_session("h2"), made_ms=NOW + 5, until_ms=NOW + 9000))
        assert [each.hashed for each in kept.sessions.all(account.id, NOW)] == ["h1", "h2"]
        assert kept.sessions.find(account.id, "h1", NOW + 1000) is None
        kept.sessions.close(account.id, "h2")
        assert kept.sessions.find(account.id, "h2", NOW) is None

    def test_a_game_is_written_once_and_only_while_the_wins_are_as_they_were_seen(self, kept: Kept) -> None:
        account, table = created(kept), f"t{next(NAMES)}"
        assert kept.games.write(account.id, a_game(table), 3) == "moved"
        assert kept.games.write(account.id, a_game(table), 0) == "written"
        assert kept.games.write(account.id, a_game(table), 0) == "there"
        assert kept.games.write(account.id, a_game(table), 1) == "there"
        assert kept.games.write(account.id, a_game(table, 2, won=False), 1) == "written"
        assert kept.games.find(account.id, f"{table}.1") == a_game(table)
        assert len(kept.games.all(account.id)) == 2
        read = kept.accounts.load(account.id)
        assert (read.wins, dict(read.figures[0][1])["games"]) == (1, 2)

    def test_nothing_is_written_for_who_is_not_there_or_is_leaving(self, kept: Kept) -> None:
        assert kept.games.write(AccountId("none"), a_game("t9"), 0) == "gone"
        account = created(kept)
        kept.accounts.change(account, replace(account, leaving=True, rev=1))
        assert kept.games.write(account.id, a_game("t9"), 0) == "gone"
        assert kept.games.all(account.id) == ()

    def test_ties_are_found_by_table_and_by_account_till_they_are_dropped(self, kept: Kept) -> None:
        account, table = created(kept), f"t{next(NAMES)}"
        chair, host = Tie(table, "s1", account.id, NOW), Tie(table, "host", AccountId("other"), NOW, 2)
        for each in (chair, host):
            assert kept.ties.tie(each, kept.ties.of_table(table), NOW + 1000)
        assert kept.ties.done(table, 1, kept.ties.of_table(table), NOW + 1000)
        found = kept.ties.of_table(table)
        assert {*found.ties} == {chair, host}
        assert found.done == {1}
        assert kept.ties.of_account(account.id) == (table,)
        kept.ties.drop(chair)
        assert (kept.ties.of_table(table).ties, kept.ties.of_account(account.id)) == ((host,), ())

    def test_a_sitting_is_changed_only_as_it_was_seen_and_an_account_has_one_place_at_it(self, kept: Kept) -> None:
        account, table = created(kept), f"t{next(NAMES)}"
        first, second = Tie(table, "s1", account.id, NOW), Tie(table, "s2", account.id, NOW)
        seen = kept.ties.of_table(table)
        assert kept.ties.tie(first, seen, NOW + 1000)
        assert not kept.ties.tie(second, seen, NOW + 1000)
        assert not kept.ties.done(table, 1, seen, NOW + 1000)
        assert (kept.ties.of_table(table).ties, kept.ties.of_table(table).done) == ((first,), frozenset())
        assert kept.ties.tie(second, kept.ties.of_table(table), NOW + 1000)
        assert kept.ties.of_table(table).ties == (second,)
        assert kept.ties.tie(second, kept.ties.of_table(table), NOW + 2000)
        assert kept.ties.of_account(account.id) == (table,)

    def test_a_protocol_is_kept_till_its_time(self, kept: Kept) -> None:
        transcript = Transcript("{«протокол»}".encode(), (("s1", AccountId("a1")),))
        kept.games.keep("t.1", transcript, NOW + 1000)
        assert kept.games.protocol("t.1", NOW) == transcript
        assert kept.games.protocol("t.1", NOW + 1000) is None
        assert kept.games.protocol("t.2", NOW) is None

    def test_a_protocol_longer_than_an_item_holds_is_kept_whole_and_written_anew(self, kept: Kept) -> None:
        key, who = f"t{next(NAMES)}.1", (("s1", AccountId("a1")),)
        long, longer = (Transcript(random.Random(n).randbytes(500_000 * n).hex().encode(), who) for n in (1, 2))
        for each in (long, longer, long, Transcript(b"{}", who)):
            kept.games.keep(key, each, NOW + 1000)
            assert kept.games.protocol(key, NOW) == each

    def test_what_was_met_grows_by_what_is_new(self, kept: Kept) -> None:
        account = created(kept)
        kept.games.met(account.id, "d1", ("p1", "p2"))
        kept.games.met(account.id, "d1", ("p2", "p3"))
        kept.games.met(account.id, "d2", ("p9",))
        assert kept.games.have_met(account.id) == {"p1", "p2", "p3", "p9"}

    def test_forgetting_leaves_the_account_bare_and_removing_ends_it_with_its_name(self, kept: Kept) -> None:
        account, table = created(kept), f"t{next(NAMES)}"
        kept.games.write(account.id, a_game(table), 0)
        kept.games.met(account.id, "d", ("p",))
        kept.ties.tie(Tie(table, "s1", account.id, NOW), kept.ties.of_table(table), NOW + 1000)
        kept.games.forget(account.id)
        assert not kept.games.all(account.id)
        assert not kept.ties.of_account(account.id)
        assert not kept.sessions.all(account.id, 0)
        assert kept.games.have_met(account.id) == frozenset()
        assert kept.accounts.load(account.id).login == account.login
        kept.accounts.remove(account)
        kept.accounts.remove(account)
        assert kept.accounts.find(account.login) is None
        assert kept.accounts.create(an_account(account.login), a_session())
        kept.accounts.remove(account)
        assert kept.accounts.find(account.login) is not None
