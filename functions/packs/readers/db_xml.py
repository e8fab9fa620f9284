"""The XML of db.chgk.info: tournaments, tours and their questions as elements."""

import re
from typing import Final

from packs.binder import Binder
from packs.decoding import text_of
from packs.draft import Habits
from packs.outcome import Material, Outcome
from packs.readers.db_text import unwrapped
from packs.tidy import tidy
from packs.trouble import quote, refusal
from packs.xml_tree import Node, children, local, parse, text

FIELDS: Final = {
    "Question": "text", "Answer": "answer", "PassCriteria": "accepted", "RejectCriteria": "rejected",
    "Comments": "comment", "Sources": "sources", "Authors": "authors", "Notices": "note",
}  # fmt: skip
HEADS: Final = {"Title": "title", "PlayedAt": "date", "Info": "about", "Editors": "editors", "URL": "address"}
GROUPS: Final = ("tournament", "tour", "Tour", "Tournament", "group")
TECHNICAL: Final = re.compile(
    r"(?:.*Id|Number|.*Num|.*TextId|ParentTextId|.*FileName|.*Title|.*PlayedAt\w*|Rating\w*|Complexity|Topic|.*Type|Type"
    r"|LastUpdated|CreatedAt|ProcessedBy\w*|ProcessingStatus|QuestionsNum|Copyright|EnteredBy\w*|ChildrenNum|Ratings?)$"
)


def read(material: Material) -> Outcome:
    """The pack of an XML file of the question base."""
    content = text_of(material.content, material.encoding).encode() if material.encoding else material.content
    root = parse(content, "XML")
    reading = _Reading(material)
    reading.group(root, 0)
    if not reading.binder.drafts_exist() and local(root) not in (*GROUPS, "search"):
        raise refusal("no_questions", "XML", f"здесь нет вопросов: <{local(root)}>", "Проверьте, тот ли это файл")
    reading.binder.warm_ups()
    return reading.binder.outcome()


class _Reading:
    def __init__(self, material: Material) -> None:
        self.binder = Binder(material, "dbxml", Habits())
        self._tour = ""

    def group(self, node: "Node[str]", depth: int) -> None:
        """A tournament or a tour: its heads, its questions, and what it holds."""
        if depth and any(True for _ in children(node, "question")):
            self.binder.tour(_of(node, "Title"))
            self._tour = _of(node, "Title")
        for each in node:
            name = local(each)
            if name == "question":
                self._question(each)
            elif name in GROUPS or (len(each) and name not in HEADS):
                self.group(each, depth + 1)
            elif name in HEADS and (name != "Title" or not depth):
                self.binder.tell(HEADS[name], unwrapped(tidy(text(each)).split("\n")))
            elif text(each) and not TECHNICAL.match(name):
                self._not_kept("пакет", name, text(each), ())

    def _question(self, node: "Node[str]") -> None:
        tour = _of(node, "tourTitle") or self._tour
        if tour != self._tour:
            self.binder.tour(tour)
            self._tour = tour
        number = _of(node, "Number")
        at = f"вопрос {number or self.binder.count() + 1}"
        draft = self.binder.question(f"{tour}, {at}" if tour else at)
        draft.number = number
        for each in node:
            said = unwrapped(tidy(text_raw(each)).strip("\n").split("\n"))
            if said and local(each) in FIELDS:
                draft.add(FIELDS[local(each)], said)
            elif said and not TECHNICAL.match(local(each)):
                self._not_kept(draft.where, local(each), said, (draft.index,))

    def _not_kept(self, where: str, name: str, said: str, of: tuple[int, ...]) -> None:
        reason = f"поле <{name}> не переносится: {quote(said)}"
        remedy = "Если это нужно за столом, впишите в комментарий"
        self.binder.troubles.warn("not_kept", where, reason, remedy, questions=of)


def text_raw(node: "Node[str]") -> str:
    """All text of a node with the spaces that begin its lines."""
    return "".join(node.itertext())


def _of(node: "Node[str]", name: str) -> str:
    return " ".join(text(next(children(node, name), None)).split())
