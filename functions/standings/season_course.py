"""A season from its first game to its last: series begin, qualifiers move the rating, teams leave, finals decide."""

from dataclasses import dataclass, field

from standings.forming import Course, started, straight
from standings.leader import ASKED_AT, leading, overtaking
from standings.ledger import ledger
from standings.rating import Rating, after, finalist, first_played, queue, rows, sunk, without
from standings.reason import Fault, Reason, Told, Wrong, called
from standings.score import UNKNOWN, Score
from standings.season import AUTUMN, OF_SERIES, SERIES, WINTER, Game, Season, Slot
from standings.season_checks import faults
from standings.season_table import Next, SeasonTable, SeriesTable, Step
from standings.team_lines import club_rows, team_lines


def table(season: Season) -> SeasonTable:
    """The season computed afresh from its sheet; Wrong with every fault when it cannot be."""
    run = _through(season)
    if run.faults:
        raise Wrong(run.faults)
    course = run.course
    lines = team_lines(season, course)
    out = [Told(team, reason) for team, reason in sorted(course.out.items()) if reason.clause]
    return SeasonTable(
        season.title,
        tuple(run.series),
        tuple(run.next),
        tuple(out),
        tuple(Told(team, reason) for team, reason in straight(course)),
        lines,
        club_rows(lines, course),
        ledger(season),
        tuple(run.notes),
    )


def wrong(season: Season) -> tuple[Fault, ...]:
    """Everything in the sheet that cannot stand."""
    return tuple(_through(season).faults)


def _through(season: Season) -> "_Run":
    found = faults(season)
    run = _Run(season, frozenset(fault.line for fault in found))
    run.faults.extend(found)
    run.through()
    return run


