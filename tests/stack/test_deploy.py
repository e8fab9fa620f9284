"""Change sets on the emulator: a data stack may grow, and is refused what would lose data."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from infra import aws, deploy, stack, template
from infra.cloud import client

pytestmark = pytest.mark.stack


@pytest.fixture(scope="module")
def emulator(tmp_path_factory: pytest.TempPathFactory) -> Iterator[stack.Emulator]:
    started = stack.start(tmp_path_factory.mktemp("deploy"))
    yield started
    stack.stop(started)


@pytest.fixture(scope="module")
def cfn(emulator: stack.Emulator) -> Any:
    return client("cloudformation", emulator.endpoint)


def body(**changed: Any) -> str:
    """The data template with other properties of its table."""
    whole = template.body(template.DATA)
    whole["Resources"]["Table"]["Properties"].update(changed)
    return json.dumps(whole)


def test_a_stack_is_made_once_then_unchanged_and_each_change_is_said_before_it_runs(cfn: Any) -> None:
    said: list[str] = []
    made = deploy.apply(cfn, "first-data", body(), {}, say=said.append)
    assert "first-data: Add     Table AWS::DynamoDB::Table" in said
    assert made["TableName"]
    said.clear()
    assert deploy.apply(cfn, "first-data", body(), {}, say=said.append) == made
    assert said == ["first-data: no changes"]


def test_a_change_that_replaces_the_table_is_refused_and_nothing_moves(cfn: Any, tmp_path: Path) -> None:
    made = deploy.apply(cfn, "second-data", body(), {}, say=lambda line: None)
    other = [{"AttributeName": "pk", "AttributeType": "S"}]
    with pytest.raises(deploy.Refused, match="would lose data"):
        deploy.apply(
            cfn,
            "second-data",
            body(KeySchema=[{"AttributeName": "pk", "KeyType": "HASH"}], AttributeDefinitions=other),
            {},
            say=lambda line: None,
        )
    assert deploy.outputs(cfn, "second-data") == made


def test_a_change_that_removes_the_table_is_refused(cfn: Any) -> None:
    deploy.apply(cfn, "third-data", body(), {}, say=lambda line: None)
    whole = template.body(template.DATA)
    del whole["Resources"]["Table"]
    whole["Outputs"] = {}
    with pytest.raises(deploy.Refused, match="Remove"):
        deploy.apply(cfn, "third-data", json.dumps(whole), {}, say=lambda line: None)


def test_a_harmless_change_of_the_table_passes(cfn: Any) -> None:
    made = deploy.apply(cfn, "fourth-data", body(), {}, say=lambda line: None)
    said: list[str] = []
    again = deploy.apply(cfn, "fourth-data", body(DeletionProtectionEnabled=False), {}, say=said.append)
    assert again == made
    assert said[0].startswith("fourth-data: Modify")


def test_the_whole_of_aws_goes_up_once_and_then_only_its_files(
    emulator: stack.Emulator, site: Path, echo_functions: bytes
) -> None:
    def make(service: str) -> Any:
        return client(service, emulator.endpoint)

    cargo = aws.Cargo(echo_functions, deploy.architecture(), site)
    said: list[str] = []
    made = aws.bring(make, cargo, said.append, lambda question: True)
    assert "pkz-app: Add     Distribution AWS::CloudFront::Distribution" in said
    page = make("s3").head_object(Bucket=made["SiteBucket"], Key="t/index.html")
    script = make("s3").head_object(Bucket=made["SiteBucket"], Key="t/talk-1a2b3c4d.js")
    assert (page["ContentType"], page["CacheControl"]) == ("text/html; charset=utf-8", "no-cache")
    assert script["CacheControl"] == "public, max-age=31536000, immutable"
    headers_of = make("cloudfront").list_response_headers_policies()["ResponseHeadersPolicyList"]["Items"]
    assert len([it for it in headers_of if it["Type"] == "custom"]) == 2
    said.clear()
    assert aws.bring(make, cargo, said.append, lambda question: True) == made
    assert said == ["pkz-data: no changes", "pkz-app: no changes", f"site: {len(list(site.rglob('*.*')))} files"]


def test_a_no_leaves_the_stack_as_it_was(cfn: Any) -> None:
    with pytest.raises(deploy.Refused, match="not run"):
        deploy.apply(cfn, "fifth-data", body(), {}, say=lambda line: None, ask=lambda question: False)
    assert deploy.status(cfn, "fifth-data") in ("ABSENT", "REVIEW_IN_PROGRESS")
