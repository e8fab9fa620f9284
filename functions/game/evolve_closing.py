"""The game after a round without a winner, and after a player's punishment: closed, annulled, set aside, benched."""

from game.game import Game, Line, Outcome, Purse, Round, Score, current, in_round
from game.people import Seat
from game.phases import Answering, Between, Discussing, Hearing, Naming, OnBreak, Paused
from game.values import replace


def closed(game: Game, outcome: Outcome, window: bool = False) -> Game:
    """The sector is played and the round has its line."""
    done = current(game)
    line = Line(done.no, done.sector, outcome, game.score, done.part, window, done.squad, game.slot)
    played = (*game.played, done.sector)
    return replace(in_round(game, outcome=outcome, asked=None), played=played, history=(*game.history, line))


def benched(game: Game, seat: Seat, now: bool) -> Game:
    if now and game.round is not None:
        return in_round(game, out=(*game.round.out, seat))
    due = dict(game.benched)
    due[seat] = due.get(seat, 0) + 1
    game = replace(game, benched=tuple(due.items()))
    if isinstance(game.phase, (Discussing, Paused, Naming, Answering, Hearing)):
        return in_round(game, silenced=(*current(game).silenced, seat))
    return game


def annulled(game: Game, give_back: bool) -> Game:
    """Nobody scores and the sector is played; for a bad question the purse is as it was before the spin."""
    done = current(game)
    if done.outcome is None:
        game = closed(game, "annulled")
    else:
        knowers = max(0, game.score.knowers - (done.outcome == "knowers"))
        viewers = max(0, game.score.viewers - (done.outcome == "viewers"))
        score = Score(knowers, viewers)
        line = replace(game.history[-1], outcome="annulled", score=score)
        game = replace(in_round(game, outcome="annulled"), score=score, history=(*game.history[:-1], line))
    purse = _given_back(done, game.purse) if give_back else game.purse
    phase = game.phase if isinstance(game.phase, OnBreak) else Between()
    return replace(game, phase=phase, purse=purse, annulments=game.annulments + 1)


def _given_back(done: Round, now: Purse) -> Purse:
    """The purse before the spin. A debt collected in this round is open again; one called since stays called."""
    debt = "owed" if done.debt else done.before.debt
    return replace(done.before, debt=now.debt if debt == "owed" and now.debt == "called" else debt)


def set_aside(game: Game) -> Game:
    """The round goes on with another sector: a debt collected and rounds missed in it are still due. The way chosen
    for this one was not played, and cards given in it cost nothing in the next."""
    done, due = current(game), dict(game.benched)
    missed = due | {seat: due.get(seat, 0) + 1 for seat in done.out}
    over = closed(game, "set_aside")
    cards = tuple(replace(card, round=0) if card.round == done.no else card for card in game.cards)
    way = game.way if done.way is None else None
    return replace(over, phase=Between(), purse=done.before, benched=tuple(missed.items()), cards=cards, way=way)
