"""The whole club for tests of this folder: one for the session."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from infra import zip
from infra.cloud import Cloud
from infra.local import Club

SITE = {
    "index.html": "<!doctype html><title>Дом</title><p>Почему? Куда? Зачем?</p>",
    "404.html": "<!doctype html><title>Нет</title><p>Такой страницы нет</p>",
    "pages/index.html": "<!doctype html><title>Страницы</title>",
    "t/index.html": '<!doctype html><title>Стол</title><script src="/t/talk-1a2b3c4d.js"></script><p id="said"></p>',
    "t/talk-1a2b3c4d.js": (
        'const socket = new WebSocket(`ws://${location.host}/ws?ticket=none`);'
        'socket.onopen = () => socket.send("Сколько букв?");'
        'socket.onmessage = (event) => { document.getElementById("said").textContent = event.data; };'
        'socket.onerror = () => { document.getElementById("said").textContent = "refused"; };'
    ),
}  # fmt: skip


UNHURRIED = 10**6
"""Tests and robots act faster than people; that the door holds back whoever floods is shown in tests/abuse."""


def nothing(cloud: Cloud) -> None:
    """No packs."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small site of the tests' own: the door is proven without building the real one."""
    folder = tmp_path_factory.mktemp("site")
    for name, text in SITE.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    (folder.parent / "outside.html").write_text("secret")
    return folder


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory, site: Path) -> Iterator[Club]:
    """The club with its real functions and packs, running. Tests that stop or kill one make their own."""
    with Club(tmp_path_factory.mktemp("club"), site=site) as opened:
        opened.behind.rate = opened.behind.burst = UNHURRIED
        yield opened


@pytest.fixture(scope="session")
def echo_functions() -> bytes:
    """A zip whose functions only echo: the way to them is proven apart from what they do."""
    return zip.build("local", Path(__file__).parent / "echo")


@pytest.fixture(scope="session")
def echo(tmp_path_factory: pytest.TempPathFactory, site: Path, echo_functions: bytes) -> Iterator[Club]:
    """A running club of echoing functions, open to the network as with LAN=1."""
    folder = tmp_path_factory.mktemp("echo")
    with Club(folder, host="", site=site, zipped=echo_functions, fill=nothing) as opened:
        yield opened
