"""Making an account and coming in with it, as a page does."""

from tests.support.club_evening import PASSWORD, club_call
from tests.support.club_fakes import ClubWorld


def register(there: ClubWorld, name: str, password: str = PASSWORD, source: str = "203.0.113.9") -> tuple[int, str]:
    status, said = club_call(there.house, "register", {"name": name, "password": password}, source=source)
    return status, said.get("code", "")


def enter(there: ClubWorld, name: str, password: str = PASSWORD, source: str = "203.0.113.8") -> tuple[int, str]:
    status, said = club_call(there.house, "enter", {"name": name, "password": password}, source=source)
    return status, said.get("token") or said.get("code", "")
