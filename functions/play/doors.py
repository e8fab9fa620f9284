"""Refusals at the HTTP doors, each with a stable code."""


class Closed(Exception):
    """This door stays shut. code is stable; clause is set when a rule says so; retry_s when waiting helps."""

    def __init__(self, code: str, status: int, clause: str = "", retry_s: int = 0) -> None:
        super().__init__(code)
        self.code, self.status, self.clause, self.retry_s = code, status, clause, retry_s


def no_such_code() -> Closed:
    """One answer for a code that never was and for one that is closed."""
    return Closed("no_such_code", 404)


def no_such_token() -> Closed:
    return Closed("no_such_token", 401)
