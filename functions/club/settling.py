"""From a table's log into the profiles: each game once, whatever is delivered twice or dies between two writes."""

from dataclasses import replace

from game.people import Seat

from club.ports import Club, NoAccount, Record, Transcript
from club.refusals import busy
from club.regalia import brought
from club.results import Result, results
from club.rows import HOST, PROTOCOL_MS, TIE_MS, AccountId, Counts, Outcome, Played, Sitting, Tie, game_key

TRIES = 6


def settle(club: Club, table: str) -> None:
    """Writes what is not written yet of this table's finished games. Done again, it finds everything done.

    A game is marked as done after everybody has it; until then whoever comes by begins anew, and each write holds
    only once. So does whoever finds that somebody has sat down meanwhile. Closed(busy) when that goes on and on.
    """
    if not club.ties.of_table(table).ties:
        return
    record = club.logs.read(table)
    for result in results(record.entries, record.over) if record is not None else ():
        if record is not None:
            _settle(club, record, result)


def _settle(club: Club, record: Record, result: Result) -> None:
    for _ in range(TRIES):
        sitting = club.ties.of_table(record.table)
        if result.no in sitting.done:
            return
        _give(club, record, sitting, result)
        if club.ties.done(record.table, result.no, sitting, club.clock.now_ms() + TIE_MS):
            return
    raise busy()


def _give(club: Club, record: Record, sitting: Sitting, result: Result) -> None:
    there = at_last_verdict(sitting, result, record.era_at(result.at_ms))
    if there:
        who = tuple((tie.place, tie.account) for tie in there)
        kept = Transcript(club.logs.protocol(record, result.last), who)
        club.games.keep(game_key(record.table, result.no), kept, club.clock.now_ms() + PROTOCOL_MS)
    prints = club.prints.of_pack(result.opened[0]) if there and result.opened[0] else {}
    seen = tuple(prints[slot] for slot in result.opened[1] if slot in prints)
    for tie in there:
        if tie.place != HOST and seen:
            club.games.met(tie.account, result.opened[0], seen)
        beside = tuple(each.account for each in there if each.account != tie.account)
        _write(club, tie, _played(record, result, tie, beside))


def at_last_verdict(sitting: Sitting, result: Result, era: int) -> tuple[Tie, ...]:
    """Whose accounts sat there when the last verdict was given (P2.5); era: of the host at that time."""
    places = {*result.seats}
    return tuple(
        tie
        for tie in sitting.ties
        if tie.at_ms <= result.at_ms and ((tie.place == HOST and tie.era == era) or Seat(tie.place) in places)
    )


def _played(record: Record, result: Result, tie: Tie, beside: tuple[AccountId, ...]) -> Played:
    host = tie.place == HOST
    won = result.winner == "knowers" if host else Seat(tie.place) in result.winners
    outcome: Outcome = "unwon" if result.winner is None else "won" if won else "lost"
    counts: dict[str, int] = {"hosted": 1} if host else {"games": 1, outcome: 1, **result.counts[Seat(tie.place)]}
    return Played(
        record.table, result.no, record.book, result.at_ms, "host" if host else "player", outcome,
        result.score.knowers, result.score.viewers, result.pack, _sorted(counts), beside=beside,
    )  # fmt: skip


def _write(club: Club, tie: Tie, played: Played) -> None:
    """An order goes with exactly the victory that brought it: the wins are part of the condition."""
    for _ in range(TRIES):
        try:
            wins = club.accounts.load(tie.account).wins
        except NoAccount:
            return
        won = played.role == "player" and played.outcome == "won"
        award = brought(wins + 1) if won else ""
        if club.games.write(tie.account, replace(played, award=award), wins) != "moved":
            return
    raise busy()


def _sorted(counts: dict[str, int]) -> Counts:
    return tuple(sorted((name, n) for name, n in counts.items() if n))
