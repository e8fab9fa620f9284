"""The same promises on MiniStack, where conditions hold under many writers at once."""

import secrets

import pytest
from aws.chance import SystemClock

from infra.local import Club
from tests.support.at_once_contract import AtOnceContract
from tests.support.ports_contract import Ports, PortsContract
from tests.support.real_ports import real_ports

pytestmark = pytest.mark.stack


class TestMiniStack(PortsContract, AtOnceContract):
    @pytest.fixture
    def ports(self, club: Club) -> Ports:
        return real_ports(club.cloud.dynamo, club.cloud.data["TableName"], secrets.token_hex(6), SystemClock())
