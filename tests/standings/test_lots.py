"""Lots of a tournament can be verified from its sheet, as the wheel can."""

from dataclasses import replace

import pytest
from game.wheel import head, link
from standings.lots import draw_no, drawn
from standings.reason import Wrong
from standings.tournament import Match, Slot, Team, Together, Tournament
from standings.tournament_course import table

from tests.standings.sheets import scored

ROOT = b"a root that nobody knew before the draw"
TEAMS = tuple(Team(name, 6, number, salt) for name, number, salt in
              (("Астра", 4, "дождь"), ("Берёза", 1, "снег"), ("Вишня", 3, "град"), ("Груша", 2, "туман")))  # fmt: skip
EMPTY = Tournament("с жребием", TEAMS, head=head(ROOT))


def drawn_honestly() -> Tournament:
    """All four qualifiers, each by its link."""
    left, matches = list(TEAMS), list[Match]()
    for no in range(1, 5):
        opened = link(ROOT, no)
        team = drawn(EMPTY, opened, no, left)
        left.remove(team)
        matches.append(Match(Slot("qualifier", no), (team.name,), scored(f"6:{no}"), links=(opened,)))
    return replace(EMPTY, matches=tuple(matches))


@pytest.mark.clause("T2.2")
def test_each_team_is_drawn_once_and_the_lot_is_verified() -> None:
    honest = drawn_honestly()
    assert sorted(match.teams[0] for match in honest.matches) == ["Астра", "Берёза", "Вишня", "Груша"]
    assert table(honest).notes == ()


@pytest.mark.clause("T2.2")
def test_another_team_than_the_drawn_one_is_named() -> None:
    honest = drawn_honestly()
    first, second = honest.matches[0], honest.matches[1]
    swapped = (replace(first, teams=second.teams), replace(second, teams=first.teams), *honest.matches[2:])
    with pytest.raises(Wrong, match=f"жребий не сходится: из звена 1 выходит команда «{first.teams[0]}»"):
        table(replace(honest, matches=swapped))


@pytest.mark.clause("T2.2")
def test_a_foreign_link_a_changed_salt_and_a_foreign_head_are_noticed() -> None:
    honest = drawn_honestly()
    foreign = replace(honest.matches[0], links=(link(b"another root", 1),))
    with pytest.raises(Wrong, match="звено 1 не из объявленной цепочки"):
        table(replace(honest, matches=(foreign, *honest.matches[1:])))
    with pytest.raises(Wrong, match="звено 1 не из объявленной цепочки"):
        table(replace(honest, head=head(b"another root")))
    orders = set()
    for salt in ("роса", "иней", "зной", "ветер", "гроза", "радуга"):
        salted = replace(EMPTY, teams=(replace(TEAMS[0], salt=salt), *TEAMS[1:]))
        orders.add(drawn(salted, link(ROOT, 1), 1, salted.teams).number)
    assert len(orders) > 1


def test_the_order_of_the_sheet_does_not_change_a_lot() -> None:
    turned = replace(EMPTY, teams=tuple(reversed(TEAMS)))
    for no in range(1, 5):
        assert drawn(EMPTY, link(ROOT, no), no, TEAMS) == drawn(turned, link(ROOT, no), no, turned.teams)


def test_a_lot_drawn_by_hand_is_said() -> None:
    honest = drawn_honestly()
    by_hand = (replace(honest.matches[0], links=()), *honest.matches[1:])
    assert table(replace(honest, matches=by_hand)).notes == ("1-я отборочная: жребий тянули рукой",)


def test_a_lot_wants_closed_numbers_that_differ() -> None:
    with pytest.raises(Wrong, match="у команды «Астра» нет закрытого номера"):
        table(replace(EMPTY, teams=(replace(TEAMS[0], number=0), *TEAMS[1:])))
    with pytest.raises(Wrong, match="номер 1 уже у команды"):
        table(replace(EMPTY, teams=(replace(TEAMS[0], number=1), *TEAMS[1:])))


def test_no_two_lots_open_one_link() -> None:
    slots = [Slot("qualifier", no) for no in range(1, 33)]
    slots += [Slot("semifinal", 1), Slot("semifinal", 2), Slot("consolation"), Slot("main")]
    numbers = [draw_no(slot, turn) for slot in slots for turn in range(1 if slot.stage == "qualifier" else 8)]
    assert sorted(numbers) == list(range(1, 65))


@pytest.mark.clause("T1.6.1", "T2.2")
def test_the_order_together_is_a_lot_too() -> None:
    honest = drawn_honestly()
    equal = tuple(replace(match, score=scored("6:4")) for match in honest.matches)
    slot = Slot("main")
    left, order, links = list(TEAMS), list[str](), list[str]()
    for turn in range(4):
        links.append(link(ROOT, draw_no(slot, turn)))
        order.append(drawn(EMPTY, links[-1], draw_no(slot, turn), left).name)
        left = [team for team in left if team.name != order[-1]]
    rounds = Together(dict.fromkeys(order, 1), extra=order[0])
    final = Match(slot, tuple(order), scored("4:6"), together=rounds, links=tuple(links))
    # all four are equal in everything and play the main final; the hall has two guests, one of them with points
    hall = replace(equal[0], hall={"Гости": 1})
    of = replace(honest, guests=(Team("Гости", 5, 5), Team("Ещё гости", 5, 6)), matches=(hall, *equal[1:], final))
    assert table(of).awards[0].team == order[0]
    turned = replace(final, teams=tuple(reversed(order)))
    with pytest.raises(Wrong, match="основной финал: жребий не сходится"):
        table(replace(of, matches=(*of.matches[:-1], turned)))
