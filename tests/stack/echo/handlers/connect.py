"""$connect: lets in who shows a ticket and comes from our own page."""

import os
from typing import Any


def handle(event: dict[str, Any], context: object) -> dict[str, int]:
    headers = {name.lower(): value for name, value in event["headers"].items()}
    ticket = (event.get("queryStringParameters") or {}).get("ticket")
    ours = headers.get("origin") in os.environ["ORIGINS"].split(",")
    print("connect", ticket, ours)
    return {"statusCode": 200 if ticket and ours else 401}
