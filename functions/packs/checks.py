"""What a host should know of a pack before the evening: errors, warnings, and figures worth telling."""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from packs import opening
from packs.model import Pack, Question, Section, Words
from packs.trouble import Trouble, Troubles

LONG_ANSWER: Final = 120
LONG_QUESTION: Final = 1_200
SHORTEST_GIVEAWAY: Final = 3
LABEL: Final = re.compile(
    r"(?<!\w)(?:Вопрос\s+\d+|Ответ|Зач[её]т|Незач[её]т|Комментари[йи]|Источник(?:и|\(и\))?|Автор(?:ы|\(ы\))?)\s*:", re.I
)
MENTIONED: Final = re.compile(
    r"раздаточн\w+ материал|раздатк|розданн|на картинке|на рисунке|на фотографии"
    r"|перед вами (?:картин|изображ|фото|рисун|схем|карт|таблиц|снимок)", re.I
)  # fmt: skip
LINK: Final = re.compile(r"(?:https?://|www\.)\S", re.I)
LOST_SIGN: Final = "\ufffd"


def check(pack: Pack) -> tuple[Trouble, ...]:
    """Everything that can be said of a pack by itself, whatever format it came in."""
    troubles = Troubles()
    if not pack.questions:
        troubles.add("no_questions", "пакет", "в пакете нет ни одного вопроса", "Проверьте, тот ли это файл")
    for section in pack.sections:
        _numbers(section, troubles)
        for question in section.questions:
            _question(question, troubles)
    _unsigned(pack, troubles)
    return tuple(troubles)


def figures(pack: Pack) -> tuple[str, ...]:
    """Counts per tour, duplets and blitzes, and how long it takes: lines to tell the host."""
    lines = [f"{section.title or 'без туров'}: вопросов {len(section.questions)}" for section in pack.sections]
    several = [question for question in pack.questions if opening.words(question).parts]
    if several:
        lines.append(f"из них дуплетов и блицев: {len(several)}")
    lines.append(f"примерно {round(sum(map(_seconds, pack.questions)) / 60)} мин игры")
    return tuple(lines)


def folded(text: str) -> str:
    """Words alone, in one case and without stress: what two texts are compared by."""
    return " ".join(re.findall(r"\w+", text.replace("\u0301", "").lower().replace("ё", "е")))


def _seconds(question: Question) -> float:
    said = opening.words(question)
    asked = len(said.text) + sum(len(part.text) for part in said.parts)
    return asked / 13 + 60 + 45  # read aloud, thought over, answered and commented


def _numbers(section: Section, troubles: Troubles) -> None:
    seen: dict[str, str] = {}
    tour = f"тур «{section.title}»" if section.title else "пакет"
    for question in section.questions:
        if question.number and question.number in seen:
            reason = f"номер {question.number} стоит дважды: {seen[question.number]} и {question.where}"
            troubles.add("number_twice", f"{tour}, {question.where}", reason, "Дайте вопросам разные номера")
        seen.setdefault(question.number, question.where)
    whole = sorted({int(number) for number in seen if re.fullmatch(r"[1-9][0-9]{0,5}", number)})
    gaps = [(before, after) for before, after in pairwise(whole) if after - before > 1]
    for before, after in gaps[:20]:
        reason = f"после вопроса {before} сразу {after}"
        troubles.warn("number_gap", tour, reason, "Проверьте, не потерялся ли вопрос")


def _question(question: Question, troubles: Troubles) -> None:
    said, place = opening.words(question), question.where
    _whole(said, place, troubles)
    for text, answer, rejected, name in _pairs(said):
        where = f"{place}{name}"
        _answer(text, answer, rejected, where, troubles)
    for code, holds, reason, remedy in REMARKS:
        if holds(said):
            troubles.warn(code, place, reason, remedy)


def _pairs(said: Words) -> Iterator[tuple[str, str, str, str]]:
    if not said.parts:
        yield said.text, said.answer, said.rejected, ""
    for number, part in enumerate(said.parts, 1):
        yield part.text, part.answer, part.rejected, f", часть {number}"


