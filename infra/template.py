"""Reads a stack template: YAML anchors, which CloudFormation refuses, become plain JSON; cfn-lint judges the result."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).parent
DATA = HERE / "stack_data.yaml"
APP = HERE / "stack_app.yaml"


class BadTemplate(Exception):
    """cfn-lint found faults; the text lists all of them."""


class Loader(yaml.SafeLoader):
    """YAML with CloudFormation's short tags."""


def written_out(loader: Loader, tag: str, node: yaml.Node) -> dict[str, Any]:
    """!Ref x as {"Ref": x}, !GetAtt a.b as {"Fn::GetAtt": [a, b]}, !Sub x as {"Fn::Sub": x}."""
    if isinstance(node, yaml.ScalarNode):
        value: Any = loader.construct_scalar(node)
    elif isinstance(node, yaml.SequenceNode):
        value = loader.construct_sequence(node, deep=True)
    else:
        value = loader.construct_mapping(node, deep=True)  # type: ignore[arg-type]
    if tag == "GetAtt":
        value = value.split(".", 1)
    return {tag if tag in ("Ref", "Condition") else f"Fn::{tag}": value}


Loader.add_multi_constructor("!", written_out)


def body(path: Path) -> dict[str, Any]:
    """The template as CloudFormation sees it, tags and anchors written out."""
    plain: dict[str, Any] = yaml.load(path.read_text("utf-8"), Loader)
    return plain


def render(path: Path) -> str:
    return json.dumps(body(path), ensure_ascii=False, sort_keys=True)


def lint(path: Path, region: str = "eu-central-1") -> None:
    """Raises BadTemplate with every error and warning of the rendered template."""
    # imported here: it takes longer than a whole deploy to the emulator
    from cfnlint.api import lint as cfn_lint

    found = [fault for fault in cfn_lint(render(path), regions=[region]) if fault.rule.severity != "informational"]
    faults = [f"{path.name}: {fault}" for fault in found]
    if faults:
        raise BadTemplate("\n".join(faults))
