"""At the door's threshold: paths that climb, what is no request, lines held for nothing; and the door's own words."""

import gzip
import logging
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer, ThreadingHTTPServer
from pathlib import Path

import pytest
from botocore.exceptions import EndpointConnectionError

from infra import headers
from infra.carry import Behind
from infra.door import BODY_LIMIT, Door, listen
from infra.threshold import AT_ONCE, Lines, leads_astray
from tests.support.waiting import PATIENCE_S, eventually

END = b"Host: localhost\r\nConnection: close\r\n\r\n"
CLIMBS = ("..", "%2e%2e", "%2E.", "..%2f..", "..%5c..", ".", "%2e")
NO_REQUESTS = (
    b"\x16\x03\x01\x02\x00\x01\r\n\r\n",
    b"GE T / HTTP/1.1\r\n" + END,
    b"GET /" + b"a" * 10_000 + b" HTTP/1.1\r\n" + END,
    b"GET /api/x?token-of-somebody=" + b"q" * 9000 + b" HTTP/1.1\r\n" + END,
    b"GET / HTTP/1.1\r\nX-Token: token-of-somebody" + b"q" * 9000 + b"\r\n" + END,
    b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: 1\r\n" % n for n in range(5000)) + END,
    b"POST /api/x HTTP/1.1\r\nContent-Length: -5\r\n" + END,
    b"POST /api/x HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n" + END,
    b"POST /api/x HTTP/1.1\r\nTransfer-Encoding: chunked\r\n" + END + b"token-of-somebody\r\n",
    b"POST /api/x HTTP/1.1\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n" + END + b"abcde",
    b"GET /\xff\xfe HTTP/1.1\r\n" + END,
)


class Emulator:
    """What stands behind the door: it remembers every address it was asked for."""

    def __init__(self) -> None:
        asked = self.asked = list[str]()
        self.named = named = list[set[str]]()

        class Answer(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                asked.append(self.path)
                named.append({name.lower() for name in self.headers})
                self.rfile.read(int(self.headers.get("Content-Length", 0)))
                self.send_response(303)
                self.send_header("Location", "/everything")
                self.send_header("Content-Length", "0")
                self.end_headers()

            do_POST = do_GET

            def log_message(self, format: str, *args: object) -> None:
                """Quiet."""

        self.server = HTTPServer(("127.0.0.1", 0), Answer)
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()


@pytest.fixture
def emulator() -> Iterator[Emulator]:
    found = Emulator()
    yield found
    found.server.shutdown()
    found.server.server_close()


@contextmanager
def opened(behind: Behind) -> Iterator[int]:
    listener = listen("127.0.0.1", 0)
    door = Door(listener, behind)
    door.open()
    try:
        yield listener.getsockname()[1]
    finally:
        door.close()


@pytest.fixture
def port(emulator: Emulator, tmp_path: Path) -> Iterator[int]:
    (tmp_path / "t").mkdir()
    (tmp_path / "t" / "index.html").write_text("стол")
    stage = f"http://127.0.0.1:{emulator.server.server_port}/_aws/execute-api/a1/$default"
    behind = Behind(tmp_path, http=stage, bucket=f"http://127.0.0.1:{emulator.server.server_port}/bucket")
    with opened(behind) as found:
        yield found


def answer(port: int, sent: bytes) -> bytes:
    """All that the door says to these bytes till it hangs up."""
    with closing(socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S)) as line:
        line.sendall(sent)
        said = b""
        while came := line.recv(65536):
            said += came
        return said


def ask(port: int, target: str, method: str = "GET", more: str = "", body: bytes = b"") -> tuple[int, bytes, str]:
    """Status, headers, body."""
    length = f"Content-Length: {len(body)}\r\n" if body else ""
    head, _, said = answer(port, f"{method} {target} HTTP/1.1\r\n{more}{length}".encode() + END + body).partition(
        b"\r\n\r\n"
    )
    return int(head.split()[1]), head, said.decode()


def is_signed(head: bytes) -> bool:
    """Every header of the house, and no word of what the door is made of."""
    lines = head.decode().split("\r\n")[1:]
    sent = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    wanted = {name.lower(): value for name, value in headers.COMMON.items()}
    own = "frame-ancestors 'none'" in sent.get("content-security-policy", "")
    return own and sent.get("server") == "pkz" and wanted.items() <= sent.items()


