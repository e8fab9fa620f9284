"""«Что? То? Там?»: twelve sectors, teams in the hall, a tournament. Read aloud, the rows sound like the rules."""

from game import commands as ask
from game.envelope import PackCard
from game.figures import Blitz, Club, Duplet, Extra, Figures, Refills, Registered, Zeitnot
from game.people import Captain, HallTeam, Host, Player
from game.phases import (
    Answering,
    Between,
    Discussing,
    Finished,
    Hearing,
    Lobby,
    Naming,
    OnBreak,
    Paused,
    Reading,
    Revealed,
)
from game.rulebook import Rulebook, row
from game.rules import (
    answering,
    behind,
    breaks,
    chairs,
    elsewhere,
    fairness,
    hall,
    judging,
    lifelines,
    lobby,
    minute,
    reserves,
    scoring,
    setting,
    showing,
    staying,
    together,
    undoing,
    window,
    zeitnot,
)
from game.rules.common import always
from game.rules.moments import (
    CLOCK,
    DECIDES,
    EVER,
    GAME,
    GAME_OR_END,
    NAMED,
    OUTSIDER,
    REQUEST,
    REST,
    ROUND,
    TALK,
    UNDER_WAY,
)
from game.shapes import Special, Wheel

TWO, THREE = 2, 3
FIGURES = Figures(
    sectors=12,
    team_min=1,
    team_max=6,
    target=6,
    minute_s=60,
    signal_s=10,
    silence_s=10,
    own=(
        Registered(team_min_registered=5),
        Blitz(blitz_s=20),
        Duplet(duplet_s=30),
        Extra(extra_s=30),
        Club(club_help_s=20),
        Zeitnot(zeitnot_from_s=10, zeitnot_step_s=10, zeitnot_alone_s=60),
        Refills(refill_rounds=4, refill_semifinal=1),
    ),
    stages=(("qualifier", 6), ("semifinal", 7), ("final", 8)),
)


def needs(figures: Figures, card: PackCard) -> tuple[str, ...]:
    """Envelopes for all sectors but the last, which has the base; each special one whole; a reserve."""
    lying = {kind: n for n, kind in card.kinds if n <= figures.sectors}
    whole = {"duplet": TWO, "blitz": THREE, "superblitz": THREE, "zeitnot": 1}
    broken = tuple(kind for kind, n in lying.items() if card.parts_of(n) != whole.get(kind, 1))
    wanted = ("superblitz", "zeitnot") if "blitz" in lying else ("duplet", "superblitz", "zeitnot")
    absent = tuple(kind for kind in wanted if kind not in lying)
    base = () if any(kind == "base" for _, kind in card.kinds) else ("base",)
    spare = () if any(n > figures.sectors for n in card.envelopes) else ("spare",)
    return (*card.missing(figures.sectors - 1, 0), *absent, *broken, *base, *spare)


DOOR = (
    row(OUTSIDER, Lobby, ask.TakeSeat, chairs.seat_offer, chairs.take_seat, "T1.4"),
    row(OUTSIDER, GAME_OR_END, ask.Knock, chairs.knock_offer, chairs.knock, "T1.4"),
    row(Host, REST, ask.Admit, chairs.admit_offer, chairs.admit, "T1.4"),
    row(Host, ROUND, ask.Admit, chairs.admit_in_need, chairs.admit, "T1.4"),
    row(Host, EVER, ask.TurnAway, chairs.turn_away_offer, chairs.turn_away, "T1.4"),
    row(Host, EVER, ask.RemoveSeat, chairs.remove_offer, chairs.remove, "T1.4"),
    row(Player, EVER, ask.Leave, always(ask.Leave()), chairs.leave, "T1.4"),
    row(Player, EVER, ask.Dress, chairs.dress_offer, chairs.dress, "T1.4"),
)

LOBBY = (
    row(Player, Lobby, ask.Ready, lobby.ready_offer, lobby.ready, "T3.0"),
    row(Player, Lobby, ask.NotReady, lobby.not_ready_offer, lobby.not_ready, "T3.0"),
    row(Player, REST, ask.VoteCaptain, lobby.vote_offer, lobby.vote, "T3.4"),
    row(Host, REST, ask.MarkCaptain, lobby.mark_offer, lobby.mark, "T3.4"),
    row(Host, Lobby, ask.ChoosePack, lobby.pack_offer, lobby.choose_pack, "T3.8.1"),
    row(Host, Lobby, ask.ChooseStage, setting.stage_offer, setting.choose_stage, "T3.8"),
    row(Host, Lobby, ask.MarkSector, setting.sector_offer, setting.mark_sector, "T4.0"),
    row(Host, Lobby, ask.HideWindow, window.hide_offer, window.hide, "T4.2e"),
    row(Host, Lobby, ask.CrossOut, reserves.cross_offer, reserves.cross_out, "T4.2d"),
    row(Host, EVER, ask.SilenceAll, lobby.silence_offer, lobby.silence, "T3.3"),
    row(Host, Lobby, ask.StartGame, together.start_offer, lobby.start, "T3.0"),
    row(Host, Finished, ask.ReturnToLobby, always(ask.ReturnToLobby()), lobby.back, "T3.8"),
)

