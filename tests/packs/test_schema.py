"""The schema allows the house packs, the template and the page's example, and refuses a misspelling."""

from collections.abc import Mapping
from typing import Any

import pytest
from packs import template
from packs.own_yaml import plain
from packs.schema import schema

from tests.packs.test_house_packs import PACKS
from tests.packs.test_page import EXAMPLE

TYPES: dict[str, Any] = {"string": str, "integer": int, "array": list, "object": Mapping, "null": type(None)}


def faults(given: Any, allowed: Mapping[str, Any], at: str = "") -> list[str]:
    """The few words of JSON Schema that ours uses."""
    types = allowed.get("type", [])
    kinds = tuple(TYPES[name] for name in ([types] if isinstance(types, str) else types))
    if (kinds and not isinstance(given, kinds)) or ("enum" in allowed and given not in allowed["enum"]):
        return [at]
    if isinstance(given, list):
        return [fault for each in given for fault in faults(each, allowed["items"], f"{at}[]")]
    if not isinstance(given, Mapping):
        return [] if allowed.get("minimum", given) <= given <= allowed.get("maximum", given) else [at]
    known = allowed["properties"]
    missing = [f"{at}.{name}" for name in allowed["required"] if name not in given]
    found = [
        fault for key, value in given.items() if key in known for fault in faults(value, known[key], f"{at}.{key}")
    ]
    return [*missing, *found, *(f"{at}.{key}" for key in given if key not in known)]


TEXTS = {path.name: (path / "pack.yaml").read_bytes() for path in PACKS}
TEXTS |= {"template": template.template("Проба").encode(), "page": EXAMPLE.encode()}


@pytest.mark.parametrize("name", TEXTS)
def test_what_the_house_writes_fits_the_schema(name: str) -> None:
    assert faults(plain(TEXTS[name]), schema()) == []


@pytest.mark.parametrize(
    ("spoilt", "place"),
    [(b"anwser: x", ".anwser"), (b"questions: [{kind: lilac}]", ".questions[].kind"), (b"version: 0", ".version")],
)
def test_a_misspelling_does_not_fit(spoilt: bytes, place: str) -> None:
    assert place in faults(plain(spoilt), schema())
