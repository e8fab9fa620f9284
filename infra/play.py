"""`make play`: builds what has changed, opens the club, shows the address, closes on Ctrl-C."""

from __future__ import annotations

import os
import signal
import sys
import threading
from pathlib import Path

import segno

from infra import room, single
from infra.env import ROOT, Missing
from infra.local import Club, own_names
from infra.steps import STEPS, step

STATE = ROOT / "build" / "state"


def port_from(text: str) -> int:
    if not text.isdigit() or not 0 < int(text) < 65536:
        raise Missing(f"PORT={text} — это не номер порта. Нужно число от 1 до 65535: make play PORT=8000")
    return int(text)


def address(club: Club, *, is_lan: bool) -> str:
    """What to send to friends: this machine's address in its network, or localhost."""
    names = own_names()
    return f"http://{names[2]}:{club.port}" if is_lan and len(names) > 2 else club.url


def greet(club: Club, *, is_lan: bool) -> None:
    where = address(club, is_lan=is_lan)
    print(f"\n  Клуб открыт: {where}", flush=True)
    if sys.stdout.encoding.lower().replace("-", "") == "utf8":
        segno.make(where, error="m").terminal(compact=True, border=2)
    if not is_lan:
        print("  Для друзей в вашей сети: make play LAN=1")
    print("  Закрыть: Ctrl-C. Столы подождут до следующего раза.\n", flush=True)


def watch(club: Club, over: threading.Event) -> None:
    """Waits for the end; an emulator that died is raised again from the copy."""
    said = ""
    while not over.wait(0.5):
        if club.mend():
            print("  Эмулятор упал и поднят заново, столы на месте.", flush=True)
        if (trouble := club.trouble) != said:
            print(f"  {worried(trouble)}", flush=True)
            said = trouble


def worried(trouble: str) -> str:
    if not trouble:
        return "Копия столов снова пишется."
    return f"Столы не копируются на диск: {trouble}. Играть можно; освободите место, пока клуб открыт."


def build_all(over: threading.Event) -> bool:
    """Whether everything is built. Ctrl-C also reaches npm and MkDocs: their end is then no fault of theirs."""
    for name, act in STEPS:
        try:
            step(name, act)
        except Missing:
            if not over.is_set():
                raise
        if over.is_set():
            return False
    return True


def serve(port: int, *, is_lan: bool, state: Path = STATE) -> None:
    over = threading.Event()
    for signum in (signal.SIGINT, signal.SIGTERM):
        signal.signal(signum, lambda *_: over.set())
    if not build_all(over):
        return
    club = Club(state, port, host="" if is_lan else "127.0.0.1")
    step("клуб", club.__enter__)
    try:
        greet(club, is_lan=is_lan)
        watch(club, over)
    finally:
        print()
        step("закрываемся", lambda: club.__exit__(None, None, None))
        if club.trouble:
            print(f"  Последние ходы не сохранились: {club.trouble}.", flush=True)


def refuse_second_start(state: Path) -> None:
    """Said before anything is built."""
    if (pid := single.holder(state / "lock")) is not None:
        raise Missing(f"Клуб уже открыт (процесс {pid}). Сначала закройте его: make stop")


def main() -> int:
    try:
        port = port_from(os.environ.get("PORT") or "8000")
        is_lan = os.environ.get("LAN", "") not in ("", "0")
        refuse_second_start(STATE)
        room.refuse_no_room(ROOT)
        single.open_port("" if is_lan else "127.0.0.1", port).close()
        serve(port, is_lan=is_lan)
    except Missing as missing:
        print(f"\n{missing}", file=sys.stderr)
        return 1
    except OSError as error:
        if not room.want(error):
            raise
        print(f"\nНе получилось: {room.want(error)}. Что не так, подскажет make doctor", file=sys.stderr)
        return 1
    return 0


def stop(state: Path = STATE) -> int:
    """`make stop`."""
    return single.stop(state)


if __name__ == "__main__":
    raise SystemExit(main())