TOGETHER = (
    row(Host, Lobby, ask.NameSquad, together.name_offer, together.name, "T1.6.1"),
    row(Host, Lobby, ask.DropSquad, together.drop_offer, together.drop, "T1.6.1"),
    row(Player, Lobby, ask.JoinSquad, together.join_offer, together.join, "T1.6.1"),
    row(Host, Lobby, ask.SeatWith, together.seat_offer, together.seat, "T1.6.1"),
    row(Host, GAME, ask.SeatWith, together.seat_late_offer, together.seat, "T1.6.1"),
    row(Host, Finished, ask.AwardExtra, together.extra_offer, together.extra, "T1.6.1"),
)

HALL = (
    row(OUTSIDER, EVER, ask.EnterHall, hall.enter_offer, hall.enter, "T3.6"),
    row(HallTeam, EVER, ask.LeaveHall, hall.leave_offer, hall.leave, "T3.6"),
    row(Host, EVER, ask.RemoveTeam, hall.remove_offer, hall.remove, "T3.6"),
    row(Host, GAME_OR_END, ask.CollectSheets, hall.collect_earlier, hall.collect, "T3.6"),
    row(Host, GAME_OR_END, ask.CollectSheets, hall.collect_newest, hall.collect, "T3.6"),
    row(Host, GAME_OR_END, ask.JudgeSheets, hall.judge_offer, hall.judge, "T3.7"),
)

ELSEWHERE = (
    row(Host, Between, ask.MarkPlayed, elsewhere.played_offer, elsewhere.mark_played, "T2.1"),
    row(Host, Between, ask.SetLeft, elsewhere.left_offer, elsewhere.set_left, "T6.1"),
)

ARROW = (
    row(Host, Between, ask.Refill, reserves.refill_offer, reserves.refill, "T3.8.1"),
    row(Host, Between, ask.Spin, reserves.spin_offer, window.spin, "T2.1"),
    row(Host, Between, ask.SetSector, reserves.hand_offer, window.set_sector, "T2.1"),
    row(Host, UNDER_WAY, ask.Withdraw, reserves.withdraw_offer, reserves.withdraw, "T3.8.1"),
)

WHO_PLAYS = (
    row(Captain, Reading, ask.StayAtTable, staying.stay_offer, staying.stay, "T4.2b"),
    row(Captain, Reading, ask.SendAway, zeitnot.send_offer, zeitnot.send, "T4.2c"),
    row(Captain, Reading, ask.CallBack, zeitnot.call_back_offer, zeitnot.call_back, "T4.2c"),
    row(Captain, Reading, ask.HandOver, zeitnot.hand_over_offer, zeitnot.hand_over, "T4.2c"),
    row(DECIDES, Reading, ask.Settle, zeitnot.settle_offer, zeitnot.settle, "T4.2c"),
)

MINUTE = (
    row(Host, Reading, ask.StartClock, zeitnot.start_offer, minute.start, "T3.3"),
    row(Captain, Reading, ask.AnswerEarly, zeitnot.early_offer, staying.early, "T5.1"),
    row(Host, Discussing, ask.PauseClock, minute.pause_offer, minute.pause, "T3.3"),
    row(Captain, Discussing, ask.FreezeClock, minute.freeze_offer, minute.pause, "T3.3"),
    row(Host, Paused, ask.ResumeClock, minute.resume_offer, minute.resume, "T3.3"),
    row(Host, CLOCK, ask.RestartClock, minute.restart_offer, minute.restart, "T3.3"),
    row(Captain, Discussing, ask.CloseDiscussion, minute.close_offer, minute.close, "T5.1"),
)

HELP = (
    row(Captain, TALK, ask.AskLifeline, behind.extra_offer, behind.ask, "T6.1", ask.AskLifeline("extra")),
    row(Captain, TALK, ask.AskLifeline, behind.club_offer, behind.ask, "T6.2", ask.AskLifeline("club")),
    row(Host, REQUEST, ask.GrantLifeline, lifelines.grant_offer, behind.grant, "T6.1"),
    row(Host, REQUEST, ask.DeclineLifeline, lifelines.decline_offer, lifelines.decline, "T6.1"),
)

