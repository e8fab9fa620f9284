"""Waiting for news of a table, and being told to stop at that very moment."""

import asyncio

import pytest

from infra.rehearsal.news import News
from tests.support import leaping


@pytest.mark.parametrize("turns", range(5))
def test_who_is_cancelled_as_the_news_comes_does_not_go_on(turns: int) -> None:
    """wait_for of Python 3.11 forgets a cancellation that comes when what it waits for is done: a robot played on."""

    async def cancelled_in_between() -> bool:
        news, on = News(), []

        async def robot() -> None:
            await news.wait(1000)
            on.append("once more")
            await asyncio.sleep(1000)

        run = asyncio.create_task(robot())
        await asyncio.sleep(0)
        news.tell()
        for _ in range(turns):
            await asyncio.sleep(0)
        run.cancel()
        done, _ = await asyncio.wait({run}, timeout=100)
        run.cancel()
        return bool(done)

    assert leaping.run(cancelled_in_between())
