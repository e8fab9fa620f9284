"""The command line `pkz`: one verb a room below. A verb that lives elsewhere is only called from here."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence


def play(given: argparse.Namespace) -> int:
    from infra import play

    os.environ.setdefault("PORT", str(given.port))
    if given.lan:
        os.environ["LAN"] = "1"
    return play.main()


def stop(given: argparse.Namespace) -> int:
    from infra import play

    return play.stop()


def parser() -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(prog="pkz", description="Почему? Куда? Зачем? — стол для игры с ведущим")
    verbs = whole.add_subparsers(required=True, metavar="ДЕЙСТВИЕ")
    it = verbs.add_parser("play", help="открыть клуб на этой машине")
    it.add_argument("--port", type=int, default=8000, help="порт, 8000 если не сказано")
    it.add_argument("--lan", action="store_true", help="пустить друзей из своей сети")
    it.set_defaults(act=play)
    verbs.add_parser("stop", help="закрыть клуб, открытый здесь").set_defaults(act=stop)
    return whole


def main(words: Sequence[str] | None = None) -> int:
    given = parser().parse_args(words)
    code: int = given.act(given)
    return code


if __name__ == "__main__":
    raise SystemExit(main())
