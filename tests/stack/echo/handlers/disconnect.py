"""$disconnect: takes the mark of $connect from the table, so a test sees that it ran."""

import os
from typing import Any

import boto3


def handle(event: dict[str, Any], context: object) -> dict[str, int]:
    cid = event["requestContext"]["connectionId"]
    print("disconnect", cid)
    key = {"pk": {"S": "C#HERE"}, "sk": {"S": cid}}
    boto3.client("dynamodb").delete_item(TableName=os.environ["TABLE_NAME"], Key=key)
    return {"statusCode": 200}
