"""Reads a stack template: YAML anchors, which CloudFormation refuses, become plain JSON; cfn-lint judges the result."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cfnlint.api import lint as cfn_lint
from cfnlint.decode.cfn_yaml import load

HERE = Path(__file__).parent
DATA = HERE / "stack_data.yaml"
APP = HERE / "stack_app.yaml"


class BadTemplate(Exception):
    """cfn-lint found faults; the text lists all of them."""


def body(path: Path) -> dict[str, Any]:
    """The template as CloudFormation sees it, short tags written out."""
    plain: dict[str, Any] = json.loads(json.dumps(load(str(path))))
    return plain


def render(path: Path) -> str:
    return json.dumps(body(path), ensure_ascii=False, sort_keys=True)


def lint(path: Path, region: str = "eu-central-1") -> None:
    """Raises BadTemplate with every error and warning of the rendered template."""
    found = [fault for fault in cfn_lint(render(path), regions=[region]) if fault.rule.severity != "informational"]
    faults = [f"{path.name}: {fault}" for fault in found]
    if faults:
        raise BadTemplate("\n".join(faults))
