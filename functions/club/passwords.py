"""Passwords: what is taken, and how one is kept so that whoever steals the table learns none soon.

scrypt of the standard library: 16 MB and 0.2 s of a core for each try, the strength OWASP asks for (N=2^14, r=8, p=5).
argon2-cffi would do the same in 0.05 s, but brings 2.2 MB of compiled libraries and 26 ms to every cold start.
"""

import hashlib
import hmac
import unicodedata
from dataclasses import dataclass

from club.chance import Dice
from club.commonest import COMMONEST
from club.refusals import Closed

SHORTEST, LONGEST = 8, 128
SALT, OCTETS = 16, 32
MEMORY = 64 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Cost:
    """The numbers of scrypt: log2 of N, r and p."""

    log_n: int = 14
    r: int = 8
    p: int = 5


def fit(password: str, name: str) -> str:
    """The password as it is hashed; Closed when it is too short, too long or among the first that everybody tries."""
    plain = unicodedata.normalize("NFC", password)
    if not SHORTEST <= len(plain) <= LONGEST:
        raise Closed("password_length", 409)
    tried = plain.casefold()
    if tried in COMMONEST or len(set(tried)) <= 2 or tried == unicodedata.normalize("NFC", name).casefold():
        raise Closed("password_common", 409)
    return plain


def kept(plain: str, dice: Dice, cost: Cost) -> str:
    """What is stored: the numbers, the salt and the hash."""
    salt = dice.octets(SALT)
    return f"scrypt${cost.log_n}${cost.r}${cost.p}${salt.hex()}${_scrypt(plain, salt, cost).hex()}"


def matches(password: str, secret: str) -> bool:
    """Whether it is this one; takes the same time for each. Too long a try is cut: hashing is not to be a weapon."""
    _, log_n, r, p, salt, wanted = secret.split("$")
    plain = unicodedata.normalize("NFC", password)[: 2 * LONGEST]
    found = _scrypt(plain, bytes.fromhex(salt), Cost(int(log_n), int(r), int(p)))
    return hmac.compare_digest(found, bytes.fromhex(wanted))


def nobodys(cost: Cost) -> str:
    """What a password is tried on when there is no such name, so that the answer takes as long as for any other."""
    return f"scrypt${cost.log_n}${cost.r}${cost.p}${'00' * SALT}${'00' * OCTETS}"


def _scrypt(plain: str, salt: bytes, cost: Cost) -> bytes:
    plain_octets = plain.encode("utf-8", "replace")
    return hashlib.scrypt(plain_octets, salt=salt, n=1 << cost.log_n, r=cost.r, p=cost.p, maxmem=MEMORY, dklen=OCTETS)
