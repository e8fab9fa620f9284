"""Everything of an account that is leaving goes, the name last: done again it does no harm."""

from club.ports import Club
from club.rows import Account


def clear(club: Club, account: Account) -> None:
    """Everything of an account that is leaving. Games of others keep its number, which leads nowhere any more."""
    for table in club.ties.of_account(account.id):
        for tie in club.ties.of_table(table).ties:
            if tie.account == account.id:
                club.ties.drop(tie)
    for each in club.sessions.all(account.id, 0):
        club.sessions.close(account.id, each.hashed)
    club.games.forget(account.id)
    club.accounts.remove(account)
