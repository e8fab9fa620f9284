"""Everything of an account that is leaving goes, the name last: done again it does no harm."""

from itertools import count

from club.ports import Club, Transcript
from club.rows import PROTOCOL_MS, Account, game_key


def clear(club: Club, account: Account) -> None:
    """Everything of an account that is leaving. Games of others keep its number, which leads nowhere any more."""
    for table in club.ties.of_account(account.id):
        for tie in club.ties.of_table(table).ties:
            if tie.account == account.id:
                club.ties.drop(tie)
    for each in club.sessions.all(account.id, 0):
        club.sessions.close(account.id, each.hashed)
    _unname(club, account)
    club.games.forget(account.id)
    club.accounts.remove(account)


def _unname(club: Club, account: Account) -> None:
    """The name goes out of the protocols of every table played at: those of its other games tell who sat there too."""
    last = {game.table: (game.no, game.at_ms) for game in sorted(club.games.all(account.id), key=lambda game: game.no)}
    for table, (newest, at_ms) in last.items():
        kept = tuple(_protocols(club, table, newest))
        mine = tuple({place for _, each in kept for place, id in each.who if id == account.id})
        for key, each in kept:
            text = club.logs.nameless(each.text, mine)
            if text != each.text:
                club.games.keep(key, Transcript(text, each.who), at_ms + PROTOCOL_MS)


def _protocols(club: Club, table: str, newest: int) -> list[tuple[str, Transcript]]:
    """Of this table's games, as many as are kept: games follow one another without a gap."""
    found, now_ms = [], club.clock.now_ms()
    for no in count(1):
        kept = club.games.protocol(game_key(table, no), now_ms)
        if kept is None and no > newest:
            break
        found += [(game_key(table, no), kept)] if kept is not None else []
    return found
