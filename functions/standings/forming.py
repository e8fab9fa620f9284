"""Who begins a series and in which order (V4.2.1–V4.2.4, V4.7.2): pure choices over the results so far."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from standings.rating import Rating, Standing, refusing
from standings.reason import Fault, Reason
from standings.season import AUTUMN, OF_SERIES, QUALIFIERS, SPRING, SUMMER, TARGET, WINTER, Game, Season, Team
from standings.seeds import seeded, undrawn

JOINT_TO_WINTER = 4
SPRING_TO_SUMMER = 2


@dataclass(slots=True)
class Course:
    """What a season has come to: the newest rated game of each team, finals by series, who is out and who was called.

    ratings: the rating each series ended with.
    """

    season: Season
    latest: dict[str, Game] = field(default_factory=dict)
    finals: dict[str, Game] = field(default_factory=dict)
    ratings: dict[str, Rating] = field(default_factory=dict)
    out: dict[str, Reason] = field(default_factory=dict)
    joined: list[str] = field(default_factory=list)
    joint: tuple[str, ...] = ()

    @property
    def refused(self) -> Mapping[str, frozenset[str]]:
        found: dict[str, frozenset[str]] = {}
        for each in self.season.refusals:
            found[each.series] = found.get(each.series, frozenset()) | {each.team}
        return found

    def of(self, *statuses: str) -> list[Team]:
        """Teams by the status they began with, those still in."""
        return [team for team in self.season.teams if team.status in statuses and team.name not in self.out]

    def final_won(self, series: str) -> bool:
        return series in self.finals and self.finals[series].score.won


Start = tuple[Standing, ...]


def started(course: Course, series: str) -> tuple[Rating, tuple[Fault, ...]]:
    """The rating a series begins with; faults when equals want a lot."""
    starts = {SPRING: _spring, SUMMER: _summer, AUTUMN: _autumn, WINTER: _winter}
    wanted, faults = starts[series](course)
    refused = course.refused.get(series, frozenset())
    playing = [each for each in wanted if each.team not in refused][: QUALIFIERS[series]]
    called_in, more = _reserve(course, QUALIFIERS[series] - len(playing))
    at_bottom = (refusing(each.team) for each in wanted if each.team in refused)
    return (*playing, *called_in, *at_bottom), (*faults, *more)


def _reserve(course: Course, vacant: int) -> tuple[Start, tuple[Fault, ...]]:
    """V4.2.5: the reserve fills what is vacant, by its queue, from the last place."""
    waiting = [team for team in course.of("reserve") if team.name not in course.joined]
    if vacant <= 0 or not waiting:
        return (), ()
    chosen = sorted(waiting, key=lambda team: (team.lot, team.name))[:vacant]
    course.joined.extend(team.name for team in chosen)
    began = Reason("вызвана из резерва на свободное место", "V4.2.5")
    same = [team for team in waiting if sum(team.lot == other.lot for other in waiting) > 1]
    fault = Fault(min((team.line for team in same), default=0), "у команд резерва одна очередь", "Впишите разные lot")
    return tuple(Standing(team.name, began) for team in chosen), ((fault,) if same else ())


def _spring(course: Course) -> tuple[Start, tuple[Fault, ...]]:
    """V4.2.1: the permanent teams by the season before."""
    teams = course.of("permanent")
    return tuple(Standing(team.name, _merit(team)) for team in seeded(teams)), undrawn(teams)


def _merit(team: Team) -> Reason:
    if team.last.winner:
        return Reason("победитель прошлого сезона", "V4.2.1")
    return Reason(f"по прошлому сезону: побед {team.last.wins}, раунды {team.last.rounds}", "V4.2.1")


def _summer(course: Course) -> tuple[Start, tuple[Fault, ...]]:
    """V4.2.2: two of spring and the claimants, who have won nothing and lost nothing: between winners and losers."""
    refused = course.refused.get(SUMMER, frozenset())
    finalist = course.finals[SPRING].team if SPRING in course.finals else ""
    spring = [each.game for each in course.ratings[SPRING] if each.game and each.team != finalist]
    best = sorted((game for game in spring if game.team not in course.out), key=_spring_result, reverse=True)
    stay = [game for game in best if game.team not in refused][:SPRING_TO_SUMMER]
    gone = [game for game in best if game.team in refused]
    claimants = course.of("claimant")
    order = (
        *(_stays(game) for game in stay if game.score.won),
        *(Standing(team.name, Reason("претендент, вступает летом", "V4.2.2")) for team in seeded(claimants)),
        *(_stays(game) for game in (*stay, *gone) if not game.score.won or game in gone),
    )
    return order, undrawn(claimants)


def _spring_result(game: Game) -> tuple[bool, bool, int, tuple[int, int, int]]:
    """Greater is better: won, lost in a decisive round, the difference, later."""
    return game.score.won, not game.score.won and game.decisive, game.score.lead, game.slot.order


def _stays(game: Game) -> Standing:
    words = f"из весны с результатом {game.score}"
    if game.decisive and not game.score.won:
        words = "из весны: проиграла в решающем раунде, впереди прочих проигравших"
    return Standing(game.team, Reason(words, "V4.2.2"))


def _autumn(course: Course) -> tuple[Start, tuple[Fault, ...]]:
    """V4.2.3: all teams by their last game, those who have played none below; places from the fifth down."""
    called_in = [team for team in course.of("reserve") if team.name in course.joined]
    members = [*course.of("permanent", "claimant"), *called_in]
    games = sorted((course.latest[team.name] for team in members if team.name in course.latest), key=_last_result)
    idle = [team for team in members if team.name not in course.latest]
    course.joint = (*(game.team for game in reversed(games)), *(team.name for team in seeded(idle)))
    return tuple(Standing(team, _last(course, team)) for team in course.joint[JOINT_TO_WINTER:]), undrawn(idle)


def _last_result(game: Game) -> tuple[bool, bool, int, bool, tuple[int, int, int]]:
    """Greater is better: a final won, won, the difference, then a final lost, then later."""
    final = game.slot.kind == "final"
    return final and game.score.won, game.score.won, game.score.lead, final, game.slot.order


def _last(course: Course, team: str) -> Reason:
    game = course.latest.get(team)
    if game is None:
        return Reason("в этом сезоне не играла", "V4.2.3")
    if game.slot.kind == "final" and game.score.won:
        return Reason(f"выигран {game.slot}", "V4.7.2")
    return Reason(f"по последней игре {game.score} ({game.slot})", "V4.2.3")


def _winter(course: Course) -> tuple[Start, tuple[Fault, ...]]:
    """V4.2.4: the winner of autumn's final, winners of the other finals, the rest with autumn's best among them."""
    refused = course.refused.get(WINTER, frozenset())
    champion = course.finals[AUTUMN].team if course.final_won(AUTUMN) else ""
    joint = [team for team in course.joint[:JOINT_TO_WINTER] if team not in course.out]
    autumn = [each for each in course.ratings[AUTUMN] if not each.refused]
    order = [team for team in (champion, *joint) if team and team not in refused]
    for each in autumn:
        if len(order) < QUALIFIERS[WINTER] and each.team not in (champion, *refused):
            order.insert(_place_of(course, each.team, order), each.team)
    gone = [team for team in (*joint, *(each.team for each in autumn)) if team in refused]
    reasons = {each.team: _from_autumn(each, champion) for each in autumn}
    return tuple(Standing(team, reasons.get(team) or _last(course, team)) for team in (*order, *gone)), ()


def _place_of(course: Course, team: str, order: Iterable[str]) -> int:
    """Below winners of finals and better results; an equal result gives way, for autumn's is later."""
    winners = {game.team for game in course.finals.values() if game.score.won}
    return sum(each in winners or _compared(course, each) > _compared(course, team) for each in order)


def _compared(course: Course, team: str) -> tuple[bool, int, tuple[int, int, int]]:
    """Greater is better: won, the difference, later. Of autumn's teams their qualifier, of the others the last game."""
    game = next((each.game for each in course.ratings[AUTUMN] if each.team == team), course.latest.get(team))
    return (game.score.won, game.score.lead, game.slot.order) if game is not None else (False, -TARGET, (0, 0, 0))


def _from_autumn(each: Standing, champion: str) -> Reason:
    if each.team == champion:
        return Reason(f"выигран финал {OF_SERIES[AUTUMN]}: играет последней", "V4.2.4")
    score = f" со счётом {each.game.score}" if each.game else ""
    return Reason(f"лучшая из осени{score}: место по разнице очков", "V4.2.4")


def straight(course: Course) -> tuple[tuple[str, Reason], ...]:
    """V4.7.2: who goes past the other series into the winter."""
    words = {SPRING: "минуя лето и осень", SUMMER: "минуя осень", AUTUMN: "последней отборочной"}
    return tuple(
        (game.team, Reason(f"финал {OF_SERIES[series]} выигран {game.score}: в зиму {words[series]}", "V4.7.2"))
        for series, game in course.finals.items()
        if series in words and game.score.won and game.team not in course.out
    )
