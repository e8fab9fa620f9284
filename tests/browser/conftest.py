"""One club and one browser for all tests of this folder."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

from infra import steps
from infra.local import Club
from tests.browser.proxy import Proxy
from tests.conftest import launch

# more loopback addresses, each its own origin: a proxy stands at each, never twice at one, so that no test meets what
# another left on its port; and a name that is no secure context
ADDRESSES = tuple(f"127.0.0.{n}" for n in range(2, 50))
PROXIES = 6
PLAIN = "club.test"
FLAGS = (
    "--mute-audio",
    "--autoplay-policy=document-user-activation-required",
    f"--host-resolver-rules=MAP {PLAIN} 127.0.0.1",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """The whole club on a free port, the client and the site built when they are not."""
    for _, build in steps.STEPS:
        build()
    with Club(tmp_path_factory.mktemp("club"), extra_names=(*ADDRESSES, PLAIN)) as opened:
        yield opened


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    launched = launch(playwright, *FLAGS)
    yield launched
    launched.close()


@pytest.fixture(scope="session")
def unused() -> Iterator[str]:
    """Addresses at which no proxy has stood yet."""
    return iter(ADDRESSES)


@pytest.fixture
def proxies(club: Club, unused: Iterator[str]) -> Iterator[list[Proxy]]:
    """A proxy before the door for each of six people."""
    with ExitStack() as stack:
        yield [stack.enter_context(Proxy(address, club.port)) for address in islice(unused, PROXIES)]
