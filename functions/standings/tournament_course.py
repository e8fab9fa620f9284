"""A tournament from the lot to the cups: qualifiers, semifinals when there are many, two finals, the third place."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace

from standings.awards import awards
from standings.lots import dishonest
from standings.points import accounts, consolation, third
from standings.ranking import first_group, ranked
from standings.reason import Fault, Reason, Row, Told, Wrong, listed
from standings.schedule import schedule
from standings.score import UNKNOWN
from standings.tournament import SEMIFINALS, TEAMS_MIN, Match, Slot, Stage, Team, Tournament
from standings.tournament_checks import faults
from standings.tournament_table import Next, TournamentTable


def table(tournament: Tournament) -> TournamentTable:
    """The tournament computed afresh from its sheet; Wrong with every fault when it cannot be."""
    run = _through(tournament)
    if run.faults:
        raise Wrong(run.faults)
    finals = (*tournament.of("consolation"), *tournament.of("main"))
    hall = run.third(finals)
    return TournamentTable(
        tournament.title,
        run.rating,
        run.semifinals,
        run.consolation,
        hall,
        tuple(run.next),
        run.out(),
        schedule(tournament),
        awards(finals, () if run.next else hall),
        tuple(run.notes),
    )


def wrong(tournament: Tournament) -> tuple[Fault, ...]:
    """Everything in the sheet that cannot stand."""
    return tuple(_through(tournament).faults)


def _through(tournament: Tournament) -> "_Run":
    """The walk over the games that say nothing impossible; one that does ends it at its stage."""
    found = faults(tournament)
    lines = {fault.line for fault in found}
    bad = {match.slot for match in tournament.matches if match.score == UNKNOWN or (lines and match.line in lines)}
    sound = replace(tournament, matches=tuple(match for match in tournament.matches if match.slot not in bad))
    run = _Run(sound, frozenset(slot.stage for slot in bad))
    run.faults.extend(found)
    if len(tournament.teams) >= TEAMS_MIN:
        run.through()
    return run


@dataclass(slots=True)
class _Run:
    """One walk over one tournament; it stops at a stage in which something is wrong: later ones would only echo it.

    spoilt: stages with a game that was passed over.
    """

    of: Tournament
    spoilt: frozenset[Stage] = frozenset()
    rating: tuple[Row, ...] = ()
    semifinals: tuple[Row, ...] = ()
    consolation: tuple[Row, ...] = ()
    finalists: tuple[str, ...] = ()
    next: list[Next] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def through(self) -> None:
        faults = len(self.faults)
        qualifiers = self.of.of("qualifier")
        self._qualifiers(qualifiers)
        self.rating = ranked(qualifiers)
        self._account()
        if "qualifier" in self.spoilt or len(self.faults) > faults:
            return
        if self.next:
            self._too_early("semifinal", "consolation", "main")
            return
        if self.of.has_semifinals:
            self._semifinals()
        else:
            self._too_many("semifinal", "полуфиналы играют, когда команд больше шести (T1.2a)")
        if "semifinal" in self.spoilt or len(self.faults) > faults:
            return
        if self.next:
            self._too_early("consolation", "main")
            return
        self._finals()

    def _account(self) -> None:
        everybody = [team.name for team in (*self.of.teams, *self.of.guests)]
        self.consolation = consolation(accounts(everybody, (*self.of.of("qualifier"), *self.of.of("semifinal"))))

    def _qualifiers(self, played: Sequence[Match]) -> None:
        """T1.2, T2.2: each registered team once, in the order of the lot."""
        left = {team.name: team for team in self.of.teams}
        for match in played:
            team = left.get(match.teams[0])
            if team is None:
                self._wrong(match, f"команда «{match.teams[0]}» отборочную уже сыграла (T2.2)", "Поправьте team")
                continue
            self._lot(match, [team], left.values())
            del left[team.name]
        count, numbers = len(self.of.teams), {match.slot.no for match in played}
        for match in played:
            if match.slot.no > count:
                self._wrong(match, f"отборочных столько, сколько команд: {count} (T1.2)", "Поправьте номер")
        waiting, reason = tuple(sorted(left)), Reason("команду тянет лототрон", "T2.2")
        free = (no for no in range(1, count + 1) if no not in numbers)
        self.next += [Next(Slot("qualifier", no), waiting, reason) for no in free]

    def _lot(self, match: Match, order: list[Team], among: Collection[Team]) -> None:
        """A lot whose link is written is verified; without one it was drawn by hand, for all to see."""
        if not self.of.head:
            return
        if not match.links:
            self.notes.append(f"{match.slot}: жребий тянули рукой")
        elif wrong := dishonest(self.of, match.slot, order, among, match.links):
            self._wrong(match, f"жребий не сходится: {wrong}", "Проверьте link и team")

    def _semifinals(self) -> None:
        """T1.1.1, T1.1.1a: the two best of the qualifiers, one a game; equals in everything play one «вприсядку»."""
        slots = _pairs(self.rating)
        self._stage("semifinal", slots, Reason("лучшие в отборочных", "T1.1.1"))
        self.semifinals = ranked(self.of.of("semifinal"))

    def _finals(self) -> None:
        """T1.6, T1.7: the main final's teams, then the best of the others by points."""
        self.finalists = first_group(self.semifinals or self.rating)
        clause = "T1.1.1" if self.semifinals else "T1.6"
        others = [row for row in self.consolation if row.team not in self.finalists]
        silver = first_group(others, others[0].place) if others else ()
        self._stage("consolation", [silver] if silver else [], Reason("больше всех утешительных баллов", "T1.7"))
        self._stage("main", [self.finalists], Reason("самый крупный счёт", clause))
        self.finalists = (*self.finalists, *silver)

    def _stage(self, stage: Stage, due: list[tuple[str, ...]], reason: Reason) -> None:
        """The games of a stage: those played are played by who was due, the others come next."""
        left, played = list(due), self.of.of(stage)
        for match in played:
            if tuple(sorted(match.teams)) not in left:
                names = " или ".join(listed(teams) for teams in left) or "никто"
                self._wrong(match, "за столом не те", f"Играть должны: {names} ({reason.clause})")
                continue
            left.remove(tuple(sorted(match.teams)))
            if len(match.teams) > 1:
                everybody = {team.name: team for team in (*self.of.teams, *self.of.guests)}
                order = [everybody[name] for name in match.teams]
                self._lot(match, order, order)
        self.next += self._due(stage, left, reason)

    def _due(self, stage: Stage, left: list[tuple[str, ...]], reason: Reason) -> Iterator[Next]:
        taken = {match.slot.no for match in self.of.of(stage)}
        numbered = stage == "semifinal"
        free = [no for no in range(1, SEMIFINALS + 1) if no not in taken]
        for at, teams in enumerate(left):
            why = Reason(f"{reason.words}; равны во всём, играют «вприсядку»", "T1.6.1") if len(teams) > 1 else reason
            yield Next(Slot(stage, free[at] if numbered else 0), teams, why)

    def _too_early(self, *stages: Stage) -> None:
        for stage in stages:
            for match in self.of.of(stage):
                self._wrong(match, "прежние игры ещё не доиграны", "Допишите их или поправьте game")

    def _too_many(self, stage: Stage, reason: str) -> None:
        for match in self.of.of(stage):
            self._wrong(match, reason, "Поправьте game")

    def third(self, finals: Sequence[Match]) -> tuple[Row, ...]:
        """T1.8: everybody who sat at no final's table."""
        if not finals:
            return ()
        everybody = (team.name for team in (*self.of.teams, *self.of.guests))
        return third((name for name in everybody if name not in self.finalists), finals)

    def out(self) -> tuple[Told, ...]:
        """Once the finalists are known: everybody else has left the race for both finals."""
        reason = Reason("в финалы не вышла, спорит в зале за третье место", "T1.8")
        everybody = sorted(team.name for team in (*self.of.teams, *self.of.guests)) if self.finalists else []
        return tuple(Told(name, reason) for name in everybody if name not in self.finalists)

    def _wrong(self, match: Match, reason: str, remedy: str) -> None:
        self.faults.append(Fault(match.line, f"{match.slot}: {reason}", remedy))


def _pairs(rating: Sequence[Row]) -> list[tuple[str, ...]]:
    """Who plays the semifinals: two teams apart, or those equal in everything together."""
    best = first_group(rating)
    if len(best) == SEMIFINALS:
        return [(team,) for team in best]
    if len(best) > SEMIFINALS:
        return [best]
    return [best, first_group(rating, SEMIFINALS)]
