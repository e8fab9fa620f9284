"""$default: sends the message back; two words have a meaning of their own."""

import os
from typing import Any

import boto3


def handle(event: dict[str, Any], context: object) -> dict[str, int]:
    cid, said = event["requestContext"]["connectionId"], event["body"]
    print("command", cid, len(said))
    if said.startswith("keep "):
        dynamo, table = boto3.client("dynamodb"), os.environ["TABLE_NAME"]
        state = {"pk": {"S": "T#1"}, "sk": {"S": "STATE"}, "word": {"S": said}, "raw": {"B": b"\x00\xff"}}
        dynamo.put_item(TableName=table, Item=state)
        dynamo.put_item(TableName=table, Item={"pk": {"S": "T#1"}, "sk": {"S": f"C#{cid}"}})
    courier = boto3.client("apigatewaymanagementapi", endpoint_url=os.environ["SOCKET_ENDPOINT"])
    courier.post_to_connection(ConnectionId=cid, Data=(cid if said == "who am I" else said).encode())
    return {"statusCode": 200}