@pytest.mark.parametrize("climb", CLIMBS)
def test_no_path_climbs_out_of_the_api_however_high_it_goes(port: int, emulator: Emulator, climb: str) -> None:
    for steps in range(1, 9):
        status, head, said = ask(port, f"/api/{f'{climb}/' * steps}_ministack/health")
        assert (status, said, is_signed(head)) == (404, "Такой страницы нет.\n", True)
        assert ask(port, f"/media/{f'{climb}/' * steps}brought/x")[0] == 404
    assert emulator.asked == []


def test_an_address_goes_behind_the_door_as_it_was_written(port: int, emulator: Emulator) -> None:
    for target in ("/api/%41%2Fy?a=%2B&b=%D1%8F", "/api/%252e%252e/x", "/api/a..b/...", "/api//x"):
        ask(port, target)
    inside = "/_aws/execute-api/a1/$default"
    assert emulator.asked == [
        f"{inside}/api/%41%2Fy?a=%2B&b=%D1%8F", f"{inside}/api/%252e%252e/x", f"{inside}/api/a..b/...",
        f"{inside}/api//x",
    ]  # fmt: skip


def test_the_clouds_own_headers_are_left_at_the_door(port: int, emulator: Emulator) -> None:
    ask(port, "/api/x", more="Authorization: AWS4 test\r\nX-Amz-Target: DynamoDB.Scan\r\nX-Token: t\r\nOrigin: o\r\n")
    assert {"x-token", "origin"} <= emulator.named[0]
    assert not {"authorization", "x-amz-target"} & emulator.named[0]


def test_nobody_is_led_on_by_an_answer_from_behind(port: int, emulator: Emulator) -> None:
    form = "Content-Type: multipart/form-data; boundary=x\r\n"
    assert ask(port, "/upload", "POST", form, b"--x--")[0] == 303
    assert ask(port, "/api/x")[0] == 303
    assert emulator.asked == ["/bucket", "/_aws/execute-api/a1/$default/api/x"]


