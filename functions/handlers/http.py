"""The entry of the HTTP API."""

from typing import Any


def handle(event: dict[str, Any], context: object) -> dict[str, Any]:
    print("http", event["rawPath"])
    if event["rawPath"] != "/api/health":
        return {"statusCode": 404, "body": '{"error": "no_such_path"}'}
    forwarded = event["headers"].get("x-forwarded-for", "")
    return {"statusCode": 200, "headers": {"content-type": "application/json"}, "body": f'{{"hello": "{forwarded}"}}'}
