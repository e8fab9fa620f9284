"""JSON: our own, and the two shapes in which public question sites give theirs, from a saved file."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from packs import stored
from packs.binder import Binder
from packs.decoding import text_of
from packs.draft import Draft, Habits
from packs.json_media import media_of
from packs.model import Moment
from packs.outcome import Material, Outcome
from packs.trouble import Troubles, quote, refusal

FIELDS: Final[Mapping[str, str]] = {
    "text": "text", "question": "text", "razdatkaText": "handout", "answer": "answer", "zachet": "accepted",
    "nezachet": "rejected", "comment": "comment", "source": "sources", "sources": "sources", "hostNotes": "note",
    "note": "note",
}  # fmt: skip
FILES: Final[Mapping[str, Moment]] = {
    "razdatkaPic": "question", "audio": "question", "video": "question", "answerPic": "answer",
    "commentPic": "comment",
}  # fmt: skip
INNER: Final = ("tours", "questions", "pack", "package", "data", "items", "rounds", "result")
HEADS: Final = {"title": "title", "name": "title", "info": "about", "description": "about", "published": "date"}
TECHNICAL: Final = frozenset((
    "id", "number", "authors", "editors", "packId", "tourId", "questionId", "complexity", "takenDown", "likes",
    "dislikes", "teams", "correctAnswers", "aspect", "endDate", "startDate", "pubDate", "date", "link", "slug", "url",
    "bookmark", "trueDl", "dl", "orderIndex", "createdAt", "updatedAt", "totalQuestions", "key",
))  # fmt: skip
NAMES: Final = ("name", "firstName", "patronymic", "surname", "lastName")
MOST_ODD: Final = 20  # sayings of a wrapper that are told
LONGEST_ODD: Final = 2_000
MOST_BYTES: Final = 60_000_000  # our own JSON carries media inside
MOST_DEPTH: Final = 12
MOST_WRAPPERS: Final = 20_000  # lists and objects that are no questions


def read(material: Material) -> Outcome:
    """The pack of a JSON file."""
    given = _parsed(text_of(material.content, material.encoding, MOST_BYTES))
    if isinstance(given, Mapping) and "format" in given and ("sections" in given or "questions" in given):
        return _own(given, material)
    reading = _Reading(material)
    reading.walk(given, 0)
    if not reading.binder.drafts_exist():
        raise refusal("no_questions", "файл", "в этом JSON не нашлось вопросов", "Проверьте, тот ли это файл")
    return reading.binder.outcome()


def _parsed(text: str) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise refusal(
            "broken_json", f"строка {error.lineno}", "разметка JSON нарушена", "Сохраните файл заново"
        ) from None
    except (ValueError, RecursionError):
        raise refusal("broken_json", "файл", "разметка JSON слишком глубока или велика", "Сохраните заново") from None


def _own(given: Mapping[str, Any], material: Material) -> Outcome:
    troubles = Troubles()
    kept = media_of(given, material.files, troubles)
    pack = stored.lenient({key: value for key, value in given.items() if key != "media"}, troubles)
    return Outcome(pack, tuple(troubles), kept, "json")


class _Reading:
    """Walks whatever wraps the questions: a pack with tours, a tour, a list."""

    def __init__(self, material: Material) -> None:
        self.binder = Binder(material, "json", Habits())
        self._tour: object = None
        self._wrappers = 0
        self._odd = 0

    def walk(self, given: object, depth: int) -> None:
        if depth > MOST_DEPTH:
            raise refusal("broken_json", "файл", "вложенность слишком глубока", "Сохраните пакет заново")
        if self._wrappers > MOST_WRAPPERS:
            raise refusal("broken_json", "файл", "в нём слишком много всего, кроме вопросов", "Сохраните пакет заново")
        if isinstance(given, list):
            self._wrappers += 1
            for each in given:
                self.walk(each, depth + 1)
        elif isinstance(given, Mapping) and _is_question(given):
            self._question(given)
        elif isinstance(given, Mapping):
            self._wrapper(given, depth)

    def _wrapper(self, given: Mapping[str, Any], depth: int) -> None:
        self._wrappers += 1
        has_questions = isinstance(given.get("questions"), list)
        if has_questions and depth > 0:
            title = str(given.get("title") or given.get("name") or "").strip()
            self.binder.tour(title or (f"Тур {given['number']}" if given.get("number") else ""))
        for key, said in given.items():
            if isinstance(said, str) and said.strip():
                self._head(key, said)
        for person in _people(given.get("editors")):
            self.binder.tell("editors", person)
        for key in INNER:
            self.walk(given.get(key), depth + 1)

    def _head(self, key: str, said: str) -> None:
        """What a wrapper says of itself; of a tour its title is known already."""
        if key in HEADS:
            if HEADS[key] == "about" or not self.binder.tours:
                self.binder.tell(HEADS[key], said)
        elif key not in TECHNICAL and " " in said.strip() and self._odd < MOST_ODD:
            self._odd += 1
            self._unplaced("пакет", key, said, ())

    def _unplaced(self, where: str, key: str, said: str, of: tuple[int, ...]) -> None:
        reason = f"поле «{key}» не знакомо, а в нём {quote(said)}"
        remedy = "Перенесите нужное в комментарий"
        self.binder.troubles.warn("unplaced", where, reason, remedy, field="comment" if of else "", questions=of)

    def _question(self, given: Mapping[str, Any]) -> None:
        number = "" if given.get("number") is None else str(given["number"])[:20]
        at = f"вопрос {number}" if number else f"вопрос {self.binder.count() + 1} по порядку"
        draft = self.binder.question(at)
        draft.number = number
        for key, value in given.items():
            self._field(draft, key, value)
        for person in _people(given.get("authors")):
            draft.add("authors", person)

    def _field(self, draft: Draft, key: str, value: object) -> None:
        said = _said(value)
        if not said.strip():
            return
        if key in FIELDS:
            draft.add(FIELDS[key], said)
        elif key in FILES:
            draft.files.append((said.strip(), FILES[key]))
        elif key not in TECHNICAL:
            self._unplaced(draft.where, key, said, (draft.index,))


def _said(value: object) -> str:
    """Text of a field: a string, a list of them, or whatever else a site has put there as it stands."""
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return "\n".join(value)
    if isinstance(value, list | Mapping):
        return json.dumps(value, ensure_ascii=False)[:LONGEST_ODD] if value else ""
    return value if isinstance(value, str) else ""


def _is_question(given: Mapping[str, Any]) -> bool:
    """Its answer may be lost, then it wraps nothing."""
    return ("text" in given or "question" in given) and ("answer" in given or not any(key in given for key in INNER))


def _people(given: object) -> Iterator[str]:
    """Names in either shape: {id, name} or {personId, person: {…}}."""
    for each in given if isinstance(given, list) else []:
        person = each.get("person", each) if isinstance(each, Mapping) else {"name": each}
        if isinstance(person, Mapping):
            whole = ""
            for said in (str(person.get(part) or "") for part in NAMES):
                whole += f" {said}" * (said not in whole)  # some sites give the whole name and its parts
            if whole.strip():
                yield " ".join(whole.split())
