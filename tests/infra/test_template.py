"""The templates: free of faults, free of wildcards, and with the headers that the door sends."""

from pathlib import Path
from typing import Any

import pytest

from infra import headers, template
from infra.env import ROOT

APP = template.body(template.APP)
DATA = template.body(template.DATA)


def of_kind(kind: str) -> dict[str, dict[str, Any]]:
    return {name: it for name, it in APP["Resources"].items() if it["Type"] == kind}


@pytest.mark.parametrize("path", [template.DATA, template.APP], ids=lambda path: path.stem)
def test_a_template_has_no_faults(path: Any) -> None:
    template.lint(path)


def test_every_data_resource_is_retained() -> None:
    for name, it in DATA["Resources"].items():
        assert it["DeletionPolicy"] == it["UpdateReplacePolicy"] == "Retain", name


def test_each_function_has_a_role_of_its_own_that_names_its_actions_and_never_scans() -> None:
    functions, roles = of_kind("AWS::Lambda::Function"), of_kind("AWS::IAM::Role")
    used = [it["Properties"]["Role"]["Fn::GetAtt"][0] for it in functions.values()]
    assert sorted(used) == sorted(roles)
    for name, role in roles.items():
        for policy in role["Properties"]["Policies"]:
            for statement in policy["PolicyDocument"]["Statement"]:
                actions = statement["Action"] if isinstance(statement["Action"], list) else [statement["Action"]]
                assert not [action for action in actions if "*" in action or "Scan" in action], name
                assert statement["Resource"] != "*", name


def test_the_socket_has_all_three_routes() -> None:
    keys = {it["Properties"]["RouteKey"] for it in of_kind("AWS::ApiGatewayV2::Route").values()}
    assert keys == {"$connect", "$disconnect", "$default", "ANY /api/{proxy+}", "ANY /api/packs/{proxy+}"}


def sent_by(policy: dict[str, Any], given: dict[str, str]) -> dict[str, str]:
    """The headers that a CloudFront policy adds to an answer, its parameters filled in."""
    config = policy["Properties"]["ResponseHeadersPolicyConfig"]
    secure = config["SecurityHeadersConfig"]
    assert secure["ContentTypeOptions"] == {"Override": True}
    named = {item["Header"]: filled(item["Value"], given) for item in config["CustomHeadersConfig"]["Items"]}
    return named | {
        "Content-Security-Policy": filled(secure["ContentSecurityPolicy"]["ContentSecurityPolicy"], given),
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": secure["FrameOptions"]["FrameOption"],
        "Referrer-Policy": secure["ReferrerPolicy"]["ReferrerPolicy"],
    }


def filled(value: Any, given: dict[str, str]) -> str:
    return given[value["Ref"]] if isinstance(value, dict) else str(value)


def test_cloudfront_sends_exactly_the_headers_that_the_door_sends(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<script>go()</script>")
    given, policies = headers.parameters(tmp_path), of_kind("AWS::CloudFront::ResponseHeadersPolicy")
    config = of_kind("AWS::CloudFront::Distribution")["Distribution"]["Properties"]["DistributionConfig"]
    behaviours = {
        "/": config["DefaultCacheBehavior"],
        **{each["PathPattern"]: each for each in config["CacheBehaviors"]},
    }
    for path, behaviour in behaviours.items():
        if path != "/ws":
            policy = policies[behaviour["ResponseHeadersPolicyId"]["Ref"]]
            assert sent_by(policy, given) == headers.of_page(path.replace("*", "x"), given["SiteCsp"]), path
            secure = policy["Properties"]["ResponseHeadersPolicyConfig"]["SecurityHeadersConfig"]
            assert secure["StrictTransportSecurity"]["AccessControlMaxAgeSec"] >= 31_536_000
    assert set(behaviours) == {"/", "/t/*", "/api/*", "/ws", "/upload*", "/media/*"}


def test_no_policy_lets_inline_code_or_styles_run() -> None:
    site = headers.site_csp(ROOT / "content")
    for csp in (site, headers.TABLE_CSP):
        assert "unsafe" not in csp
        assert "http:" not in csp
        assert csp.startswith("default-src 'none'")
    assert "script-src 'self'; style-src 'self'" in headers.TABLE_CSP


def test_an_inline_script_runs_only_by_its_hash_and_a_data_block_needs_none() -> None:
    page = '<script>go()</script><script type="application/json">{"a": 1}</script><script src="x.js"></script>'
    assert headers.inline_hashes(page) == {"'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"}


def test_the_store_forgets_what_tables_leave_behind() -> None:
    """What the packs' function may write has its end, but for what people keep in their accounts (own/)."""
    bucket = template.body(template.DATA)["Resources"]["MediaBucket"]["Properties"]
    rules = bucket["LifecycleConfiguration"]["Rules"]
    ends = {each["Prefix"]: each["ExpirationInDays"] for each in rules if "ExpirationInDays" in each}
    assert ends == {"incoming/": 1, "brought/": 8, "media/b-": 8}
    statements = of_kind("AWS::IAM::Role")["PacksRole"]["Properties"]["Policies"][0]["PolicyDocument"]["Statement"]
    written = next(each["Resource"] for each in statements if each["Action"] == "s3:PutObject")
    prefixes = [each["Fn::Sub"].partition("${MediaBucket}/")[2] for each in written]
    assert prefixes == [f"{prefix}*" for prefix in (*ends, "own/")]


def test_a_function_has_a_minute_on_a_persons_machine_and_seconds_in_the_cloud() -> None:
    for name, it in of_kind("AWS::Lambda::Function").items():
        condition, here, on_aws = it["Properties"]["Timeout"]["Fn::If"]
        assert (condition, here, on_aws <= 29) == ("IsLocal", 60, True), name
