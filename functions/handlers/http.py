"""The entry of the HTTP API: everything under /api/."""

from typing import Any

from aws import doorway
from aws.reports import reported
from aws.wiring import wired


def handle(event: dict[str, Any], context: object) -> Any:
    here = wired()

    def sorry(found: str) -> dict[str, Any]:
        return {"statusCode": 500, "body": f'{{"code":"broken","id":"{found}"}}'}

    return reported("http", lambda: doorway.answer(here.house, here.settings, event), sorry)
