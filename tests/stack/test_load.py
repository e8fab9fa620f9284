"""Three tables at once lose nothing: what was accepted stands in the logs, and everybody saw it."""

import pytest

from infra.load.main import Wish, report, run
from tests.support.aside import aside

pytestmark = pytest.mark.stack
SECONDS = 40


@pytest.mark.timeout(900)
def test_three_tables_at_once_lose_nothing() -> None:
    said: list[str] = []
    crowd, memory, seconds = aside(lambda: run(Wish(3, 3, SECONDS / 60, 20), said.append))
    assert crowd.lost == []
    assert crowd.troubles == {}
    assert crowd.answers["broken"] == 0
    assert crowd.games >= 3
    assert crowd.accepted >= 5
    assert len(crowd.taken) == crowd.accepted
    assert "p95" in report(crowd, memory, seconds)
