"""Tokens of sessions and recovery codes: random, only a hash with us. What people write down has no unlike letters."""

import base64
import hashlib

from club.chance import Dice
from club.rows import AccountId

LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ0123456789"
"""Without I, L, O and U: whatever is read as 1 or 0 is 1 or 0."""
ID_LETTERS = 16
GROUPS, GROUP = 5, 5
READ_AS = str.maketrans("ILO", "110")


def account_id(dice: Dice) -> AccountId:
    return AccountId(base64.b32encode(dice.octets(10)).decode().lower())


def session_token(id: AccountId, dice: Dice) -> str:
    """Tells whose it is, so that one reading finds it; 128 bits of it are secret."""
    return f"{id}.{base64.urlsafe_b64encode(dice.octets(16)).rstrip(b'=').decode()}"


def owner_of(token: str) -> AccountId:
    """Whose a token says to be; whatever comes as one, the answer can be a key."""
    return AccountId(token.partition(".")[0][:ID_LETTERS] or "-")


def recovery_code(dice: Dice) -> str:
    """125 bits in five groups of five, to be kept on paper."""
    letters = "".join(LETTERS[octet % 32] for octet in dice.octets(GROUPS * GROUP))
    return "-".join(letters[n : n + GROUP] for n in range(0, len(letters), GROUP))


def as_written(code: str) -> str:
    """A recovery code as it was given, however it was typed."""
    return "".join(char for char in code.upper().translate(READ_AS) if char in LETTERS)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
