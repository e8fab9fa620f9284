"""The wheel proves itself: from the protocol alone each sector is recomputed, and every tampering is named."""

from collections import Counter
from dataclasses import replace

import pytest
from game.events import GameStarted, Spun
from game.log import Entry
from game.rulebooks.pkz import PKZ
from game.state import fold
from game.verify import verify
from game.wheel import LINKS, belongs, head, link, pick

from tests.support.random_games import Play, Seen, accepted

ROOT = bytes(range(32))


def played(seed: int = 5) -> list[Entry]:
    """A random game with several spins."""
    play = Play.begin(PKZ, seed)
    while not play.over:
        play.pass_time()
        person, command = play.step()
        if accepted(play, person, command, Seen()):
            play.take(person, command)
    return play.entries


def spins(entries: list[Entry]) -> list[int]:
    """Places in the log of the spins that were drawn and not set by hand."""
    return [i for i, entry in enumerate(entries) if any(isinstance(e, Spun) and not e.reason for e in entry.events)]


def changed(entries: list[Entry], place: int, **changes: object) -> list[Entry]:
    """The log with the spin at this place changed."""
    events = tuple(replace(e, **changes) if isinstance(e, Spun) else e for e in entries[place].events)  # type: ignore[arg-type]
    return [*entries[:place], replace(entries[place], events=events), *entries[place + 1 :]]


def wrong(entries: list[Entry]) -> list[str]:
    return [each.verdict for each in verify(PKZ, entries) if each.verdict not in ("even", "by_hand")]


def test_the_chain_ends_in_the_published_head() -> None:
    assert all(belongs(link(ROOT, draw), draw, head(ROOT)) for draw in range(LINKS + 1))
    assert not belongs(link(ROOT, 2), 1, head(ROOT))


def test_a_known_draw_stays_what_it_was() -> None:
    """Written out once: a change of the formula would make every old protocol a lie."""
    assert head(ROOT) == "2a05790d9ee117fdb350cbd54c81624c792c118e6e8909fa0c1dfee21aec5d9e"
    assert pick(link(ROOT, 1), "t.1", 1, ("00" * 16, "ff" * 16), tuple(range(1, 16))) == 14


def test_every_candidate_is_equally_likely() -> None:
    among = tuple(range(16))
    drawn = Counter(pick(link(ROOT, 1), f"g{n}", 1, ("ab",), among) for n in range(16_000))
    spread = sum((drawn[n] - 1_000) ** 2 / 1_000 for n in among)
    assert spread < 37.7, "chi-square with 15 degrees of freedom passes 37.7 once in a thousand"


@pytest.mark.clause("P4.3")
def test_a_played_protocol_is_even_throughout() -> None:
    entries = played()
    assert len(spins(entries)) > 5
    assert wrong(entries) == []


@pytest.mark.clause("P4.3")
def test_one_flipped_byte_of_a_link_is_named() -> None:
    entries = played()
    place = spins(entries)[3]
    opened = next(e for e in entries[place].events if isinstance(e, Spun)).link
    flipped = f"{int(opened[:2], 16) ^ 1:02x}{opened[2:]}"
    assert wrong(changed(entries, place, link=flipped)) == ["wrong_link"]


def test_another_sector_is_named() -> None:
    entries = played()
    place = spins(entries)[0]
    spun = next(e for e in entries[place].events if isinstance(e, Spun))
    other = next(n for n in spun.candidates if n != spun.sector)
    assert wrong(changed(entries, place, sector=other))[0] == "wrong_sector"


def test_an_omitted_candidate_is_named() -> None:
    entries = played()
    place = spins(entries)[2]
    spun = next(e for e in entries[place].events if isinstance(e, Spun))
    fewer = tuple(n for n in spun.candidates if n != spun.candidates[0])
    assert wrong(changed(entries, place, candidates=fewer)) == ["wrong_candidates"]


def test_reordered_spins_are_named() -> None:
    entries = played()
    one, other = spins(entries)[:2]
    swapped = list(entries)
    swapped[one] = replace(entries[one], events=entries[other].events)
    swapped[other] = replace(entries[other], events=entries[one].events)
    assert wrong(swapped)[0] == "wrong_order"


def test_a_salt_that_no_seat_gave_is_named() -> None:
    entries = played()
    place = next(i for i, entry in enumerate(entries) if entry.did == "StartGame")
    started = entries[place].events[0]
    assert isinstance(started, GameStarted)
    salts = tuple((seat, "00" * 16) for seat, _ in started.salts)
    entries[place] = replace(entries[place], events=(replace(started, salts=salts),))
    assert "salts_differ" in wrong(entries)


def test_a_missing_entry_breaks_the_log() -> None:
    entries = played()
    del entries[spins(entries)[0]]
    assert wrong(entries)[-1] == "broken_log"


def test_undo_and_a_new_spin_give_the_same_sector() -> None:
    """The draw counts spins that stand, so taking one back does not buy another."""
    from game import commands as ask
    from game.people import Host

    play = Play.begin(PKZ, 11)
    while not spins(play.entries):
        play.pass_time()
        person, command = play.step()
        if accepted(play, person, command, Seen()):
            play.take(person, command)
    drawn = next(e for e in play.entries[-1].events if isinstance(e, Spun))
    play.take(Host(), ask.Undo(play.state.steps[-1].n))
    play.take(Host(), ask.Spin())
    again = next(e for e in play.entries[-1].events if isinstance(e, Spun))
    assert (again.sector, again.link, again.candidates) == (drawn.sector, drawn.link, drawn.candidates)
    assert fold(play.entries) == play.state
