"""Authors of questions that were not taken are named to everybody once the game is over, and not before."""

from dataclasses import replace

import pytest

from tests.support.club_evening import Night
from tests.support.evening import Evening
from tests.support.fakes import FakePacks, world
from tests.support.packs import card, envelope


@pytest.mark.clause("V3.2")
def test_who_is_owed_a_prize_is_named_after_the_game() -> None:
    lies = card(13, False)
    envelopes = {(lies.digest, n): replace(envelope(n), authors=(f"Автор {n}",)) for n in range(1, 14)}
    fakes = world(FakePacks((lies,), envelopes))
    night = Night(Evening(fakes.house, fakes.wire.to).open("tv")).start()
    night.verdict(correct=False, at=4)
    assert "dues" not in night.room
    night.host.act("close_round")
    first = night.room["history"][0][0]
    night.verdict(correct=False)
    last = night.room["round"]["sector"]
    wanted = [(sector, 300, [f"Автор {sector}"]) for sector in (first, last)]
    for each in (night.host, *night.players):
        assert [(due["sector"], due["amount"], due["authors"]) for due in each.room["dues"]] == wanted
