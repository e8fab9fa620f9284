"""The entry of $connect: a ticket opens a socket."""

from typing import Any

from aws import sockets
from aws.reports import reported
from aws.wiring import wired


def handle(event: dict[str, Any], context: object) -> Any:
    here = wired()

    def act() -> Any:
        return sockets.connect(here.house, here.settings.origins, event)

    return reported("connect", act, lambda found: {"statusCode": 500})
