"""What the functions write to the log and count: ids, codes and numbers, never a word of a question or a token."""

import secrets
import time
from collections.abc import Callable
from typing import Any

from aws_lambda_powertools import Logger, Metrics
from aws_lambda_powertools.metrics import MetricUnit
from play.told import Told

ORDINARY = "pong"
# Service and namespace come from the environment that the template gives.
logger = Logger(level="INFO")
metrics = Metrics()


def warn(code: str) -> None:
    logger.warning("not sent", extra={"code": code})


def told(entry: str, what: Told, began: float) -> None:
    """One line and two numbers for one invocation."""
    taken = round((time.perf_counter() - began) * 1000, 1)
    logger.info(
        entry,
        extra={"outcome": what.outcome, "table": what.table, "did": what.did, "v": what.v, "tries": what.tries,
               "sent": what.sent, "ms": taken},
    )  # fmt: skip
    metrics.add_dimension(name="entry", value=entry)
    metrics.add_metric(name=what.outcome, unit=MetricUnit.Count, value=1)
    metrics.add_metric(name="taken", unit=MetricUnit.Milliseconds, value=taken)
    metrics.flush_metrics()


def hummed() -> None:
    """An ordinary ping is not worth a line. A dot all the same: the emulator waits 50 ms for a silent function."""
    print(".")


def broken() -> str:
    """Logs the exception at hand once and gives the id that the person is shown."""
    found = secrets.token_hex(4)
    logger.exception("broken", extra={"broken": found})
    return found


def reported(entry: str, act: Callable[[], tuple[Told, Any]], sorry: Callable[[str], Any]) -> Any:
    """Runs one invocation: a line in the log, and for our own bugs an id instead of an exception for the world."""
    began = time.perf_counter()
    try:
        what, answer = act()
    except Exception:
        found = broken()
        what, answer = Told("broken"), sorry(found)
    if what.outcome == ORDINARY:
        hummed()
    else:
        told(entry, what, began)
    return answer
