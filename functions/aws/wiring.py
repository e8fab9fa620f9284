"""The one wiring: settings and clients are made here, once for a warm function."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

import boto3
from botocore.config import Config
from botocore.credentials import Credentials
from play.ports import Courier, House

from aws import environment
from aws.chance import SystemClock, SystemDice
from aws.club_next import NextDoor
from aws.connections import DynamoConnections
from aws.doors import DynamoCodes, DynamoKeys, DynamoLimiter, DynamoTickets
from aws.environment import Environment
from aws.gateway import GatewayCourier
from aws.packs import DynamoPacks
from aws.posts import Gateway, poster
from aws.reports import warn
from aws.sheets import DynamoSheets
from aws.tables import DynamoTables

if TYPE_CHECKING:
    from club.ports import Club
    from mypy_boto3_dynamodb import DynamoDBClient

THREADS = 16
QUICK = Config(
    connect_timeout=2,
    read_timeout=5,
    retries={"mode": "standard", "max_attempts": 3},
    max_pool_connections=THREADS,
    parameter_validation=False,  # our own items, the same in every test; looking them through takes its time
)


@dataclass(frozen=True, slots=True)
class Wired:
    settings: Environment
    house: House


@cache
def wired() -> Wired:
    """Everything a handler needs. boto3 reads AWS_ENDPOINT_URL by itself when the emulator plays AWS."""
    settings = environment.read()
    dynamo = boto3.client("dynamodb", config=QUICK)
    gateway = Gateway(settings.socket, dynamo.meta.region_name, _credentials(), THREADS)
    courier = GatewayCourier(poster(gateway, warn), gateway.hang_up, ThreadPoolExecutor(THREADS, "courier"))
    return Wired(settings, house_on(dynamo, settings.table, courier))


def _credentials() -> Credentials:
    """The role's own, as the session that made the client has found them."""
    session = boto3.DEFAULT_SESSION
    found = session.get_credentials() if session is not None else None
    if found is None:
        raise RuntimeError("no credentials: the function has no role")
    return found


def club_on(dynamo: "DynamoDBClient", table: str, house: House) -> "Club":
    """The club's room over this table; imported when somebody comes to it, for most calls do not."""
    from club.ports import Club

    from aws.club_accounts import DynamoAccounts, DynamoSessions
    from aws.club_games import DynamoGames, DynamoTies
    from aws.club_packs import DynamoOwnPacks
    from aws.club_tables import PackPrints, TableLogs, TablePlaces

    logs = TableLogs(dynamo, table, house.tables, house.keys, house.clock)
    return Club(
        DynamoAccounts(dynamo, table), DynamoSessions(dynamo, table), DynamoTies(dynamo, table),
        DynamoGames(dynamo, table), logs, TablePlaces(house.keys), PackPrints(DynamoPacks(dynamo, table)),
        DynamoOwnPacks(dynamo, table),
        house.limiter, house.clock, house.dice,
    )  # fmt: skip


def house_on(dynamo: "DynamoDBClient", table: str, courier: Courier) -> House:
    """The house over this table, with real clock and dice, and the club next door."""
    clock = SystemClock()
    house = House(
        DynamoTables(dynamo, table, clock),
        DynamoCodes(dynamo, table),
        DynamoConnections(dynamo, table),
        DynamoKeys(dynamo, table),
        DynamoTickets(dynamo, table),
        DynamoLimiter(dynamo, table),
        DynamoPacks(dynamo, table),
        DynamoSheets(dynamo, table),
        courier,
        clock,
        SystemDice(),
    )
    return replace(house, people=NextDoor(lambda: club_on(dynamo, table, house)))
