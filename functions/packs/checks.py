"""What a host should know of a pack before the evening: errors, warnings, and figures worth telling."""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from packs import opening
from packs.model import Pack, Part, Question, Section, Words
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
WORDS: Final = ("text", "answer", "accepted", "rejected", "comment", "hint", "note")


def check(pack: Pack) -> tuple[Trouble, ...]:
    """Everything that can be said of a pack by itself, whatever format it came in."""
    troubles = Troubles()
    if not pack.questions:
        troubles.add("no_questions", "пакет", "в пакете нет ни одного вопроса", "Проверьте, тот ли это файл")
    before = 0
    for section in pack.sections:
        _numbers(section, before, troubles)
        for index, question in enumerate(section.questions, before):
            with troubles.about(index):
                _question(question, troubles)
        before += len(section.questions)
    _together(pack, troubles)
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


def _numbers(section: Section, before: int, troubles: Troubles) -> None:
    """before: how many questions stand in the sections before this one."""
    seen: dict[str, int] = {}
    tour = f"тур «{section.title}»" if section.title else "пакет"
    for index, question in enumerate(section.questions):
        if question.number and question.number in seen:
            other = section.questions[seen[question.number]].where
            reason = f"номер {question.number} стоит дважды: {other} и {question.where}"
            both = (before + index, before + seen[question.number])
            named = section.title and question.where.startswith(f"{section.title}, ")
            place, remedy = question.where if named else f"{tour}, {question.where}", "Дайте вопросам разные номера"
            troubles.add("number_twice", place, reason, remedy, field="number", questions=both)
        seen.setdefault(question.number, index)
    whole = sorted({int(number) for number in seen if re.fullmatch(r"[1-9][0-9]{0,5}", number)})
    gaps = [(before, after) for before, after in pairwise(whole) if after - before > 1]
    for before, after in gaps[:20]:
        reason = f"после вопроса {before} сразу {after}"
        troubles.warn("number_gap", tour, reason, "Проверьте, не потерялся ли вопрос")


def _question(question: Question, troubles: Troubles) -> None:
    said, place = opening.words(question), question.where
    _whole(said, place, troubles)
    for number, piece in _pieces(said):
        with troubles.about(part=number):
            _answer(piece, _inside(place, number), troubles)
    for code, holds, reason, remedy, name in REMARKS:
        if holds(said):
            troubles.warn(code, place, reason, remedy, field=name)


def _pieces(said: Words) -> Iterator[tuple[int, Words | Part]]:
    """The question itself as 0, or its parts from 1."""
    yield from enumerate(said.parts, 1) if said.parts else ((0, said),)


def _inside(place: str, part: int) -> str:
    return f"{place}, часть {part}" if part else place


def _whole(said: Words, place: str, troubles: Troubles) -> None:
    for number, piece in _pieces(said):
        where = _inside(place, number)
        with troubles.about(part=number):
            if not piece.text:
                troubles.add("no_text", where, "нет текста вопроса", "Впишите его", field="text")
            if not piece.answer:
                remedy = "Впишите его: пустой ответ не засчитать"
                troubles.add("no_answer", where, "нет ответа", remedy, field="answer")
    if any(LOST_SIGN in text for text in _texts(said)):
        reason = "вместо части текста стоит знак «\ufffd»: байты испорчены или файл обрезан"
        broken = next((name for name in WORDS if LOST_SIGN in getattr(said, name)), "")
        troubles.add("undecodable", place, reason, "Возьмите целый файл", field=broken)


def _answer(piece: Words | Part, place: str, troubles: Troubles) -> None:
    if len(piece.answer) > LONG_ANSWER:
        reason, remedy = f"ответ длиннее {LONG_ANSWER} знаков", "Перенесите подробности в комментарий или зачёт"
        troubles.warn("long_answer", place, reason, remedy, field="answer")
    given = folded(piece.answer)
    if given and given in {folded(each) for each in (piece.rejected, *re.split(r"[;,\n]", piece.rejected))}:
        reason = "незачёт совпадает с ответом"
        troubles.warn("rejected_answer", place, reason, "Поправьте одно из двух", field="rejected")
    if len(given) >= SHORTEST_GIVEAWAY and f" {given} " in f" {folded(piece.text)} ":
        reason = "ответ стоит в самом вопросе"
        troubles.warn("answer_given", place, reason, "Проверьте, так ли задумано", field="text")


def _shown(said: Words) -> list[str]:
    return [each.text for each in said.handouts if each.moment == "question" and each.kind == "text"]


def _texts(said: Words) -> Iterator[str]:
    yield from (getattr(said, name) for name in WORDS)
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


REMARKS: Final[tuple[tuple[str, Callable[[Words], object], str, str, str], ...]] = (
    ("long_question", lambda said: len(_asked(said)) > LONG_QUESTION, f"вопрос длиннее {LONG_QUESTION} знаков",
     "Сократите: его слушают", "text"),
    ("label_inside", lambda said: LABEL.search(_read_out(said)), "внутри текста стоит слово-метка с двоеточием",
     "Проверьте, не слились ли поля", "text"),
    ("answer_given", _given_in_handout, "ответ стоит в раздаточном материале", "Проверьте, так ли задумано",
     "handouts"),
    ("no_handout", _handout_absent, "раздаточный материал упомянут, а его нет", "Добавьте картинку или текст",
     "handouts"),
    ("outside_link", lambda said: LINK.search(_read_out(said)), "в тексте внешняя ссылка",
     "За столом её не открыть: перенесите нужное в пакет", "text"),
)  # fmt: skip


def _together(pack: Pack, troubles: Troubles) -> None:
    """What many questions have alike, all in one warning each: notes to the host, no author, no source."""
    all = pack.questions
    noted = tuple(n for n, each in enumerate(all) if opening.words(each).note)
    if noted:
        place, remedy = _places(all, noted), "Прочтите его до игры"
        troubles.warn("host_note", place, "есть указание ведущему", remedy, field="note", questions=noted)
    bare = tuple(
        n for n, each in enumerate(all) if not each.authors and not any(p.authors for p in opening.words(each).parts)
    )
    if bare and not pack.authors:
        place, remedy = _places(all, bare), "Впишите, чей это вопрос"
        troubles.warn("no_author", place, "не указан автор", remedy, field="authors", questions=bare)
    unsourced = tuple(n for n, each in enumerate(all) if not _has_sources(opening.words(each)))
    if unsourced:
        place, remedy = _places(all, unsourced), "Впишите, где это проверить"
        troubles.warn("no_source", place, "не указан источник", remedy, field="sources", questions=unsourced)


def _has_sources(said: Words) -> bool:
    return bool(said.sources) or any(part.sources for part in said.parts)


def _places(questions: Sequence[Question], some: Sequence[int]) -> str:
    named = [questions[n].where.partition(" (")[0] for n in some]
    return "; ".join(named[:10]) + (f" и ещё {len(named) - 10}" if len(named) > 10 else "")
