"""What a table can hold of a pack: everything goes to screens in single messages, and its card lies in every state."""

import json
from collections.abc import Iterator
from typing import Any, Final

from packs.model import Pack
from packs.stored import to_mapping
from packs.trouble import Spot, Trouble

MOST_QUESTIONS: Final = 500
LONGEST_TITLE: Final = 200
MOST_OF_QUESTION: Final = 16_000  # bytes as stored; the host's view holds a question twice, a message 128 KB at most


def too_much(pack: Pack) -> Iterator[Trouble]:
    """Why a pack cannot lie on a table though it can be read."""
    if len(pack.questions) > MOST_QUESTIONS:
        reason = f"вопросов {len(pack.questions)}, а стол берёт до {MOST_QUESTIONS}"
        yield Trouble("too_many_questions", "пакет", reason, "Уберите лишние туры")
    if len(pack.title) > LONGEST_TITLE:
        reason = f"название длиннее {LONGEST_TITLE} знаков"
        yield Trouble("long_title", "пакет, поле title", reason, "Сократите его")
    sections: Any = to_mapping(pack)["sections"]
    written = (each for section in sections for each in section["questions"])
    for index, (question, mapping) in enumerate(zip(pack.questions, written, strict=True)):
        if len(json.dumps(mapping, ensure_ascii=False).encode()) > MOST_OF_QUESTION:
            reason = f"вопрос со всеми полями длиннее {MOST_OF_QUESTION // 2_000} тысяч знаков"
            remedy, spot = "Сократите его: целиком он не дойдёт до экранов", Spot((index,), field="text")
            yield Trouble("long_question", question.where, reason, remedy, spot=spot)
