"""The functions' settings, read from the environment once and typed."""

import os
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Environment:
    """origins: pages that may call and open a socket. hops: proxies of ours that append to X-Forwarded-For."""

    table: str
    bucket: str
    socket: str
    origins: frozenset[str]
    hops: int


def read() -> Environment:
    """KeyError names a setting that is not there."""
    origins = (each.strip() for each in os.environ["ORIGINS"].split(","))
    return Environment(
        os.environ["TABLE_NAME"],
        os.environ["MEDIA_BUCKET"],
        os.environ["SOCKET_ENDPOINT"],
        frozenset(each for each in origins if each),
        int(os.environ["TRUSTED_HOPS"]),
    )
