"""The HTTP API: answers with what it saw."""

import json
from typing import Any


def handle(event: dict[str, Any], context: object) -> dict[str, Any]:
    print("http", event["rawPath"])
    headers = {name.lower(): value for name, value in event["headers"].items()}
    seen = {
        "method": event["requestContext"]["http"]["method"],
        "path": event["rawPath"],
        "query": event["rawQueryString"],
        "body": event.get("body"),
        "forwarded": headers.get("x-forwarded-for"),
    }
    return {"statusCode": 200, "headers": {"content-type": "application/json"}, "body": json.dumps(seen)}
