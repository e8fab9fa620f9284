"""Brought packs in DynamoDB: found by digest, never on the shelf, never upon another table's, squeezed or refused."""

import random
from collections.abc import Iterator
from dataclasses import replace

import boto3
import pytest
from aws.brought import DynamoBrought
from aws.packs import DynamoPacks, items_of
from game.sealed import Sealed
from moto import mock_aws
from mypy_boto3_dynamodb import DynamoDBClient
from packs import opening
from packs.card import card_of
from packs.model import Pack, Question, Section, Slot, Words
from packs.stored import digest, to_bytes
from play.ports import NoPack, TooLarge
from play.rows import TableId

from tests.packs import big
from tests.support.real_ports import make_table

OURS, THEIRS = TableId("ours"), TableId("theirs")


@pytest.fixture
def dynamo() -> Iterator[DynamoDBClient]:
    with mock_aws():
        client = boto3.client(
            "dynamodb", region_name="eu-central-1", aws_access_key_id="test", aws_secret_access_key="test"
        )
        make_table(client, "pkz")
        yield client


def test_a_pack_of_a_megabyte_is_squeezed_found_and_not_on_the_shelf(dynamo: DynamoDBClient) -> None:
    whole = big.pack()
    assert len(to_bytes(whole)) > 700_000
    DynamoBrought(dynamo, "pkz").keep(OURS, whole, 5_000)
    packs = DynamoPacks(dynamo, "pkz")
    assert packs.shelf() == ()
    found = packs.envelope(digest(whole), 7)
    assert found == opening.envelope(whole.question(Slot(7)))
    item = dynamo.get_item(TableName="pkz", Key={"pk": {"S": f"PACK#{digest(whole)}"}, "sk": {"S": "PACK"}})["Item"]
    assert (item["owner"], item["ttl"]) == ({"S": "ours"}, {"N": "6"})


def test_nothing_is_laid_upon_what_lies_there(dynamo: DynamoDBClient) -> None:
    """A host may bring a pack of the house's own: that one must not get an end."""
    brought = DynamoBrought(dynamo, "pkz")
    small = replace(big.pack(), sections=big.pack().sections[:1])
    brought.keep(OURS, small, 5_000)
    brought.keep(OURS, small, 9_000)
    with pytest.raises(NoPack):
        brought.keep(THEIRS, small, 5_000)
    house = replace(small, id="house")
    dynamo.put_item(TableName="pkz", Item=items_of(house)[0])
    with pytest.raises(NoPack):
        brought.keep(OURS, house, 5_000)
    assert DynamoPacks(dynamo, "pkz").envelope(card_of(house).digest, 1)


def test_what_no_item_holds_is_refused(dynamo: DynamoDBClient) -> None:
    dice = random.Random(1)
    noise = "".join(chr(dice.randrange(0x4E00, 0x9FFF)) for _ in range(400_000))
    pack = Pack("a", "А", 1, (Section("", (Question(Sealed(Words(text=noise, answer="!"))),)),))
    assert opening.words(pack.questions[0]).text == noise
    with pytest.raises(TooLarge):
        DynamoBrought(dynamo, "pkz").keep(OURS, pack, 5_000)


def test_a_table_keeps_its_salt(dynamo: DynamoDBClient) -> None:
    brought = DynamoBrought(dynamo, "pkz")
    assert brought.salt(OURS, b"a" * 16, 5_000) == b"a" * 16
    assert brought.salt(OURS, b"b" * 16, 9_000) == b"a" * 16
    assert brought.salt(THEIRS, b"b" * 16, 5_000) == b"b" * 16
