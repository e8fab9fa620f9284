"""A world of fakes with the club next door."""

import pytest

from tests.support.club_evening import Night
from tests.support.club_fakes import ClubWorld, club_world
from tests.support.evening import Evening


@pytest.fixture
def there() -> ClubWorld:
    return club_world()


@pytest.fixture
def night(there: ClubWorld) -> Night:
    return Night(Evening(there.house, there.world.wire.to).open())
