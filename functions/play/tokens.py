"""Tokens: 128 random bits in the hands of a person, only a hash with us."""

import base64
import hashlib

from play.ports import Dice

OCTETS = 16


def mint(dice: Dice) -> str:
    """A new token: 22 characters that stand in a URL fragment as they are."""
    return base64.urlsafe_b64encode(dice.octets(OCTETS)).rstrip(b"=").decode()


def hashed(token: str) -> str:
    """Under what name a token is kept. The token is random, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
