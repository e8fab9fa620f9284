"""CloudFormation by change set: printed before it runs, refused when it would replace or remove data."""

from __future__ import annotations

import platform
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from botocore.exceptions import ClientError

if TYPE_CHECKING:
    from mypy_boto3_cloudformation import CloudFormationClient

Say = Callable[[str], None]
NOTHING = ("didn't contain changes", "No updates are to be performed")


class Refused(Exception):
    """The change would lose data, or the cloud refused it; the text says what."""


@dataclass(frozen=True, slots=True)
class Change:
    action: str
    name: str
    kind: str
    replacement: str

    def __str__(self) -> str:
        loss = f"  (replacement: {self.replacement})" if self.replacement in ("True", "Conditional") else ""
        return f"{self.action:<7} {self.name} {self.kind}{loss}"

    @property
    def loses_data(self) -> bool:
        return self.action == "Remove" or self.replacement in ("True", "Conditional")


def runtime() -> str:
    """The functions run on this Python's minor version: their libraries and .pyc are built by it."""
    return f"python3.{sys.version_info.minor}"


def architecture() -> str:
    return "arm64" if platform.machine() in ("arm64", "aarch64") else "x86_64"


def status(cfn: CloudFormationClient, stack: str) -> str:
    try:
        return cfn.describe_stacks(StackName=stack)["Stacks"][0]["StackStatus"]
    except ClientError as error:
        if "does not exist" in str(error):
            return "ABSENT"
        raise


def outputs(cfn: CloudFormationClient, stack: str) -> dict[str, str]:
    found = cfn.describe_stacks(StackName=stack)["Stacks"][0].get("Outputs", [])
    return {output["OutputKey"]: output["OutputValue"] for output in found}


def poll(ask: Callable[[], Any], is_over: Callable[[Any], bool], seconds: float = 1800) -> Any:
    """Asks until over; quickly at first (the emulator needs 0.1 s), then every 3 s (AWS needs minutes)."""
    pause, until = 0.05, time.monotonic() + seconds
    while not is_over(answer := ask()):
        if time.monotonic() > until:
            raise Refused(f"CloudFormation did not finish within {seconds:.0f} s")
        time.sleep(pause)
        pause = min(pause * 1.5, 3)
    return answer


def propose(cfn: CloudFormationClient, stack: str, body: str, parameters: Mapping[str, str]) -> str | None:
    """Makes a change set and gives its id; None when nothing would change."""
    kind = "CREATE" if status(cfn, stack) in ("ABSENT", "REVIEW_IN_PROGRESS") else "UPDATE"
    made = cfn.create_change_set(
        StackName=stack,
        ChangeSetName=f"{stack}-{time.time_ns()}",
        ChangeSetType="CREATE" if kind == "CREATE" else "UPDATE",
        TemplateBody=body,
        Capabilities=["CAPABILITY_IAM"],
        Parameters=[{"ParameterKey": key, "ParameterValue": value} for key, value in parameters.items()],
    )["Id"]
    over = ("CREATE_COMPLETE", "FAILED")
    seen = poll(lambda: cfn.describe_change_set(ChangeSetName=made, StackName=stack), lambda s: s["Status"] in over)
    if seen["Status"] == "CREATE_COMPLETE":
        return made
    cfn.delete_change_set(ChangeSetName=made, StackName=stack)
    reason = seen.get("StatusReason", "")
    if any(words in reason for words in NOTHING):
        return None
    raise Refused(f"{stack}: {reason}")


def changes(cfn: CloudFormationClient, stack: str, change_set: str) -> list[Change]:
    found: list[Change] = []
    for page in cfn.get_paginator("describe_change_set").paginate(ChangeSetName=change_set, StackName=stack):
        for entry in page.get("Changes", []):
            it = entry["ResourceChange"]
            found.append(
                Change(it["Action"], it["LogicalResourceId"], it["ResourceType"], str(it.get("Replacement", "")))
            )
    return found


def execute(cfn: CloudFormationClient, stack: str, change_set: str) -> None:
    cfn.execute_change_set(ChangeSetName=change_set, StackName=stack)
    end = poll(lambda: status(cfn, stack), lambda s: not s.endswith("_IN_PROGRESS"))
    if end not in ("CREATE_COMPLETE", "UPDATE_COMPLETE"):
        events = cfn.describe_stack_events(StackName=stack)["StackEvents"]
        why = [
            f"{event.get('LogicalResourceId')}: {event.get('ResourceStatusReason')}"
            for event in events
            if "FAILED" in event.get("ResourceStatus", "")
        ]
        raise Refused(f"{stack} ended in {end}\n" + "\n".join(why))


def discard(cfn: CloudFormationClient, stack: str, change_set: str, why: str) -> None:
    """Leaves the stack as it is."""
    cfn.delete_change_set(ChangeSetName=change_set, StackName=stack)
    raise Refused(why)


def apply(
    cfn: CloudFormationClient,
    stack: str,
    body: str,
    parameters: Mapping[str, str],
    *,
    say: Say,
    ask: Callable[[str], bool] = lambda question: True,
) -> dict[str, str]:
    """Brings a stack to its template and gives its outputs. A stack named *-data may only grow or change in place.

    Each change is said, and `ask` answered, before anything runs.
    """
    change_set = propose(cfn, stack, body, parameters)
    if change_set is None:
        say(f"{stack}: no changes")
        return outputs(cfn, stack)
    listed = changes(cfn, stack, change_set)
    for change in listed:
        say(f"{stack}: {change}")
    lost = [str(change) for change in listed if change.loses_data]
    if stack.endswith("-data") and lost:
        discard(cfn, stack, change_set, f"{stack}: refused, these changes would lose data:\n" + "\n".join(lost))
    if not ask(f"{stack}: {len(listed)} changes. Run them?"):
        discard(cfn, stack, change_set, f"{stack}: not run")
    execute(cfn, stack, change_set)
    return outputs(cfn, stack)
