"""The command line `pkz`: one verb a room below. A verb that lives elsewhere is only called from here."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from game.rulebooks import RULEBOOKS

from infra import pack_cli
from infra.sheets import verbs as sheets
from infra.usage import Parser


def play(given: argparse.Namespace) -> int:
    from infra import play

    os.environ.setdefault("PORT", str(given.port))
    if given.lan:
        os.environ["LAN"] = "1"
    return play.main()


def stop(given: argparse.Namespace) -> int:
    from infra import play

    return play.stop()


def doctor(given: argparse.Namespace) -> int:
    from infra.doctor.__main__ import main

    return main()


def reset(given: argparse.Namespace) -> int:
    from infra import reset

    return reset.main([*given.what, *(["--yes"] if given.yes else [])])


def deploy(given: argparse.Namespace) -> int:
    from infra import aws
    from infra.env import Missing
    from infra.steps import build_all

    try:
        build_all()
    except Missing as missing:
        print(missing)
        return 1
    return aws.main(sure=given.yes, architecture=given.architecture)


def verify(given: argparse.Namespace) -> int:
    from infra import verify

    return verify.main(given.file)


def rehearse(given: argparse.Namespace) -> int:
    from infra.rehearsal import main

    url = given.url or f"http://localhost:{os.environ.get('PORT') or 8000}"
    links = tuple(given.place)
    return main.main(main.Wish(url, given.code, given.players, given.speed, given.host, given.game, given.hall, links))


def load(given: argparse.Namespace) -> int:
    from infra.load import main

    return main.main(main.Wish(given.tables, given.people, given.minutes, given.speed))


def parser() -> argparse.ArgumentParser:
    whole = Parser(prog="pkz", description="Почему? Куда? Зачем? — стол для игры с ведущим")
    verbs = whole.add_subparsers(required=True, metavar="ДЕЙСТВИЕ")
    it = verbs.add_parser("play", help="открыть клуб на этой машине")
    it.add_argument("--port", type=int, default=8000, help="порт, 8000 если не сказано")
    it.add_argument("--lan", action="store_true", help="пустить друзей из своей сети")
    it.set_defaults(act=play)
    verbs.add_parser("stop", help="закрыть клуб, открытый здесь").set_defaults(act=stop)
    verbs.add_parser("doctor", help="что установлено, свободен ли порт, что с клубом и что делать").set_defaults(
        act=doctor
    )
    it = verbs.add_parser("reset", help="начать заново: удалить столы, сборки, окружения")
    it.add_argument("what", nargs="*", metavar="ЧТО", help="tables, builds, environments; всё, если не сказано")
    it.add_argument("--yes", action="store_true", help="не спрашивать")
    it.set_defaults(act=reset)
    it = verbs.add_parser("rehearse", help="позвать роботов на репетицию за открытый стол")
    it.add_argument("code", metavar="CODE", nargs="?", default="", help="код стола, четыре цифры")
    it.add_argument(
        "--players", type=int, choices=range(1, 11), default=3, metavar="N", help="сколько роботов, 3 если не сказано"
    )
    it.add_argument(
        "--speed", choices=["calm", "usual", "quick", "instant"], default="usual", help="как быстро они думают"
    )
    it.add_argument("--host", action="store_true", help="ведёт тоже робот: целая игра без людей, за своим столом")
    it.add_argument(
        "--game", choices=list(RULEBOOKS), default=next(iter(RULEBOOKS)), help="по каким правилам играть с --host"
    )
    it.add_argument(
        "--hall", type=int, choices=range(5), default=2, metavar="N", help="команд зала, где он есть; 2 если не сказано"
    )
    it.add_argument(
        "--place",
        action="append",
        default=[],
        metavar="ССЫЛКА",
        help="место защитника, распорядителя: ссылка из пульта",
    )
    it.add_argument("--url", default="", help="адрес клуба, http://localhost:8000 если не сказано")
    it.set_defaults(act=rehearse)
    it = verbs.add_parser("load", help="сыграть много столов сразу и измерить, как дом это держит")
    it.add_argument("--tables", type=int, default=20, metavar="N", help="сколько столов, 20 если не сказано")
    it.add_argument("--people", type=int, default=6, metavar="M", help="сколько людей за столом, с крупье")
    it.add_argument("--minutes", type=float, default=1, metavar="K", help="сколько минут играть")
    it.add_argument("--speed", type=float, default=4, help="во сколько раз быстрее людей думают роботы")
    it.set_defaults(act=load)
    it = verbs.add_parser("deploy", help="развернуть клуб в AWS под текущими ключами")
    it.add_argument("--yes", action="store_true", help="не спрашивать перед каждым набором изменений")
    it.add_argument("--architecture", choices=["x86_64", "arm64"], default="x86_64")
    it.set_defaults(act=deploy)
    it = verbs.add_parser("verify", help="проверить волчок по протоколу игры (файл .json со страницы стола)")
    it.add_argument("file", metavar="FILE", help="протокол, сохранённый со страницы «Протокол»")
    it.set_defaults(act=verify)
    pack_cli.add(verbs)
    sheets.add(verbs)
    return whole


def main(words: Sequence[str] | None = None) -> int:
    """What the verb ends with; a reader that has gone (`| head`) and Ctrl-C end it without a word."""
    given = parser().parse_args(words)
    try:
        code: int = given.act(given)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains once more at its end
        return 1
    except KeyboardInterrupt:
        return 130
    return code


if __name__ == "__main__":
    raise SystemExit(main())
