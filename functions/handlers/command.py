"""The entry of $default: one message of a socket."""

import os
from functools import cache
from typing import Any

import boto3


@cache
def courier() -> Any:
    return boto3.client("apigatewaymanagementapi", endpoint_url=os.environ["SOCKET_ENDPOINT"])


def handle(event: dict[str, Any], context: object) -> dict[str, int]:
    cid = event["requestContext"]["connectionId"]
    print("command", cid)
    courier().post_to_connection(ConnectionId=cid, Data=b'{"hello": ' + str(len(event["body"])).encode() + b"}")
    return {"statusCode": 200}
