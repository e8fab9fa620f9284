"""Robots without a chair: officers of the game by the host's leave, teams of the hall by the code."""

from __future__ import annotations

import random
from collections.abc import Callable

from infra.rehearsal import words
from infra.rehearsal.crew import Crew
from infra.rehearsal.doors import Doors, Guest, Place, Turned
from infra.rehearsal.robot import Robot
from infra.rehearsal.temper import HALL, OFFICER

OFFICERS = {"defender": words.DEFENDER, "steward": words.STEWARD}
"""Places that a robot can fill, by the names the API has for them; a place that a game does not know is refused."""
HALL_TEAMS = 2
NO_PLACE = ("no_hall", "no_such_place", "no_place", "no_such_address", "malformed")
"""The door's ways to say that this game has no such place."""

Say = Callable[[str, str], None]


def officer(doors: Doors, host: Place, place: str, speed: float, dice: random.Random, say: Say) -> Robot:
    """Somebody on duty, whose link the host gives."""

    async def enter(robot: Robot) -> Place:
        return await doors.place(host, place)

    return Robot(doors, "", Guest(OFFICERS[place]), OFFICER.at(speed), dice, say, 0, enter=enter)


def by_link(doors: Doors, found: Place, speed: float, dice: random.Random, say: Say) -> Robot:
    """Somebody on duty with a link of the host's in the hand."""

    async def enter(robot: Robot) -> Place:
        return found

    return Robot(doors, "", Guest(words.ON_DUTY), OFFICER.at(speed), dice, say, 0, enter=enter)


def hall_team(doors: Doors, code: str, n: int, speed: float, dice: random.Random, say: Say) -> Robot:
    """A team of the hall, the n-th from 0."""

    async def enter(robot: Robot) -> Place:
        return await doors.join_hall(code, robot.guest.name)

    name = words.TEAMS[n % len(words.TEAMS)]
    return Robot(doors, code, Guest(name), HALL.at(speed), dice, say, 0, enter=enter)


def place_of(link: str) -> Place:
    """What a link `…#place=table.token` opens; Turned when it is no such link."""
    table, dot, token = link.rpartition("#place=")[2].partition(".")
    if "#place=" not in link or not (table and dot and token):
        raise Turned("no_such_link")
    return Place(table, "place", token)


async def fill(crew: Crew, host: Place | None, teams: int, speed: float) -> None:
    """Everybody on duty whom this game knows (with the host's leave), then so many teams of the hall, if it has one."""
    for place in OFFICERS if host is not None else ():
        assert host is not None
        await _bring(crew, officer(crew.doors, host, place, speed, crew.dice, crew.say))
    for n in range(teams):
        if not await _bring(crew, hall_team(crew.doors, crew.code, n, speed, crew.dice, crew.say)):
            return


async def _bring(crew: Crew, robot: Robot) -> bool:
    """False when this game has no such place: then nobody came."""
    await crew.bring(robot)
    if robot.why in NO_PLACE:
        crew.robots = tuple(each for each in crew.robots if each is not robot)
        return False
    return True
