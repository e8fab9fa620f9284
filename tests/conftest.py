"""What tests of more than one folder share: one Playwright for the session (two cannot run in one thread)."""

import gc
import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from infra import chromium
from tests.support.measured import Figures
from tests.support.whole_games import WholeGames

# What the template gives to the functions: powertools read it when they are imported.
os.environ.setdefault("POWERTOOLS_SERVICE_NAME", "tests")
os.environ.setdefault("POWERTOOLS_METRICS_NAMESPACE", "tests")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(WholeGames())
        config.pluginmanager.register(Figures())


def pytest_collection_finish() -> None:
    """Most of what tests make is frozen and free of cycles: the collector, asked seldom, costs a sixth less of all."""
    gc.freeze()
    gc.set_threshold(100_000)


def launch(playwright: Playwright, *more: str) -> Browser:
    """The machine's Chromium with the house's flags and more."""
    return playwright.chromium.launch(executable_path=chromium.install(), args=[*chromium.flags(), *more])


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    launched = launch(playwright)
    yield launched
    launched.close()
