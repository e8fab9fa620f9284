"""The entry of the HTTP API under /api/packs/: a host brings a pack."""

from typing import Any

from aws import pack_doors
from aws.reports import reported
from aws.workshop import working


def handle(event: dict[str, Any], context: object) -> Any:
    here = working()

    def sorry(found: str) -> dict[str, Any]:
        return {"statusCode": 500, "body": f'{{"code":"broken","id":"{found}"}}'}

    return reported("packs", lambda: pack_doors.answer(here.shop, here.settings, event), sorry)