@pytest.mark.parametrize("sent", NO_REQUESTS, ids=range(len(NO_REQUESTS)))
def test_what_is_no_request_gets_a_kind_word_every_header_and_no_echo(
    port: int, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    head, _, said = answer(port, sent).partition(b"\r\n\r\n")
    assert (int(head.split()[1]), is_signed(head)) == (400, True)
    assert said.decode() == "Это не похоже на запрос браузера. Откройте страницу клуба заново.\n"
    assert caplog.text == ""


def test_what_is_asked_for_in_a_way_that_nobody_knows_is_answered_in_the_houses_own_words(port: int) -> None:
    targets = (("OPTIONS", "*"), ("GET", "/a%0db%0ac"), ("CONNECT", "club:1"), ("TRACE", "/"), ("POST", "/ws"))
    for method, target in (*targets, ("GET", "/ws"), ("DELETE", "/media/x"), ("PROPFIND", "/api/x")):
        status, head, said = ask(port, target, method)
        assert (400 <= status < 500, is_signed(head)) == (True, True), target
        assert "а" in said, (target, said)


def test_a_small_parcel_with_a_mountain_inside_is_refused_unopened(port: int, emulator: Emulator) -> None:
    bomb = gzip.compress(b"\0" * (4 * BODY_LIMIT))
    for packed, more in ((bomb, "Content-Encoding: gzip\r\n"), (b"x" * (BODY_LIMIT + 1), "")):
        status, head, said = ask(port, "/api/x", "POST", more, packed)
        assert (status, is_signed(head)) == (413, True)
        assert said == "Это слишком много для одного запроса.\n"
    assert emulator.asked == []


def test_a_bug_of_the_doors_own_is_told_by_a_number_that_stands_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(key: str, part: str) -> tuple[int, dict[str, str], bytes]:
        raise RuntimeError(key)

    with opened(Behind(tmp_path, media=broken)) as port, caplog.at_level(logging.ERROR):
        status, head, said = ask(port, "/media/x")
    assert (status, is_signed(head)) == (500, True)
    assert said.rsplit(" ", 1)[1].strip(".\n") in caplog.text
    assert "RuntimeError" not in said


def test_media_of_a_club_that_has_just_fallen_are_asked_for_again_later(tmp_path: Path) -> None:
    def away(key: str, part: str) -> tuple[int, dict[str, str], bytes]:
        raise EndpointConnectionError(endpoint_url="x")

    with opened(Behind(tmp_path, media=away)) as port:
        assert ask(port, "/media/x")[::2] == (503, "Клуб перезапускается, попробуйте через несколько секунд.\n")
    with opened(Behind(tmp_path, media=lambda key, part: (404, {}, b""))) as port:
        assert ask(port, "/media/x")[::2] == (404, "Такого файла нет.\n")


def test_a_line_that_is_held_for_nothing_is_let_go_and_a_slow_body_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("infra.carry.BODY_S", "infra.threshold.LINGER_S"):
        monkeypatch.setattr(name, 0.3)
    slow = (b"", b"G", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-", b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    with opened(Behind(tmp_path, http="http://127.0.0.1:9", idle_s=0.3)) as port:
        began = time.monotonic()
        for sent in slow:
            answer(port, sent)
        assert time.monotonic() - began < PATIENCE_S / 2
        status, head, said = ask(port, "/api/x", "POST", "Content-Length: 9\r\n")
        assert (status, is_signed(head), said) == (408, True, "Клуб не дождался ответа. Попробуйте ещё раз.\n")


def comes_in(port: int) -> bool:
    """Whether a page is answered to somebody who asks now."""
    with suppress(ConnectionError, IndexError):
        return ask(port, "/")[0] == 404
    return False


def test_one_address_holds_so_many_lines_and_others_come_in(tmp_path: Path) -> None:
    with opened(Behind(tmp_path, lines=3)) as port:
        held = [socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S) for _ in range(3)]
        said = b""
        with suppress(ConnectionError):
            said = answer(port, b"GET / HTTP/1.1\r\n" + END)
        assert said == b""
        with closing(socket.create_connection(("127.0.0.1", port), PATIENCE_S, ("127.0.4.1", 0))) as other:
            other.sendall(b"GET / HTTP/1.1\r\n" + END)
            assert other.recv(9) == b"HTTP/1.1 "
        for line in held:
            line.close()
        eventually(lambda: comes_in(port))


def test_an_address_that_calls_without_end_waits_at_the_door_and_others_do_not(tmp_path: Path) -> None:
    """Nothing is served till somebody else has been let in, past all of the flood but the few let in before."""
    came, opens = list[str](), threading.Event()

    class Slow(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            came.append(self.headers["X-Forwarded-For"])
            opens.wait(PATIENCE_S)
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Quiet."""

    emulator = ThreadingHTTPServer(("127.0.0.1", 0), Slow)
    threading.Thread(target=emulator.serve_forever, args=(0.01,), daemon=True).start()
    call = b"GET /api/x HTTP/1.1\r\n" + END
    with opened(Behind(tmp_path, http=f"http://127.0.0.1:{emulator.server_port}")) as port:
        flood = [socket.create_connection(("127.0.0.1", port), PATIENCE_S, ("127.0.5.1", 0)) for _ in range(25)]
        for line in flood:
            line.sendall(call)
        eventually(lambda: len(came) == AT_ONCE)
        with closing(socket.create_connection(("127.0.0.1", port), PATIENCE_S, ("127.0.5.2", 0))) as other:
            other.sendall(call)
            eventually(lambda: len(came) > AT_ONCE)
            assert came == ["127.0.5.1"] * AT_ONCE + ["127.0.5.2"]
            opens.set()
            assert other.recv(12) == b"HTTP/1.1 200"
        assert [line.recv(12) for line in flood] == [b"HTTP/1.1 200"] * 25
        for line in flood:
            line.close()
    emulator.shutdown()
    emulator.server_close()


def test_lines_are_counted_till_they_go() -> None:
    lines = Lines(2)
    assert [lines.comes("a"), lines.comes("a"), lines.comes("a"), lines.comes("b")] == [True, True, False, True]
    for _ in range(2):
        lines.goes("a")
    assert lines.comes("a")
    assert not lines.comes("a")


def test_a_path_with_a_step_upwards_is_known_in_each_spelling() -> None:
    assert all(map(leads_astray, ("/..", "/a/../b", "/a/.", "/./a", "/a\\..\\b", "/a\0b")))
    assert not any(map(leads_astray, ("/", "/a..b/...", "/t/", "/.well-known/x")))
