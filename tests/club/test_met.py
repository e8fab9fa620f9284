"""Who has met a question: told to the host alone, in the lobby and while it lies on the table."""

from tests.support.club_evening import Night, club_call, registered
from tests.support.club_fakes import ClubWorld, a_pack
from tests.support.evening import Evening


def test_the_host_alone_learns_who_has_met_which_envelopes_of_the_pack_on_the_table(
    there: ClubWorld, night: Night
) -> None:
    anna, boris = registered(there.house, "Анна"), registered(there.house, "Борис")
    night.sit(anna)
    night.game()
    other = Night(Evening(there.house, there.world.wire.to).open())
    other.sit(anna, "s2")
    other.sit(boris, "s3")
    asked = {"table": other.evening.table, "host": other.evening.host_token}
    status, found = club_call(there.house, "met", asked)
    assert (status, found["of"], [each["seat"] for each in found["met"]]) == (200, 16, ["s2"])
    assert len(found["met"][0]["slots"]) == 1
    mine = {"table": night.evening.table, "host": night.evening.host_token}
    assert club_call(there.house, "met", mine)[1]["met"] == [], "what this table has played its lobby says already"
    for token in (other.evening.tokens["s1"], "x"):  # type: ignore[index]
        assert club_call(there.house, "met", {**asked, "host": token}) == (401, {"code": "no_such_token"})


def test_while_a_question_lies_on_the_table_the_host_is_told_who_has_met_it(there: ClubWorld, night: Night) -> None:
    """All its envelopes hold one question here, so whichever the wheel has picked is known."""
    anna, boris = registered(there.house, "Анна"), registered(there.house, "Борис")
    there.club.prints.known = {a_pack().shelf()[0].digest: dict.fromkeys(range(16), "одно и то же")}  # type: ignore[attr-defined]
    night.sit(anna)
    night.game()
    other = Night(Evening(there.house, there.world.wire.to).open())
    other.sit(anna, "s2")
    other.sit(boris, "s3")
    asked = {"table": other.evening.table, "host": other.evening.host_token}
    assert "now" not in club_call(there.house, "met", asked)[1]
    other.start().host.act("spin")
    assert club_call(there.house, "met", asked)[1]["now"] == ["s2"]
    other.host.act("start_clock")
    assert club_call(there.house, "met", asked)[1]["now"] == ["s2"]
    other.players[0].act("name_answerer", seat="s1")
    other.host.act("judge", correct=True)
    assert "now" not in club_call(there.house, "met", asked)[1]
