"""Calls to the sockets' gateway, signed and posted by hand: the cloud's own client takes three times as long for each.

A frame to everybody is most of the work of an action, so this is the one place that goes without boto3's client.
"""

import random
import time
from collections.abc import Callable
from urllib.parse import quote, urlsplit

import urllib3
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials
from play.rows import ConnectionId

from aws.gateway import Outcome

FRAME_MAX = 32 * 1024
DEAD = (410, 400)  # a malformed id gives the second: nobody is there either
WORTH_ANOTHER_TRY = (429, 500, 502, 503, 504)
TRIES = 3
PAUSE_S = 0.05
PATIENCE = urllib3.Timeout(connect=2, read=5)


class Gateway:
    """@connections of one stage. endpoint: its http or https address. most: how many calls go at once."""

    def __init__(self, endpoint: str, region: str, credentials: Credentials, most: int) -> None:
        parts = urlsplit(endpoint)
        self._host, self._path = f"{parts.scheme}://{parts.netloc}", parts.path.rstrip("/")
        self._region, self._credentials = region, credentials
        self._pool = urllib3.connection_from_url(endpoint, maxsize=most, timeout=PATIENCE, retries=False)

    def post(self, to: ConnectionId, frame: bytes) -> int:
        """The status; urllib3's HTTPError when nobody answered."""
        return self._patiently("POST", to, frame)

    def hang_up(self, to: ConnectionId) -> int:
        return self._patiently("DELETE", to, b"")

    def _patiently(self, method: str, to: ConnectionId, body: bytes) -> int:
        """Again after a breath, a few times, when the gateway is busy or a line kept open has fallen meanwhile."""
        for left in reversed(range(TRIES)):
            try:
                status = self._call(method, to, body)
                if status not in WORTH_ANOTHER_TRY or not left:
                    return status
            except urllib3.exceptions.HTTPError:
                if not left:
                    raise
            time.sleep(random.uniform(0, PAUSE_S * (TRIES - left)))
        raise AssertionError("the last try answers or raises")

    def _call(self, method: str, to: ConnectionId, body: bytes) -> int:
        """A new signature each time: it holds for five minutes, and credentials may have been renewed."""
        path = f"{self._path}/@connections/{quote(to, safe='')}"
        asked = AWSRequest(method, self._host + path, data=body)
        SigV4Auth(self._credentials.get_frozen_credentials(), "execute-api", self._region).add_auth(asked)
        return self._pool.urlopen(method, path, body, dict(asked.headers)).status


def poster(gateway: Gateway, warn: Callable[[str], object]) -> Callable[[ConnectionId, bytes], Outcome]:
    """Posts one frame. What cannot be sent now is said and not raised: the next view makes up for it."""

    def post(to: ConnectionId, frame: bytes) -> Outcome:
        if len(frame) > FRAME_MAX:
            warn(f"a frame of {len(frame)} bytes is metered twice")
        try:
            status = gateway.post(to, frame)
        except urllib3.exceptions.HTTPError as error:
            warn(type(error).__name__)
            return "unsent"
        if status in DEAD:
            return "gone"
        if status >= 300:
            warn(f"status {status}")
            return "unsent"
        return "sent"

    return post
