"""A result as it is said on the command line: «Совы 6:4», «Совы 6:0, decisive», «Дуб 6:2, superblitz, unused=1»."""

import re
from dataclasses import dataclass

from game.names import tidy
from standings.score import Score

RESULT = re.compile(r"(?P<team>.+?)\s+(?P<knowers>\d{1,3}):(?P<viewers>\d{1,3})\s*(?:,(?P<more>.*))?")


class Unclear(Exception):
    """The words are no result; the text says how to write one."""


@dataclass(frozen=True, slots=True)
class Said:
    """A team, its score, and words after the comma: plain ones, and those with a number."""

    team: str
    score: Score
    words: frozenset[str]
    numbers: dict[str, int]


def said(text: str) -> Said:
    """What these words say; Unclear when nothing."""
    found = RESULT.fullmatch(text.strip())
    if found is None:
        raise Unclear(f"«{text}» не похоже на результат. Запишите его так: «Команда 6:4».")
    words, numbers = set(), dict[str, int]()
    for word in filter(None, (tidy(each) for each in (found["more"] or "").split(","))):
        name, equals, number = (part.strip() for part in word.partition("="))
        if equals and not number.isdecimal():
            raise Unclear(f"«{word}»: после знака = ждут целое число.")
        if equals:
            numbers[name] = int(number)
        else:
            words.add(word)
    score = Score(int(found["knowers"]), int(found["viewers"]))
    return Said(tidy(found["team"]), score, frozenset(words), numbers)
