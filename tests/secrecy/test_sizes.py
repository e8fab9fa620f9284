"""Size classes: outside the host's console nothing has a size that depends on words still under seal.

The classes: a view for a seat, a spectator, the wall; every short answer; every reply of the HTTP API; every log line
and metric. For each of them, two packs that differ in the length of every secret word, or in which envelopes hold
handouts, must give the same bytes until a word is shown, and afterwards the same but for the shown words themselves.
"""

import json
import re
from collections import Counter

import pytest

from tests.secrecy.twins import Secrets, Twin, play

SHORT = Secrets("a" * 64, 3, ((3, 1), (7, 2)))
LONG = Secrets("b" * 64, 180, ((3, 1), (7, 2)))
ELSEWHERE = Secrets("c" * 64, 3, ((1, 2), (4, 1), (9, 3), (12, 1)))
BARE = Secrets("d" * 64, 3, ())
OVER = re.compile(rb'"t": "(match_won|match_ended|lobby_opened)"')
SEEDS, STEPS = (0, 2), 150


def words_of(frame: bytes) -> dict[str, object]:
    found: dict[str, object] = json.loads(frame).get("view", {}).get("room", {}).get("words", {})
    return found


def without_words(frame: bytes) -> bytes:
    message = json.loads(frame)
    message.get("view", {}).get("room", {}).pop("words", None)
    return json.dumps(message).encode()


def without_digest(reply: bytes, twin: Twin) -> bytes:
    """The protocol names its pack by a digest as long as any other; its sum follows."""
    told = json.loads(reply.replace(twin.secrets.digest.encode(), b"0" * 64))
    assert len(told.get("sum", "0" * 64)) == 64
    return json.dumps({**told, "sum": ""}).encode()


def alike(one: Twin, other: Twin) -> Counter[str]:
    """Asserts that nothing told them apart; counts what was compared."""
    seen: Counter[str] = Counter()
    assert one.outcomes == other.outcomes
    assert [to for to, _ in one.frames] == [to for to, _ in other.frames]
    for (_, mine), (_, theirs) in zip(one.frames, other.frames, strict=True):
        shown = words_of(mine)
        assert shown.keys() == words_of(theirs).keys()
        if shown:
            assert without_words(mine) == without_words(theirs)
        else:
            assert mine == theirs
        seen["after words" if shown else "before words"] += 1
        seen["short answers"] += b'"view"' not in mine[:14]
    for (status, my_reply), (their_status, their_reply) in zip(one.replies, other.replies, strict=True):
        assert status == their_status
        if OVER.search(my_reply):
            continue  # of a game that is over the protocol tells the whole card
        assert len(my_reply) == len(their_reply)
        assert without_digest(my_reply, one) == without_digest(their_reply, other)
        seen["replies"] += 1
    assert one.said == other.said
    seen["log lines"] += one.said.count(b'"outcome"')
    return seen


@pytest.mark.parametrize(
    ("one", "other", "never"),
    [
        (SHORT, LONG, ()),
        (SHORT, ELSEWHERE, ("show_handout",)),
        (BARE, ELSEWHERE, ("show_handout",)),
    ],
    ids=["lengths of words", "places of handouts", "handouts or none"],
)
def test_what_is_under_seal_changes_no_byte_outside(
    one: Secrets, other: Secrets, never: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        seen.update(alike(*play(one, other, seed, STEPS, never)))
    with capsys.disabled():
        print(f"\n{one.digest[0]} and {other.digest[0]}: {dict(seen)}")
    assert seen["before words"] > 300
    assert seen["after words"] > 100
    assert min(seen["short answers"], seen["log lines"]) > 80
    assert seen["replies"] > 5


def test_the_comparison_does_see_a_difference() -> None:
    """The host's frames are left out for a reason: in them the lengths of the key do show."""
    one, other = play(SHORT, LONG, 1, 40)
    mine, theirs = (
        sum(len(frame) for to, frame in twin.world.wire.frames if to == twin.host.id) for twin in (one, other)
    )
    assert theirs > mine + 1000
