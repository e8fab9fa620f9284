"""The door and the way behind it: browser, door, emulator, function, and back; and what the door keeps out."""

import http.client
import json
import socket

import pytest
from playwright.sync_api import Browser, expect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from infra import headers, stack
from infra.cloud import client
from infra.local import Club
from tests.stack import talk
from tests.support.waiting import PATIENCE_S, eventually

pytestmark = pytest.mark.stack
CLIMBS = ("../", "%2e%2e/")
Answer = tuple[int, dict[str, str], bytes]


def ask(club: Club, method: str, path: str, about: dict[str, str] | None = None, host: str = "127.0.0.1") -> Answer:
    """One request with its path exactly as written: no library tidies it on the way."""
    link = http.client.HTTPConnection(host, club.port, timeout=PATIENCE_S)
    link.request(method, path, headers=about or {}, body="тело".encode() if method == "POST" else None)
    answer = link.getresponse()
    content = answer.read()
    link.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, content


def dial(club: Club, origin: str = "", query: str = "?ticket=1") -> ClientConnection:
    return talk.dial(f"ws://127.0.0.1:{club.port}/ws{query}", origin or club.url, max_size=None)


def marks(club: Club) -> set[str]:
    found = club.cloud.dynamo.query(
        TableName=club.cloud.data["TableName"],
        KeyConditionExpression="pk = :here",
        ExpressionAttributeValues={":here": {"S": "C#HERE"}},
    )
    return {item["sk"]["S"] for item in found["Items"]}


def test_a_page_talks_with_a_function_through_the_door(echo: Club, browser: Browser) -> None:
    page = browser.new_page()
    page.goto(f"{echo.url}/t/")
    expect(page.locator("#said")).to_have_text("Сколько букв?", timeout=1000 * PATIENCE_S)
    page.close()


def test_the_http_api_sees_method_query_body_and_the_callers_address(echo: Club) -> None:
    about = {"X-Forwarded-For": "9.9.9.9", "Content-Type": "application/json"}
    status, about, body = ask(echo, "POST", "/api/tables/4821?a=1&b=%D1%8F", about)
    seen = json.loads(body)
    assert (status, seen["method"], seen["path"]) == (200, "POST", "/api/tables/4821")
    assert seen["query"] == "a=1&b=%D1%8F"
    assert seen["body"] == "тело"
    assert seen["forwarded"] == "9.9.9.9, 127.0.0.1"
    assert about["cache-control"] == "no-store"
    assert about["content-type"] == "application/json"


