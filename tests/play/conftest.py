"""A world of fakes and an evening in it."""

import pytest

from tests.support.evening import Evening
from tests.support.fakes import World, world


@pytest.fixture
def fakes() -> World:
    return world()


@pytest.fixture
def evening(fakes: World) -> Evening:
    """A table that has just been opened."""
    return Evening(fakes.house, fakes.wire.to).open()
