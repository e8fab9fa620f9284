"""The walls cover the whole house: every room is a root of the linter, and each contract about rooms names them."""

import tomllib
from typing import Any

from infra.env import ROOT

LINTER: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
ROOMS = {path.parent.name for path in (ROOT / "functions").glob("*/__init__.py")}


def contract(name: str) -> dict[str, Any]:
    return next(contract for contract in LINTER["contracts"] if contract["name"].startswith(name))


def test_the_roots_of_the_linter_are_the_folders_of_functions_and_infra() -> None:
    assert set(LINTER["root_packages"]) == ROOMS | {"infra"}


def test_every_folder_of_functions_is_a_package() -> None:
    folders = {path.name for path in (ROOT / "functions").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert {folder for folder in folders if any((ROOT / "functions" / folder).glob("*.py"))} == ROOMS


def test_every_room_has_its_layer() -> None:
    layers = " : ".join(contract("rooms open one way")["layers"])
    assert {name.strip(" ()") for name in layers.replace("|", ":").split(":")} >= ROOMS


def test_every_room_is_kept_out_of_infra() -> None:
    assert set(contract("nobody enters infra")["source_modules"]) == ROOMS


def test_site_is_never_a_package() -> None:
    """`site` is a module of the standard library."""
    assert not (ROOT / "site" / "__init__.py").exists()
