"""The verifiable wheel: a hash chain published before the game, every seat's salt, an even pick.

Made as Lamport's one-time passwords are: head = H(H(...H(root))); round k opens link k, and H applied k times to it
gives the head. The pick is HMAC-SHA256 with rejection sampling, so every candidate is equally likely.
"""

import hashlib
import hmac

LINKS = 64


def link(root: bytes, draw: int) -> str:
    """The link that opens draw number `draw` (1..LINKS), hex; draw 0 is the head."""
    if not 0 <= draw <= LINKS:
        raise ValueError(f"the chain has {LINKS} links, draw {draw} is not one of them")
    value = root
    for _ in range(LINKS - draw):
        value = hashlib.sha256(value).digest()
    return value.hex()


def head(root: bytes) -> str:
    """What the lobby shows before anybody is ready, hex."""
    return link(root, 0)


def belongs(opened: str, draw: int, published: str) -> bool:
    """Whether an opened link is link `draw` of the chain with this head."""
    value = bytes.fromhex(opened)
    for _ in range(draw):
        value = hashlib.sha256(value).digest()
    return value.hex() == published


def pick(opened: str, game: str, draw: int, salts: tuple[str, ...], candidates: tuple[int, ...]) -> int:
    """The sector: even over the candidates, decided by the link, the game's name, the draw and every salt."""
    mix = hashlib.sha256("".join(sorted(salts)).encode()).hexdigest()
    limit = (1 << 64) // len(candidates) * len(candidates)
    attempt = 0
    while True:
        message = f"pkz-wheel-1|{game}|{draw}|{mix}|{attempt}".encode()
        drawn = int.from_bytes(hmac.new(bytes.fromhex(opened), message, hashlib.sha256).digest()[:8], "big")
        if drawn < limit:
            return candidates[drawn % len(candidates)]
        attempt += 1
