"""How the command line speaks of itself: argparse's own few sentences in Russian."""

from __future__ import annotations

import argparse
import re
from typing import Final, NoReturn

HEADS: Final = {
    "usage: ": "как вызвать: ",
    "positional arguments:": "что назвать:",
    "options:": "ключи:",
    "show this help message and exit": "эта подсказка",
}
ERRORS: Final = (
    (r"the following arguments are required: (.*)", r"не хватает: \1"),
    (r"one of the arguments (.*) is required", r"нужен один из ключей: \1"),
    (r"unrecognized arguments: (.*)", r"лишнее или с опечаткой: \1"),
    (r"argument (.*): invalid choice: (.*) \(choose from (.*)\)", r"\1: такого нет: \2. Есть: \3"),
    (r"argument (.*): invalid \w+ value: (.*)", r"\1: не подходит \2"),
    (r"argument (.*): expected (?:one|at least one) argument", r"после \1 нужно значение"),
    (r"argument (.*): not allowed with argument (.*)", r"\1 и \2 вместе не ставят"),
    (r"argument (.*): ignored explicit argument (.*)", r"у \1 не бывает значения: \2"),
    (r"ambiguous option: (.*) could match (.*)", r"\1 можно понять по-разному: \2"),
)


class Parser(argparse.ArgumentParser):
    """A parser whose help and complaints are Russian; its verbs are parsers of the same kind."""

    def format_usage(self) -> str:
        return _headed(super().format_usage())

    def format_help(self) -> str:
        return _headed(super().format_help())

    def error(self, message: str) -> NoReturn:
        """Ends with 2, as the command itself was wrong."""
        said = next((re.sub(was, now, message) for was, now in ERRORS if re.fullmatch(was, message)), message)
        self.exit(2, f"{self.format_usage()}{self.prog}: {said}\nПодсказка: {self.prog} --help\n")


def _headed(text: str) -> str:
    for was, now in HEADS.items():
        text = text.replace(was, now)
    return text
