"""The entry of $default: one frame of a socket."""

from typing import Any

from aws import sockets
from aws.reports import reported
from aws.wiring import wired


def handle(event: dict[str, Any], context: object) -> Any:
    house, connection = wired().house, sockets.connection_of(event)

    def sorry(found: str) -> dict[str, int]:
        house.courier.broken(connection, found)
        return {"statusCode": 200}

    return reported("command", lambda: sockets.frame(house, event), sorry)
