"""SIGame packs (.siq), versions 3 to 5: content.xml and its media inside a ZIP."""

import re
from collections.abc import Iterator
from typing import Final

from packs.archive import Archive, shown, spellings
from packs.binder import Binder
from packs.draft import Draft, Habits
from packs.model import Moment
from packs.outcome import Material, Outcome
from packs.trouble import Troubles, quote, refusal
from packs.xml_tree import Node, child, children, local, parse, text

CONTENT: Final = "content.xml"
NEWEST: Final = 5
FOLDERS: Final = {"image": "Images", "voice": "Audio", "audio": "Audio", "video": "Video"}
SPOKEN: Final = ("text", "say", "")
SPECIAL: Final = ("", "simple", "default", "noRisk")
TECHNICAL: Final = ("answerType", "price", "selectionMode", "theme")


def read(material: Material) -> Outcome:
    """The pack of a .siq file."""
    troubles = Troubles()
    archive = Archive(material.content, troubles, "SIQ")
    if CONTENT not in archive:
        raise refusal("no_content", "архив", f"в архиве нет {CONTENT}", "Проверьте, пакет ли это SIGame")
    if archive.is_doubled(CONTENT):
        raise refusal("content_twice", "архив", f"в архиве два файла {CONTENT}", "Соберите пакет заново")
    root = parse(archive[CONTENT], CONTENT)
    _check(root)
    names = _Names(archive)
    reading = _Reading(Material(material.name, b"", names))
    reading.package(root)
    found = reading.binder.outcome()
    names.tell_unused(troubles)
    return Outcome(found.pack, (*found.findings, *troubles), found.media, "siq")


def _check(root: "Node[str]") -> None:
    if local(root) != "package":
        raise refusal("no_content", CONTENT, "это не пакет SIGame", "Проверьте файл")
    version = re.match(r"\d{1,9}", root.get("version", "0").strip())
    if version is None or int(version.group()) > NEWEST:
        reason = f"версия пакета «{root.get('version', '')}», а здесь знают до {NEWEST}"
        raise refusal("newer_version", CONTENT, reason, f"Сохраните пакет в версии {NEWEST}")


class _Names(dict[str, bytes]):
    """Media of the archive by the names content.xml may call them by; each is read when it is asked for."""

    def __init__(self, archive: Archive) -> None:
        super().__init__()
        self._archive = archive
        self._entries: dict[str, str] = {}
        self._asked: set[str] = set()
        for entry in archive:
            folder, _, file = entry.rpartition("/")
            if entry != CONTENT and folder in FOLDERS.values():
                for name in spellings(file):
                    self._entries.setdefault(f"{folder}/{name}", entry)

    def __contains__(self, name: object) -> bool:
        return name in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __getitem__(self, name: str) -> bytes:
        self._asked.add(self._entries[name])
        return self._archive[self._entries[name]]

    def tell_unused(self, troubles: Troubles) -> None:
        """Media that no question shows, by the names people would read."""
        for entry in sorted(set(self._entries.values()) - self._asked):
            name = list(spellings(entry.rpartition("/")[2]))[-1]
            reason = f"файл {shown(name)} не показан ни в одном вопросе"
            troubles.warn("unused_file", "архив", reason, "Проверьте, не потерялась ли на него ссылка")


