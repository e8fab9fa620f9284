"""$connect: lets in who shows a ticket and comes from our own page, and leaves a mark in the table."""

import os
from typing import Any

import boto3


def handle(event: dict[str, Any], context: object) -> dict[str, int]:
    headers = {name.lower(): value for name, value in event["headers"].items()}
    ticket = (event.get("queryStringParameters") or {}).get("ticket")
    ours = headers.get("origin") in os.environ["ORIGINS"].split(",")
    print("connect", ticket, ours)
    if ticket and ours:
        mark = {"pk": {"S": "C#HERE"}, "sk": {"S": event["requestContext"]["connectionId"]}}
        boto3.client("dynamodb").put_item(TableName=os.environ["TABLE_NAME"], Item=mark)
    return {"statusCode": 200 if ticket and ours else 401}
