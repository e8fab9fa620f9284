"""From a question as a text format gives it to a question of the pack: handouts, notes, lists, parts, seals."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.sealed import Sealed

from packs import lists, markup
from packs.beside import Beside
from packs.draft import SAID, Draft, Habits
from packs.model import KINDS, WITH_BOX, Box, Handout, Kind, Moment, Part, Question, Words
from packs.sheet_marks import IN_BOX
from packs.trouble import Troubles, quote

MOST_PARTS: Final = 50
LISTS: Final = ("sources", "authors")
SHARED: Final = ("accepted", "rejected", "comment")
MOMENT: Final[dict[str, Moment]] = {"text": "question", "handout": "question", "comment": "comment", "note": "question"}


class Finisher:
    """Turns drafts of one pack into questions; what it finds goes to the troubles."""

    def __init__(self, habits: Habits, beside: Beside, troubles: Troubles) -> None:
        self._habits, self._beside, self._troubles = habits, beside, troubles
        self._emphasised = False

    def question(self, draft: Draft) -> Question:
        with self._troubles.about(draft.index):
            return self._question(draft)

    def _question(self, draft: Draft) -> Question:
        raw = {name: self._escaped(draft.text(name)) for name in SAID if draft.said.get(name)}
        lead = raw.get("text", "")
        split = self._parts(draft, raw)
        taken = _Taken(notes=[], handouts=[])
        parts = tuple(self._part(draft, each, taken.notes) for each in split)
        said = {name: self._clean(draft, name, text, taken) for name, text in raw.items()}
        for file, moment in draft.files:
            taken.handouts += self._shown(draft, file, moment)
        if said.get("handout"):
            taken.handouts.insert(0, Handout("text", said["handout"]))
        sources, authors = (self._listed(draft, name, raw, taken) for name in LISTS)
        kind = self._kind(draft, raw.get("text", "") if parts else lead, len(parts))
        if said.get("box") and kind not in WITH_BOX:
            said["comment"] = "\n".join(filter(None, (said.get("comment", ""), f"{IN_BOX}: {said['box']}")))
        words = Words(
            text=said.get("text", ""),
            answer=said.get("answer", ""),
            accepted=said.get("accepted", ""),
            rejected=said.get("rejected", ""),
            comment=said.get("comment", ""),
            hint=said.get("hint", ""),
            note="\n".join(each for each in (*taken.notes, said.get("note", "")) if each),
            sources=sources,
            handouts=tuple(taken.handouts),
            parts=parts,
            box=Box(said["box"]) if said.get("box") and kind in WITH_BOX else None,
        )
        return Question(Sealed(words), draft.number, kind, draft.sector, authors, draft.where)

    def _escaped(self, text: str) -> str:
        return markup.escaped(text.strip()) if self._habits.marks_up else text.strip()

    def _clean(self, draft: Draft, name: str, text: str, taken: "_Taken") -> str:
        """A text as it is read out; what hides in it is taken out. Lists are left to _listed."""
        if name in LISTS:
            return ""
        found = markup.take_out(text, all_brackets=self._habits.marks_up and name == "text")
        moment = MOMENT.get(name, "answer")
        for kind, each in found.shown:
            if kind == "file":
                taken.handouts += self._shown(draft, each, moment)
            else:
                taken.handouts.append(Handout("text", self._spoken(draft, each), "", moment))
        taken.notes += [self._spoken(draft, each) for each in found.notes]
        if found.empty_handout:
            remedy = "Впишите текст или имя файла после двоеточия"
            self._troubles.warn(
                "no_handout", draft.where, "раздаточный материал назван, а его нет", remedy, field="handouts"
            )
        for screen in found.screens:
            reason = f"для экрана дан другой текст: {quote(screen)}"
            self._troubles.warn("screen_text", draft.where, reason, "Взят текст для чтения; проверьте вопрос")
        return self._spoken(draft, found.text)

    def _shown(self, draft: Draft, file: str, moment: Moment) -> list[Handout]:
        file = markup.restored(file)
        if re.match(r"(?:https?:)?//", file):
            reason = f"картинка лежит на чужом сайте: {quote(file)}"
            self._troubles.warn("outside_link", draft.where, reason, "Скачайте её и положите рядом с пакетом")
            return [Handout("text", file, "", moment)]
        with self._troubles.about(field="handouts"):
            return [self._beside.handout(file, draft.where, moment)]

    def _spoken(self, draft: Draft, text: str) -> str:
        """The text without markup, where the format has any."""

        def stressed(word: str) -> None:
            reason = f"заглавная гласная в слове {quote(word)} прочитана как ударение"
            self._troubles.tell("stress_by_capital", draft.where, reason)

        if not self._habits.marks_up:
            return text.strip()
        return markup.restored(markup.with_stress(markup.without_emphasis(text, self._emphasis), stressed)).strip()

    def _emphasis(self) -> None:
        if not self._emphasised:
            self._troubles.tell("formatting", "пакет", "курсив, жирность и зачёркивание не переносятся, текст цел")
        self._emphasised = True

    def _parts(self, draft: Draft, raw: dict[str, str]) -> list[dict[str, str]]:
        """Fields of the parts, taken from the raw texts, when question and answer are lists of one length."""
        whole = raw.get("text", "")
        lead, asked = self._split(whole, lists.kind_said(whole))
        told, answers = self._split(raw.get("answer", ""), "said" if asked else "")
        if not asked or len(answers) < 2:
            if asked and lists.kind_said(lead) and raw.get("answer"):
                self._differ(draft, len(asked), max(1, len(answers)))
            return []
        if max(len(asked), len(answers)) > MOST_PARTS:
            reason = f"частей больше {MOST_PARTS}: прочитаны как один текст"
            self._troubles.add("too_many_parts", draft.where, reason, "Разделите на несколько вопросов")
            return []
        if len(asked) != len(answers):
            self._differ(draft, len(asked), len(answers))
            return []
        made = [{"text": text, "answer": answer} for text, answer in zip(asked, answers, strict=True)]
        for name in SHARED:
            for part, text in zip(made, self._column(raw, name, len(asked)), strict=True):
                part[name] = text
        raw |= {"text": lead, "answer": told}
        return made

    def _part(self, draft: Draft, raw: dict[str, str], notes: list[str]) -> Part:
        taken = _Taken(notes, [])
        said = {name: self._clean(draft, name, text, taken) for name, text in raw.items()}
        return Part(**said, handouts=tuple(taken.handouts))  # type: ignore[arg-type]

    def _split(self, text: str, said: str) -> tuple[str, list[str]]:
        if self._habits.dashes:
            lead, items = lists.dashed(text)
            if items:
                return lead, items
        return lists.numbered(text) if self._habits.numbers and said else (text, [])

    def _column(self, raw: dict[str, str], name: str, count: int) -> Sequence[str]:
        """A field's items, when they are as many as the parts, go to the parts; its lead stays with the whole."""
        lead, items = lists.dashed(raw.get(name, "")) if self._habits.dashes else ("", [])
        if len(items) != count:
            return [""] * count
        raw[name] = lead
        return items

    def _differ(self, draft: Draft, asked: int, answered: int) -> None:
        reason = f"частей в вопросе {asked}, а в ответе {answered}"
        self._troubles.add("parts_differ", draft.where, reason, "Дайте каждой части свой ответ")

    def _kind(self, draft: Draft, lead: str, count: int) -> Kind:
        wanted = draft.kind or (lists.kind_of(lead, count) if count else "ordinary")
        return next((kind for kind in KINDS if kind == wanted), "ordinary")

    def _listed(self, draft: Draft, name: str, raw: dict[str, str], taken: "_Taken") -> tuple[str, ...]:
        """Sources or authors one by one."""
        given = lists.sources(raw.get(name, ""))
        return tuple(each for each in (self._clean(draft, "item", item, taken) for item in given) if each)


@dataclass
class _Taken:
    """What was taken out of the texts of one question or part."""

    notes: list[str]
    handouts: list[Handout]
