"""The templates: free of faults, free of wildcards, and with the headers that the door sends."""

from typing import Any

import pytest

from infra import headers, template

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
    assert keys == {"$connect", "$disconnect", "$default", "ANY /api/{proxy+}"}


def test_cloudfront_sends_the_headers_that_the_door_sends() -> None:
    """Each header of the door has its place in the policies; the values come as parameters from the same module."""
    for policy in of_kind("AWS::CloudFront::ResponseHeadersPolicy").values():
        given = policy["Properties"]["ResponseHeadersPolicyConfig"]
        secure = given["SecurityHeadersConfig"]
        assert secure["ReferrerPolicy"]["ReferrerPolicy"] == headers.COMMON["Referrer-Policy"]
        assert {"ContentSecurityPolicy", "ContentTypeOptions", "StrictTransportSecurity"} <= secure.keys()
        custom = {item["Header"] for item in given["CustomHeadersConfig"]["Items"]}
        assert custom | {"X-Content-Type-Options", "Referrer-Policy"} == headers.COMMON.keys()


def test_an_inline_script_runs_only_by_its_hash_and_a_data_block_needs_none() -> None:
    page = '<script>go()</script><script type="application/json">{"a": 1}</script><script src="x.js"></script>'
    assert headers.inline_hashes(page) == {"'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"}
