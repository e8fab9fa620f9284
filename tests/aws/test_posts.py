"""Frames posted by hand, to a gateway that answers as the cloud's does."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from aws.posts import FRAME_MAX, Gateway, poster
from botocore.credentials import Credentials
from play.rows import ConnectionId

TO = ConnectionId("AbC-d_8=")


class Answering(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Said

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length") or 0))
        self.server.heard.append((self.command, self.path, body))
        self.server.signed.append(self.headers.get("authorization", ""))
        status = self.server.answers.pop(0) if self.server.answers else 200
        if status == 0:
            self.close_connection = True
            return
        self.send_response(status)
        self.send_header("content-length", "0")
        self.end_headers()

    do_DELETE = do_POST

    def log_message(self, *_: object) -> None:
        pass


class Said(ThreadingHTTPServer):
    """answers: statuses to give one after another; 0 hangs up without a word."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.answers: list[int] = []
        self.heard: list[tuple[str, str, bytes]] = []
        self.signed: list[str] = []


@dataclass
class Line:
    cloud: Said
    gateway: Gateway
    warned: list[str] = field(default_factory=list)

    def post(self, *answers: int, frame: bytes = b"{}") -> str:
        self.cloud.answers = list(answers)
        return poster(self.gateway, self.warned.append)(TO, frame)


@pytest.fixture
def line() -> Iterator[Line]:
    cloud = Said()
    threading.Thread(target=cloud.serve_forever, daemon=True).start()
    endpoint = f"http://127.0.0.1:{cloud.server_address[1]}/_aws/api/live"
    yield Line(cloud, Gateway(endpoint, "eu-central-1", Credentials("key", "secret", "token"), 4))
    cloud.shutdown()
    cloud.server_close()


def test_a_frame_goes_signed_to_its_connection(line: Line) -> None:
    assert line.post(200, frame='{"t":"ура"}'.encode()) == "sent"
    assert line.cloud.heard == [("POST", "/_aws/api/live/@connections/AbC-d_8%3D", '{"t":"ура"}'.encode())]
    assert "/eu-central-1/execute-api/aws4_request" in line.cloud.signed[0]
    assert not line.warned


@pytest.mark.parametrize("status", [410, 400])
def test_a_socket_that_is_gone_or_never_was_is_gone(line: Line, status: int) -> None:
    assert line.post(status) == "gone"
    assert not line.warned


@pytest.mark.parametrize("trouble", [429, 503, 0], ids=["too many", "busy", "the line falls"])
def test_a_gateway_in_trouble_is_asked_again(line: Line, trouble: int) -> None:
    assert line.post(trouble, 200) == "sent"
    assert len(line.cloud.heard) == 2


@pytest.mark.parametrize(
    ("answers", "said"), [((429, 429, 429), "status 429"), ((0, 0, 0), "ProtocolError"), ((403,), "status 403")]
)
def test_what_cannot_be_sent_is_said_and_not_raised(line: Line, answers: tuple[int, ...], said: str) -> None:
    assert line.post(*answers) == "unsent"
    assert line.warned == [said]


def test_a_frame_that_is_metered_twice_is_sent_and_said(line: Line) -> None:
    assert line.post(200, frame=b"x" * (FRAME_MAX + 1)) == "sent"
    assert line.warned == [f"a frame of {FRAME_MAX + 1} bytes is metered twice"]


def test_a_line_is_hung_up(line: Line) -> None:
    assert line.gateway.hang_up(TO) == 200
    assert line.cloud.heard == [("DELETE", "/_aws/api/live/@connections/AbC-d_8%3D", b"")]
