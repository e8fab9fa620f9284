"""Three tables at once for twenty seconds: what was accepted stands in the logs, and everybody saw it."""

import pytest

from infra.load.main import Wish, report, run

pytestmark = pytest.mark.stack
SECONDS = 20


@pytest.mark.timeout(180)
def test_three_tables_at_once_lose_nothing() -> None:
    said: list[str] = []
    crowd, memory, seconds = run(Wish(3, 4, SECONDS / 60, 8), said.append)
    assert crowd.lost == []
    assert crowd.troubles == {}
    assert crowd.answers["broken"] == 0
    assert crowd.games >= 3
    assert crowd.accepted >= 30
    assert len(crowd.taken) == crowd.accepted
    assert "p95" in report(crowd, memory, seconds)
