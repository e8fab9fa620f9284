"""The four orders of the hippo, given for the team's victories (P9.2)."""

from dataclasses import dataclass

from club.rows import Award

ORDERS: tuple[tuple[int, Award], ...] = ((1, "crystal_order"), (3, "crystal"), (5, "diamond_order"), (10, "diamond"))


@dataclass(frozen=True, slots=True)
class Ahead:
    """The next order, and how many victories are left to it."""

    award: Award
    left: int


def earned(wins: int) -> tuple[Award, ...]:
    """Every order that so many victories have brought, in their order."""
    return tuple(award for needed, award in ORDERS if wins >= needed)


def brought(wins: int) -> Award:
    """The order that exactly this victory brings, "" when it brings none."""
    return next((award for needed, award in ORDERS if wins == needed), "")


def ahead(wins: int) -> Ahead | None:
    """None when all four are earned."""
    return next((Ahead(award, needed - wins) for needed, award in ORDERS if wins < needed), None)
