"""The whole club on one machine, usable as a library: `with Club(folder) as club: club.url`."""

from __future__ import annotations

import os
import signal
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Self

from botocore.exceptions import BotoCoreError, ClientError

from infra import carry, door, headers, keep, room, single, stack, zip
from infra.cloud import Cloud, raise_cloud
from infra.env import ROOT, Missing
from infra.publish_packs import publish

COPY_EVERY_S = 1.5


def silent(line: str) -> None:
    """Tests need no progress lines."""


def publish_packs(cloud: Cloud) -> None:
    publish(dynamo=cloud.dynamo, s3=cloud.s3, table=cloud.data["TableName"], bucket=cloud.data["MediaBucket"])


def own_names() -> list[str]:
    """Names and addresses by which this machine is reached from its own network. Nothing is sent."""
    names = ["localhost", "127.0.0.1"]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            names.append(probe.getsockname()[0])
        except OSError:
            pass
    host = socket.gethostname().lower()
    return list(dict.fromkeys([*names, host, f"{host}.local"]))


class Club:
    """State lives in state_dir; port 0 takes a free one; host "" opens the door (and only the door) to the network."""

    def __init__(
        self,
        state_dir: Path,
        port: int = 0,
        *,
        zipped: bytes | None = None,
        host: str = "127.0.0.1",
        site: Path = ROOT / "build" / "site",
        say: Callable[[str], None] = silent,
        fill: Callable[[Cloud], None] = publish_packs,
        extra_names: tuple[str, ...] = (),
    ) -> None:
        self.state_dir, self._port, self._host = state_dir, port, host
        self._zip = zipped or zip.cached()
        self._say, self._fill, self._names = say, fill, [*own_names(), *extra_names]
        self.behind = carry.Behind(site)
        self._cloud: Cloud | None = None
        self._over = threading.Event()
        self._keeping = threading.Lock()
        self._copied = -1
        self._copy_dir = state_dir / "copy"
        self.trouble = ""  # why the newest copy could not be written

    def __enter__(self) -> Self:
        self._lock = single.take_lock(self.state_dir / "lock")
        self._listener = single.open_port(self._host, self._port)
        self.port: int = self._listener.getsockname()[1]
        self._door = door.Door(self._listener, self.behind)
        try:
            self.behind.csp = headers.site_csp(self.behind.site)
            self._raise_cloud()
            self._door.open()
        except BaseException:
            self._lower_cloud()
            self._door.close()
            self._lock.close()
            raise
        self._keeper = threading.Thread(target=self._keep, name="keeper", daemon=True)
        self._keeper.start()
        return self

    def __exit__(self, *failure: object) -> None:
        """Stops cleanly: the door first, then the last copy, then the emulator by its pid."""
        self._over.set()
        self._keeper.join(10)
        try:
            self._door.close()
        finally:
            self.copy()
            self._lower_cloud()
            self._lock.close()

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def cloud(self) -> Cloud:
        if self._cloud is None:
            raise Missing("Эмулятор не запущен.")
        return self._cloud

    @property
    def ministack_pid(self) -> int:
        return self.cloud.emulator.process.pid

    def kill_emulator(self) -> None:
        """kill -9, for tests: everything since the last copy is lost."""
        self.cloud.emulator.process.kill()
        self.cloud.emulator.process.wait()

    def kill_worker(self, entry: str) -> list[int]:
        """kill -9 of the workers of one function (connect, disconnect, command, http), for tests; their pids."""
        found = [pid for pid, said in stack.workers(self.cloud.emulator).items() if f"-pkz-app-{entry}-" in said]
        for pid in found:
            os.kill(pid, signal.SIGKILL)
        return found

    def restart(self) -> None:
        """A new emulator behind the same door, filled from the copy. A running one gives its last copy first."""
        if self.cloud.emulator.is_running():
            self.copy()
        with self._keeping:  # a copy of a table not yet filled would be the end of every evening
            self._lower_cloud()
            self._raise_cloud()

    def mend(self) -> bool:
        """Restarts an emulator that has died; gives whether it had."""
        if self.cloud.emulator.is_running():
            return False
        self.restart()
        return True

    def copy(self) -> None:
        """Copies table and media; again when an action came meanwhile, for a scan is no snapshot."""
        with self._keeping:
            for _ in range(3):
                before = self.behind.actions
                try:
                    keep.copy_table(self.cloud.dynamo, self.cloud.data["TableName"], self._copy_dir / "table.jsonl")
                    keep.copy_media(self.cloud.s3, self.cloud.data["MediaBucket"], self._copy_dir / "bucket")
                except (BotoCoreError, ClientError, Missing):
                    return  # the emulator died under the copy: the copy before it stands
                except OSError as error:
                    self.trouble = room.want(error) or str(error)
                    return  # the copy before it stands here too, and the next one may fit again
                self.trouble, self._copied = "", before
                if self.behind.actions == before:
                    return

    def _keep(self) -> None:
        """Copies after every action, and once more: what a message causes may be written after the copy began."""
        again = False
        while not self._over.wait(COPY_EVERY_S):
            changed = self.behind.actions != self._copied
            if changed or again:
                self.copy()
            again = changed

    def _raise_cloud(self) -> None:
        origins = [f"http://{name}:{self.port}" for name in self._names]
        cloud = raise_cloud(self.state_dir, self._zip, origins, self._say)
        try:
            keep.restore_table(cloud.dynamo, cloud.data["TableName"], self._copy_dir / "table.jsonl")
            keep.restore_media(cloud.s3, cloud.data["MediaBucket"], self._copy_dir / "bucket")
            self._fill(cloud)
        except BaseException:
            stack.stop(cloud.emulator)
            raise
        self._cloud = cloud
        self.behind.http, self.behind.socket = cloud.http, cloud.socket
        self.behind.media = carry.bucket(cloud.s3, cloud.data["MediaBucket"])
        self.behind.bucket = f"{cloud.emulator.endpoint}/{cloud.data['MediaBucket']}"

    def _lower_cloud(self) -> None:
        self.behind.http = self.behind.socket = self.behind.bucket = ""
        self.behind.media = None
        if self._cloud:
            stack.stop(self._cloud.emulator)
