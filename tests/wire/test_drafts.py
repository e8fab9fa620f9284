"""What the desk may write is the packs' model, field for field."""

from dataclasses import dataclass, field, fields
from typing import Any

from game.sealed import Sealed
from packs import stored
from packs.model import Box, Handout, Pack, Part, Question, Section, Words
from wire import typescript
from wire.drafts import DraftPack, drafted
from wire.shape import hints

SHOWN = (Handout("image", "подпись", "a" * 32 + ".png", "comment"),)
PART = Part("вопрос", "ответ", "зачёт", "незачёт", "комментарий", ("книга",), ("автор",), SHOWN)
WORDS = Words("в", "о", "з", "н", "к", "п", "у", ("и",), SHOWN, (PART,), Box("ключ", "b" * 32 + ".png"))
QUESTION = Question(Sealed(WORDS), "7", "red", 3, ("автор",), "строка 1")
FULL = Pack("id", "Название", 2, (Section("Тур", (QUESTION,), "о туре", ("р",)),), ("а",), ("р",), "д", "о", "адрес")


@dataclass(frozen=True, slots=True)
class Secret:
    riddle: str = ""
    rhyme: str | None = None


@dataclass(frozen=True, slots=True)
class Letter:
    words: Sealed[Secret]
    stamp: int
    inside: tuple[Part, ...] = ()
    where: str = field(default="", compare=False)


def same(cls: type, written: Any) -> None:
    """Every field of the draft is written, every field written is of the draft, all the way down."""
    assert set(written) == {each.name for each in fields(cls)}, cls.__name__
    for name, hint in hints(cls).items():
        inner = next((each for each in (hint, *getattr(hint, "__args__", ())) if isinstance(each, type)), str)
        if inner.__name__.startswith("Draft"):
            for each in written[name] if isinstance(written[name], list) else [written[name]]:
                same(inner, each)


def test_a_pack_with_all_its_fields_is_written_in_just_the_fields_of_a_draft() -> None:
    same(DraftPack, stored.to_mapping(FULL))


def test_a_field_the_model_gets_is_on_the_desk_with_no_second_list() -> None:
    made = drafted(Letter)
    assert made.__name__ == "DraftLetter"
    assert list(hints(made)) == ["stamp", "inside", "riddle", "rhyme"]
    assert typescript._interface(made) == (
        "export interface DraftLetter {\n"
        "  readonly stamp: number;\n"
        "  readonly inside?: readonly DraftPart[];\n"
        "  readonly riddle?: string;\n"
        "  readonly rhyme?: string; // left out: None\n"
        "}\n"
    )