def _whole(said: Words, place: str, troubles: Troubles) -> None:
    for text, answer, _, name in _pairs(said):
        if not text:
            troubles.add("no_text", f"{place}{name}", "нет текста вопроса", "Впишите его")
        if not answer:
            troubles.add("no_answer", f"{place}{name}", "нет ответа", "Впишите его: пустой ответ не засчитать")
    if any(LOST_SIGN in text for text in _texts(said)):
        reason = "вместо части текста стоит знак «\ufffd»: байты испорчены или файл обрезан"
        troubles.add("undecodable", place, reason, "Возьмите целый файл")


def _answer(text: str, answer: str, rejected: str, place: str, troubles: Troubles) -> None:
    if len(answer) > LONG_ANSWER:
        reason = f"ответ длиннее {LONG_ANSWER} знаков"
        troubles.warn("long_answer", place, reason, "Перенесите подробности в комментарий или зачёт")
    given = folded(answer)
    if given and given in {folded(each) for each in (rejected, *re.split(r"[;,\n]", rejected))}:
        troubles.warn("rejected_answer", place, "незачёт совпадает с ответом", "Поправьте одно из двух")
    if len(given) >= SHORTEST_GIVEAWAY and f" {given} " in f" {folded(text)} ":
        troubles.warn("answer_given", place, "ответ стоит в самом вопросе", "Проверьте, так ли задумано")


def _shown(said: Words) -> list[str]:
    return [each.text for each in said.handouts if each.moment == "question" and each.kind == "text"]


def _texts(said: Words) -> Iterator[str]:
    yield from (said.text, said.answer, said.accepted, said.rejected, said.comment, said.hint, said.note)
    yield from said.sources
    yield from (each.text for each in said.handouts)
    for part in said.parts:
        yield from (part.text, part.answer, part.accepted, part.rejected, part.comment, *part.sources)


def _asked(said: Words) -> str:
    return "\n".join((said.text, *(part.text for part in said.parts)))


def _read_out(said: Words) -> str:
    answers = (part.answer for part in said.parts)
    comments = (part.comment for part in said.parts)
    return "\n".join((_asked(said), said.answer, said.comment, *answers, *comments, *_shown(said)))


def _given_in_handout(said: Words) -> bool:
    given = folded(said.answer)
    return len(given) >= SHORTEST_GIVEAWAY and any(f" {given} " in f" {folded(text)} " for text in _shown(said))


def _handout_absent(said: Words) -> bool:
    has = any(each.moment == "question" for each in said.handouts) or any(part.handouts for part in said.parts)
    return not has and MENTIONED.search(_asked(said)) is not None


REMARKS: Final[tuple[tuple[str, Callable[[Words], object], str, str], ...]] = (
    ("long_question", lambda said: len(_asked(said)) > LONG_QUESTION, f"вопрос длиннее {LONG_QUESTION} знаков",
     "Сократите: его слушают"),
    ("label_inside", lambda said: LABEL.search(_read_out(said)), "внутри текста стоит слово-метка с двоеточием",
     "Проверьте, не слились ли поля"),
    ("answer_given", _given_in_handout, "ответ стоит в раздаточном материале", "Проверьте, так ли задумано"),
    ("host_note", lambda said: said.note, "есть указание ведущему", "Прочтите его до игры"),
    ("no_handout", _handout_absent, "раздаточный материал упомянут, а его нет", "Добавьте картинку или текст"),
    ("outside_link", lambda said: LINK.search(_read_out(said)), "в тексте внешняя ссылка",
     "За столом её не открыть: перенесите нужное в пакет"),
)  # fmt: skip


def _unsigned(pack: Pack, troubles: Troubles) -> None:
    """Questions without an author or a source, all in one warning each."""
    bare = [
        each for each in pack.questions if not each.authors and not any(p.authors for p in opening.words(each).parts)
    ]
    if bare and not pack.authors:
        troubles.warn("no_author", _places(bare), "не указан автор", "Впишите, чей это вопрос")
    unsourced = [each for each in pack.questions if not _has_sources(opening.words(each))]
    if unsourced:
        troubles.warn("no_source", _places(unsourced), "не указан источник", "Впишите, где это проверить")


def _has_sources(said: Words) -> bool:
    return bool(said.sources) or any(part.sources for part in said.parts)


def _places(questions: Sequence[Question]) -> str:
    named = [question.where.partition(" (")[0] for question in questions]
    return "; ".join(named[:10]) + (f" и ещё {len(named) - 10}" if len(named) > 10 else "")