@pytest.mark.parametrize(("origin", "query"), [("", ""), ("http://elsewhere.example", "?ticket=1")])
def test_a_socket_without_a_ticket_or_from_another_page_is_refused(echo: Club, origin: str, query: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        dial(echo, origin, query)
    assert refused.value.response.status_code in (401, 403)


def test_a_message_of_almost_32_kb_passes_and_a_longer_one_closes_with_1009(echo: Club) -> None:
    with dial(echo) as link:
        link.send("я" * 16_000)
        assert link.recv(timeout=PATIENCE_S) == "я" * 16_000
        link.send("я" * 17_000)
        with pytest.raises(ConnectionClosed):
            link.recv(timeout=PATIENCE_S)
        assert link.close_code == 1009


def test_a_close_by_the_gateway_reaches_the_browser(echo: Club) -> None:
    endpoint = echo.cloud.socket.replace("ws://", "http://")
    gateway = client("apigatewaymanagementapi", endpoint)
    with dial(echo) as link:
        link.send("who am I")
        gateway.delete_connection(ConnectionId=link.recv(timeout=PATIENCE_S))
        with pytest.raises(ConnectionClosed):
            link.recv(timeout=PATIENCE_S)
        assert link.close_code in (1000, 1001)


def test_a_close_by_the_browser_reaches_the_function(echo: Club) -> None:
    with dial(echo) as link:
        link.send("who am I")
        cid = link.recv(timeout=PATIENCE_S)
        assert cid in marks(echo)
    eventually(lambda: cid not in marks(echo))


@pytest.mark.parametrize("path", ["/", "/t/", "/404", "/api/health", "/media/none", "/ws", "/pages"])
def test_every_answer_carries_the_security_headers(echo: Club, path: str) -> None:
    _, about, _ = ask(echo, "GET", path)
    for name, value in headers.COMMON.items():
        assert about[name.lower()] == value
    assert "frame-ancestors 'none'" in about["content-security-policy"]
    assert "unsafe-inline" not in about["content-security-policy"].split("script-src")[1].split(";")[0]
    assert "aiohttp" not in about["server"].lower()


def test_pages_are_typed_compressed_and_cached_by_their_names(echo: Club) -> None:
    _, page, plain = ask(echo, "GET", "/")
    _, squeezed, brotli = ask(echo, "GET", "/", {"Accept-Encoding": "gzip, br"})
    _, script, _ = ask(echo, "GET", "/t/talk-1a2b3c4d.js")
    assert page["content-type"] == "text/html; charset=utf-8"
    assert page["cache-control"] == "no-cache"
    assert "content-encoding" not in page
    assert squeezed["content-encoding"] == "br"
    assert squeezed["etag"] != page["etag"]
    assert brotli != plain
    assert script["cache-control"] == "public, max-age=31536000, immutable"
    assert script["content-type"] == "text/javascript; charset=utf-8"
    assert ask(echo, "GET", "/", {"If-None-Match": page["etag"]})[0] == 304
    assert ask(echo, "GET", "/pages")[0] == 301
    assert ask(echo, "GET", "/nowhere")[0] == 404
    assert ask(echo, "POST", "/")[0] == 405


@pytest.mark.parametrize(
    "path",
    [
        "/../outside.html",
        "/%2e%2e/outside.html",
        "/t/..%2f..%2foutside.html",
        "/..%5coutside.html",
        "//etc/passwd",
        "/%00",
        "/.git/config",
        "/media/../../outside.html",
    ],
)
def test_no_path_leaves_the_site(echo: Club, path: str) -> None:
    status, _, body = ask(echo, "GET", path)
    assert status in (400, 403, 404)
    assert b"secret" not in body
    assert b"root:" not in body


def test_the_emulator_is_not_reached_through_the_door(echo: Club) -> None:
    table, app = echo.cloud.data, echo.cloud.app
    paths = [
        "/_ministack/health",
        f"/_aws/execute-api/{app['HttpApi']}/$default/api/x",
        f"/{table['CodeBucket']}",
        f"/api/../{table['CodeBucket']}",
        f"/media/../{table['CodeBucket']}",
        f"/api/%2e%2e/%2e%2e/%2e%2e/%2e%2e/{table['CodeBucket']}",
        "/api/..%2f..%2f..%2f..%2f_ministack/health",
        "/media/",
        *(f"/api/{step * steps}{end}" for step in CLIMBS for steps in range(1, 8) for end in ("", "_ministack/health")),
    ]
    for path in paths:
        status, _, body = ask(echo, "GET", path, {"Host": f"{table['CodeBucket']}.s3.localhost"})
        assert b"ListBucketResult" not in body, path
        assert b"services" not in body, path
        assert b"<Buckets>" not in body, path
        assert status in (200, 400, 403, 404), path
    target = {"X-Amz-Target": "DynamoDB_20120810.ListTables", "Content-Type": "application/x-amz-json-1.0"}
    assert ask(echo, "POST", "/", target)[0] == 405
    for path in ("/api/x", *(f"/api/{step * steps}" for step in CLIMBS for steps in range(1, 8))):
        assert b"TableNames" not in ask(echo, "POST", path, target)[2], path


def test_an_open_door_answers_the_network_and_the_emulator_does_not(echo: Club) -> None:
    assert ask(echo, "GET", "/", host="127.0.0.2")[0] == 200
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", echo.cloud.emulator.port), timeout=2).close()


def test_media_come_from_their_bucket_whole_or_in_part(echo: Club) -> None:
    bucket = echo.cloud.data["MediaBucket"]
    echo.cloud.s3.put_object(Bucket=bucket, Key="media/aa11.png", Body=b"0123456789", ContentType="image/png")
    echo.cloud.s3.put_object(Bucket=bucket, Key="private/key.txt", Body=b"secret")
    status, about, body = ask(echo, "GET", "/media/aa11.png")
    assert (status, about["content-type"], body) == (200, "image/png", b"0123456789")
    assert ask(echo, "GET", "/media/aa11.png", {"Range": "bytes=2-4"})[::2] == (206, b"234")
    assert ask(echo, "GET", "/media/absent.png")[0] == 404
    assert b"secret" not in ask(echo, "GET", "/media/../private/key.txt")[2]


def test_a_function_may_only_what_its_role_says(echo: Club) -> None:
    """IAM is evaluated in the local run: the roles are proven by every evening, not only on AWS."""
    assert stack.settings(1, echo.state_dir)["AUTH"] == "true"
    iam = client("iam", echo.cloud.emulator.endpoint)
    for role in iam.list_roles()["Roles"]:
        for name in iam.list_role_policies(RoleName=role["RoleName"])["PolicyNames"]:
            policy = iam.get_role_policy(RoleName=role["RoleName"], PolicyName=name)["PolicyDocument"]
            actions = [
                a for s in policy["Statement"] for a in ([s["Action"]] if isinstance(s["Action"], str) else s["Action"])
            ]
            assert not [action for action in actions if "*" in action or "Scan" in action]
