"""The entry of $disconnect: a socket has closed."""

from typing import Any

from aws import sockets
from aws.reports import reported
from aws.wiring import wired


def handle(event: dict[str, Any], context: object) -> Any:
    house = wired().house
    return reported("disconnect", lambda: sockets.disconnect(house, event), lambda found: {"statusCode": 500})