@dataclass(slots=True)
class _Run:
    """One walk over one season. It stops at the series in which something is wrong: later ones would only echo it.

    spoilt: lines of games that say what cannot be; they are passed over.
    """

    season: Season
    spoilt: frozenset[int]
    course: Course = field(init=False)
    defeats: dict[str, list[Game]] = field(default_factory=dict)
    series: list[SeriesTable] = field(default_factory=list)
    next: list[Next] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.course = Course(self.season)
        self.course.out.update({team.name: Reason("", "") for team in self.season.teams if team.status == "out"})

    def through(self) -> None:
        games: dict[str, list[Game]] = {name: [] for name in SERIES}
        for game in self.season.in_order():
            games[game.slot.series].append(game)
        for at, name in enumerate(SERIES):
            faults = len(self.faults)
            whole = [game for game in games[name] if self._sound(game)]
            over = self._series(name, whole, len(whole) == len(games[name]))
            if len(whole) < len(games[name]) or len(self.faults) > faults:
                return
            if not over:
                self._too_early(name, [game for later in SERIES[at + 1 :] for game in games[later]])
                return

    def _sound(self, game: Game) -> bool:
        return bool(game.team) and game.score != UNKNOWN and game.line not in self.spoilt

    def _too_early(self, name: str, later: list[Game]) -> None:
        for game in later[:1]:
            reason = f"{game.slot}: серия {OF_SERIES[name]} ещё не доиграна"
            self.faults.append(Fault(game.line, reason, "Допишите её игры или поправьте название серии"))

    def _series(self, name: str, games: list[Game], whole: bool) -> bool:
        """Whether the series is over. whole: no game of it was passed over, so its final can be judged."""
        rating, found = started(self.course, name)
        self.faults += found
        self._refusals(name, rating)
        began, steps = rows(rating), list[Step]()
        faults = len(self.faults)
        for game in games:
            judged = game.slot.kind != "final" or (whole and len(self.faults) == faults)
            rating = self._game(game, rating) if judged else rating
            steps.append(Step(game, rows(rating)))
        self.course.ratings[name] = rating
        over = not queue(rating) and (name in self.course.finals or not finalist(rating))
        self.series.append(SeriesTable(name, began, tuple(steps), over))
        if not over:
            self._due(name, rating, games)
        return over

    def _refusals(self, name: str, rating: Rating) -> None:
        due = {each.team for each in rating}
        for each in self.season.refusals:
            if each.series == name and each.team not in due:
                reason = f"команда {called(each.team)} и так не играет серию {OF_SERIES[name]}"
                self.faults.append(Fault(each.line, reason, "Уберите отказ или поправьте series"))

    def _game(self, game: Game, rating: Rating) -> Rating:
        act = {"qualifier": self._qualifier, "special": self._special, "final": self._final}
        if game.team in self.course.out:
            left = self.course.out[game.team]
            self._wrong(game, f"команда {called(game.team)} выбыла: {left}", "Поправьте team или прежние счета")
            return rating
        return act[game.slot.kind](game, rating)

    def _special(self, game: Game, rating: Rating) -> Rating:
        """V4.6: nothing moves."""
        return rating

    def _qualifier(self, game: Game, rating: Rating) -> Rating:
        mine = next((each for each in rating if each.team == game.team), None)
        if mine is None or not mine.waits:
            self._out_of_turn(game, rating, played=mine is not None and mine.game is not None)
            return rating
        self._remark(game, rating)
        self.course.latest[game.team] = game
        rating = after(rating, game)
        return rating if game.score.won else self._defeated(game, rating)

    def _out_of_turn(self, game: Game, rating: Rating, played: bool) -> None:
        why = "уже играла в этой серии" if played else f"не играет серию {OF_SERIES[game.slot.series]}"
        waiting = ", ".join(called(team) for team in queue(rating)) or "никто"
        self._wrong(game, f"команда {called(game.team)} {why}", f"Играть должны: {waiting}")

    def _remark(self, game: Game, rating: Rating) -> None:
        """What the rules would not have, though it was played: said, not refused."""
        due = queue(rating)[0]
        if game.team != due:
            self.notes.append(f"{game.slot}: по очереди играла бы {called(due)}, а не {called(game.team)} (V4.8)")
        if not game.decisive:
            return
        chance = overtaking(Score(ASKED_AT, ASKED_AT), leading(first_played(rating)), lost_a_round=True)
        if not chance.may_ask:
            self.notes.append(f"{game.slot}: решающий раунд не полагался: {chance.reason}")

    def _defeated(self, game: Game, rating: Rating) -> Rating:
        """V4.4.1: the second defeat is the last."""
        defeats = self.defeats.setdefault(game.team, [])
        defeats.append(game)
        if len(defeats) < 2:
            return rating
        words = " и ".join(f"{each.slot} {each.score}" for each in defeats)
        self.course.out[game.team] = Reason(f"второе поражение: {words}", "V4.4.1")
        return without(rating, game.team)

    def _final(self, game: Game, rating: Rating) -> Rating:
        """V4.7.1: the first plays when the queue is empty; V4.7.3: who loses the autumn's stands last."""
        if waiting := queue(rating):
            names = ", ".join(called(team) for team in waiting)
            self._wrong(game, f"{game.slot}: отборочные не доиграны", f"Ещё играть: {names}")
            return rating
        first = finalist(rating)
        if game.team != first:
            self._wrong(game, f"{game.slot}: первой стоит {called(first)}, она и выходит (V4.7.1)", "Поправьте team")
            return rating
        self.course.finals[game.slot.series] = self.course.latest[game.team] = game
        if game.best is None:
            self.notes.append(f"{game.slot}: лучший ещё не назван (V4.11)")
        return sunk(rating, first, AUTUMN) if game.slot.series == AUTUMN and not game.score.won else rating

    def _due(self, name: str, rating: Rating, games: list[Game]) -> None:
        played = {game.slot.no for game in games if game.slot.kind == "qualifier"}
        no = 0
        for team in queue(rating):
            no = next(n for n in range(no + 1, 99) if n not in played)
            words = "последняя в рейтинге из не игравших" if not self.next else "следующая вверх по рейтингу"
            self.next.append(Next(Slot(name, "qualifier", no), team, Reason(words, "V4.8")))
        if not self.next:
            clause = "V4.10" if name == WINTER else "V4.7.1"
            reason = Reason("первая в рейтинге после отборочных", clause)
            self.next.append(Next(Slot(name, "final"), finalist(rating), reason))

    def _wrong(self, game: Game, reason: str, remedy: str) -> None:
        self.faults.append(Fault(game.line, reason, remedy))