ANSWER = (
    row(Captain, TALK, ask.NameAnswerer, answering.name_offer, answering.name, "T3.4"),
    row(Captain, Answering, ask.NameAnswerer, answering.rename_offer, answering.rename, "T3.4"),
    row(Captain, Hearing, ask.NameAnswerer, answering.rename_gone_offer, answering.rename, "T3.4"),
    row(Host, UNDER_WAY, ask.AppointActing, answering.acting_offer, answering.appoint, "T3.4"),
    row(Host, Answering, ask.HearAnswer, always(ask.HearAnswer()), answering.hear, "T3.4"),
    row(Host, NAMED, ask.Judge, always(ask.Judge(True), ask.Judge(False)), scoring.judge_parts, "T3.0"),
    row(Host, Discussing, ask.Judge, judging.silence_offer, scoring.judge_parts, "T3.4"),
    row(Host, Naming, ask.Judge, judging.silence_after, scoring.judge_parts, "T3.4"),
    row(Host, Revealed, ask.CloseRound, always(ask.CloseRound()), judging.close_round, "T3.0"),
    row(Host, ROUND, ask.ShowHandout, showing.handout_offer, showing.show_handout, "T3.1"),
)

FAIRNESS = (
    row(Host, UNDER_WAY, ask.CallHint, fairness.hint_offer, fairness.call_hint, "T6.4"),
    row(Host, GAME, ask.Expel, fairness.expel_offer, fairness.expel, "T6.5"),
    row(Host, GAME, ask.ShowOut, fairness.show_out_offer, fairness.show_out, "T6.5"),
)

EVENING = (
    row(Host, GAME, ask.CorrectScore, judging.correct_offer, judging.correct, "T3.8"),
    row(Host, GAME, ask.EndMatch, judging.end_offer, judging.end, "T3.8"),
    row(Host, Between, ask.AnnounceBreak, breaks.break_offer, breaks.begin, "T3.0"),
    row(Host, OnBreak, ask.EndBreak, always(ask.EndBreak()), breaks.end, "T3.0"),
    row(Host, GAME_OR_END, ask.Undo, undoing.undo_offer, undoing.undo, "T3.0"),
    row(Host, GAME_OR_END, ask.Redo, undoing.redo_offer, undoing.redo, "T3.0"),
)

CTT = Rulebook(
    id="ctt",
    title="Что? То? Там?",
    line="Турнир: дуплет и блиц, цейтнот, форточка и команды в зале.",
    figures=FIGURES,
    lifelines=("extra", "club"),
    final_burns=(),
    wheel=Wheel(first=1, stepping=True, links="end"),
    needs=needs,
    usual=(
        (1, "red"), (2, "blue"), (3, "red"), (4, "blue"), (5, "red"), (6, "blue"), (7, "red"), (8, "blue"),
        (9, "duplet"), (10, "superblitz"), (11, "zeitnot"), (12, "base"),
    ),
    most=(("extra", 1), ("club", 1)),
    stages=("qualifier", "semifinal", "final", "together"),
    specials=(
        Special("duplet", TWO, "duplet_s"),
        Special("blitz", THREE, "blitz_s"),
        Special("superblitz", THREE, "blitz_s", 1, "captain"),
    ),
    marks=("red", "blue", "duplet", "blitz", "superblitz", "zeitnot", "base"),
    open_kinds=("red", "blue", "duplet", "blitz", "superblitz", "zeitnot", "base"),
    numbers=(
        ("P1.1", "T1.4"), ("P1.2", "T3.8"), ("P2.3", "T3.8.1"), ("P3.1", "T3.1"), ("P3.2", "T3.3"), ("P3.3", "T3.0"),
        ("P3.5", "T3.4"), ("P3.6", "T3.4"), ("P3.7", "T6.3"), ("P4.3", "T2.1"), ("P6.2", "T3.3"), ("P7.2", "T6.5"),
        ("V3.4.2", "T4.2b"), ("V3.4.3", "T4.2b"), ("V3.5", "T5.1"),
    ),
    hand=True,
    rival="host",
    passed=window.passed,
    rows=(
        *DOOR, *LOBBY, *TOGETHER, *HALL, *ELSEWHERE, *ARROW, *WHO_PLAYS, *MINUTE, *HELP, *ANSWER, *FAIRNESS, *EVENING,
    ),
)  # fmt: skip
