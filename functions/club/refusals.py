"""Refusals at the club's doors, each with a stable code."""


class Closed(Exception):
    """This door stays shut; retry_s when waiting helps."""

    def __init__(self, code: str, status: int, retry_s: int = 0) -> None:
        super().__init__(code)
        self.code, self.status, self.retry_s = code, status, retry_s


def not_signed_in() -> Closed:
    return Closed("not_signed_in", 401)


def wrong_pair() -> Closed:
    """One answer for a name that nobody has and for a password that is not its."""
    return Closed("wrong_pair", 401)


def busy() -> Closed:
    return Closed("busy", 503, retry_s=1)