class _Reading:
    """The package as a pack: a theme of a round is a tour."""

    def __init__(self, material: Material) -> None:
        self.binder = Binder(material, "siq", Habits(numbers=False))
        self._troubles = self.binder.troubles

    def package(self, root: "Node[str]") -> None:
        self.binder.tell("title", root.get("name", ""))
        self.binder.tell("date", root.get("date", ""))
        self._info(root)
        for round_ in _all(root, "rounds", "round"):
            for theme in _all(round_, "themes", "theme"):
                names = (round_.get("name", "").strip(), theme.get("name", "").strip())
                self.binder.tour(". ".join(name for name in names if name))
                self._info(round_)
                self._info(theme)
                for question in _all(theme, "questions", "question"):
                    self._question(question, names[1])

    def _info(self, node: "Node[str]") -> None:
        info = child(node, "info")
        for author in _texts(info, "authors", "author"):
            self.binder.tell("editors" if self.binder.tours else "authors", author)
        for each in (*_texts(info, "comments"), *_texts(info, "sources", "source")):
            self.binder.tell("about", each)

    def _question(self, node: "Node[str]", theme: str) -> None:
        right = [answer for answer in _texts(node, "right", "answer") if answer]
        is_place = node.get("price", "").strip().startswith("-") and not right and child(node, "scenario") is None
        if is_place and child(node, "params") is None:
            return
        number = len(self.binder.tours[-1].drafts) + 1
        draft = self.binder.question(f"тема «{theme}», вопрос {number}")
        draft.number = str(number)
        with self._troubles.about(draft.index):
            self._content(draft, node, right)

    def _content(self, draft: Draft, node: "Node[str]", right: list[str]) -> None:
        self._scenario(draft, node)
        self._params(draft, node)
        self._key(draft, node, right)
        kind = node.get("type", "") or next((each.get("name", "") for each in children(node, "type")), "")
        if kind not in SPECIAL:
            self._troubles.tell("question_type", draft.where, f"особый вид вопроса «{kind}» не переносится")

    def _key(self, draft: Draft, node: "Node[str]", right: list[str]) -> None:
        info = child(node, "info")
        wrong = [answer for answer in _texts(node, "wrong", "answer") if answer]
        said = {
            "answer": "".join(right[:1]), "accepted": "; ".join(right[1:]), "rejected": "; ".join(wrong),
            "comment": "\n".join(_texts(info, "comments")), "sources": "\n".join(_texts(info, "sources", "source")),
            "authors": "\n".join(_texts(info, "authors", "author")),
        }  # fmt: skip
        for name, text_ in said.items():
            if text_.strip():
                draft.add(name, text_)

    def _scenario(self, draft: Draft, node: "Node[str]") -> None:
        """Versions 3 and 4: atoms, those after the marker belong to the answer."""
        moment: Moment = "question"
        for atom in _all(node, "scenario", "atom"):
            kind, said = atom.get("type", ""), text(atom)
            if kind == "marker":
                moment = "answer"
            else:
                self._item(draft, kind, said.removeprefix("@"), said.startswith("@"), moment)

    def _params(self, draft: Draft, node: "Node[str]") -> None:
        """Version 5: named parameters."""
        for param in _all(node, "params", "param"):
            name = param.get("name", "")
            if name in ("question", "answer"):
                for item in children(param, "item"):
                    is_file = item.get("isRef", "").lower() == "true"
                    self._item(draft, item.get("type", ""), text(item), is_file, name)  # type: ignore[arg-type]
                if not len(param) and text(param):
                    self._item(draft, "", text(param), False, name)  # type: ignore[arg-type]
            elif name == "answerOptions":
                for option in children(param, "param"):
                    draft.add("text", f"{option.get('name', '')}. {text(option)}")
            elif text(param) and name not in TECHNICAL:
                reason = f"параметр «{name}» не переносится: {quote(text(param))}"
                self._troubles.warn("not_kept", draft.where, reason, "Если это нужно за столом, впишите в комментарий")

    def _item(self, draft: Draft, kind: str, said: str, is_file: bool, moment: Moment) -> None:
        if not said:
            return
        if kind in SPOKEN:
            draft.add("text" if moment == "question" else "comment", said)
        elif kind in FOLDERS:
            draft.files.append((f"{FOLDERS[kind]}/{said}" if is_file else said, moment))
        else:
            reason = f"содержимое вида «{kind}» не переносится: {quote(said)}"
            self._troubles.add("unplaced", draft.where, reason, "Перенесите нужное словами или картинкой")


def _all(node: "Node[str] | None", *path: str) -> "Iterator[Node[str]]":
    inner = child(node, *path[:-1])
    return iter(()) if inner is None else children(inner, path[-1])


def _texts(node: "Node[str] | None", *path: str) -> list[str]:
    return [text(each) for each in _all(node, *path)] if node is not None else []
