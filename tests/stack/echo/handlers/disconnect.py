"""$disconnect: leaves a mark in the table, so a test sees that it ran."""

import os
from typing import Any

import boto3


def handle(event: dict[str, Any], context: object) -> dict[str, int]:
    cid = event["requestContext"]["connectionId"]
    print("disconnect", cid)
    key = {"pk": {"S": "GONE"}, "sk": {"S": cid}}
    boto3.client("dynamodb").update_item(TableName=os.environ["TABLE_NAME"], Key=key)
    return {"statusCode": 200}
