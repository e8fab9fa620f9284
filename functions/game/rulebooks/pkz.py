"""«Почему? Куда? Зачем?»: sixteen sectors at home. Read aloud, the rows sound like the rules."""

from game import commands as ask
from game.envelope import PackCard
from game.figures import Club, Credit, Envelopes, Figures, Penalties
from game.people import Captain, Host, Player
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
    breaks,
    chairs,
    elsewhere,
    judging,
    lifelines,
    lobby,
    minute,
    penalties,
    showing,
    spinning,
    undoing,
)
from game.rules.common import always
from game.rules.moments import (
    CLOCK,
    EVER,
    GAME,
    GAME_OR_END,
    NAMED,
    OUTSIDER,
    READ,
    REQUEST,
    REST,
    ROUND,
    TALK,
    UNDER_WAY,
)
from game.shapes import Wheel

ZERO = 0
FIGURES = Figures(
    sectors=16,
    team_min=2,
    team_max=5,
    target=6,
    minute_s=60,
    signal_s=10,
    silence_s=10,
    own=(
        Envelopes(envelopes=15, zero=1),
        Credit(credit_s=60),
        Club(club_help_s=60),
        Penalties(cut_minute_s=40, annulments_max=2),
    ),
)


def needs(figures: Figures, card: PackCard) -> tuple[str, ...]:
    """Fifteen envelopes and the black box."""
    wanted = figures.of(Envelopes)
    return card.missing(wanted.envelopes, wanted.zero)


DOOR = (
    row(OUTSIDER, Lobby, ask.TakeSeat, chairs.seat_offer, chairs.take_seat, "P2.2"),
    row(OUTSIDER, GAME_OR_END, ask.Knock, chairs.knock_offer, chairs.knock, "P1.1"),
    row(Host, REST, ask.Admit, chairs.admit_offer, chairs.admit, "P1.1"),
    row(Host, ROUND, ask.Admit, chairs.admit_in_need, chairs.admit, "P1.1"),
    row(Host, EVER, ask.TurnAway, chairs.turn_away_offer, chairs.turn_away, "P1.1"),
    row(Host, EVER, ask.RemoveSeat, chairs.remove_offer, chairs.remove, "P1.1"),
    row(Player, EVER, ask.Leave, always(ask.Leave()), chairs.leave, "P1.1"),
    row(Player, EVER, ask.Dress, chairs.dress_offer, chairs.dress, "P9.3"),
)

LOBBY = (
    row(Player, Lobby, ask.Ready, lobby.ready_offer, lobby.ready, "P2.3"),
    row(Player, Lobby, ask.NotReady, lobby.not_ready_offer, lobby.not_ready, "P2.3"),
    row(Player, REST, ask.VoteCaptain, lobby.vote_offer, lobby.vote, "P3.5"),
    row(Host, REST, ask.MarkCaptain, lobby.mark_offer, lobby.mark, "P3.5"),
    row(Host, Lobby, ask.ChoosePack, lobby.pack_offer, lobby.choose_pack, "P2.3"),
    row(Host, EVER, ask.ShowPrompts, lobby.prompts_offer, lobby.show_prompts, "P3.1"),
    row(Host, EVER, ask.SilenceAll, lobby.silence_offer, lobby.silence, "P5.3"),
    row(Host, Lobby, ask.StartGame, lobby.start_offer, lobby.start, "P2.3"),
    row(Host, Finished, ask.ReturnToLobby, always(ask.ReturnToLobby()), lobby.back, "P8.3"),
)

ELSEWHERE = (
    row(Host, Between, ask.MarkPlayed, elsewhere.played_offer, elsewhere.mark_played, "P4.3"),
    row(Host, Between, ask.SetLeft, elsewhere.left_offer, elsewhere.set_left, "P1.6"),
    row(Host, Between, ask.SetDebt, elsewhere.debt_offer, elsewhere.set_debt, "P6.2"),
)

WHEEL_TURNS = (
    row(Host, Between, ask.CallDebt, spinning.debt_offer, spinning.call_debt, "P6.2"),
    row(Host, Between, ask.Spin, spinning.spin_offer, spinning.spin, "P4.2"),
    row(Host, Between, ask.SetSector, spinning.hand_offer, spinning.set_sector, "P4.3"),
    row(Host, Reading, ask.SetAside, always(ask.SetAside()), spinning.set_aside, "P4.3"),
)

MINUTE = (
    row(Host, Reading, ask.StartClock, minute.start_offer, minute.start, "P3.2"),
    row(Host, Reading, ask.AskAnswer, minute.ask_answer_offer, minute.ask_answer, "P6.2"),
    row(Host, Discussing, ask.PauseClock, minute.pause_offer, minute.pause, "P3.2"),
    row(Captain, Discussing, ask.FreezeClock, minute.freeze_offer, minute.pause, "P3.2"),
    row(Host, Paused, ask.ResumeClock, minute.resume_offer, minute.resume, "P3.2"),
    row(Host, CLOCK, ask.RestartClock, minute.restart_offer, minute.restart, "P3.2"),
    row(Captain, Discussing, ask.CloseDiscussion, minute.close_offer, minute.close, "P5.4"),
)

LIFELINES = (
    row(Captain, TALK, ask.AskLifeline, lifelines.credit_offer, lifelines.ask, "P6.2", ask.AskLifeline("credit")),
    row(Captain, TALK, ask.AskLifeline, lifelines.club_offer, lifelines.ask, "P6.3", ask.AskLifeline("club")),
    row(Captain, TALK, ask.AskLifeline, lifelines.host_help_offer, lifelines.ask, "P6.4", ask.AskLifeline("host")),
    row(Host, REQUEST, ask.GrantLifeline, lifelines.grant_offer, lifelines.grant, "P3.7"),
    row(Host, REQUEST, ask.DeclineLifeline, lifelines.decline_offer, lifelines.decline, "P3.7"),
)

ANSWER = (
    row(Captain, TALK, ask.NameAnswerer, answering.name_offer, answering.name, "P3.6"),
    row(Captain, Answering, ask.NameAnswerer, answering.rename_offer, answering.rename, "P3.6"),
    row(Captain, Hearing, ask.NameAnswerer, answering.rename_gone_offer, answering.rename, "P3.6"),
    row(Host, UNDER_WAY, ask.AppointActing, answering.acting_offer, answering.appoint, "P3.5"),
    row(Host, Answering, ask.HearAnswer, always(ask.HearAnswer()), answering.hear, "P3.6"),
    row(Host, NAMED, ask.Judge, always(ask.Judge(True), ask.Judge(False)), judging.judge, "P3.3"),
    row(Host, Discussing, ask.Judge, judging.silence_offer, judging.judge, "P3.6"),
    row(Host, Naming, ask.Judge, judging.silence_after, judging.judge, "P3.6"),
    row(Host, Revealed, ask.CloseRound, always(ask.CloseRound()), judging.close_round, "P4.2"),
)

SCREENS = (
    row(Host, READ, ask.ShowPrompt, showing.prompt_offer, showing.show_prompt, "P3.1"),
    row(Host, ROUND, ask.ShowHandout, showing.handout_offer, showing.show_handout, "P3.1"),
)

PENALTIES = (
    row(Host, GAME, ask.CutMinute, penalties.cut_offer, penalties.cut, "P7.1"),
    row(Host, GAME, ask.Bench, penalties.bench_offer, penalties.bench, "P7.2"),
    row(Host, GAME, ask.TakeHat, penalties.hat_offer, penalties.take_hat, "P7.3"),
    row(Host, GAME, ask.Annul, penalties.annul_offer, penalties.annul, "P7.4"),
)

EVENING = (
    row(Host, GAME, ask.CorrectScore, judging.correct_offer, judging.correct, "P1.2"),
    row(Host, GAME, ask.EndMatch, judging.end_offer, judging.end, "P7.5"),
    row(Host, Between, ask.AnnounceBreak, breaks.break_offer, breaks.begin, "P4.2"),
    row(Host, OnBreak, ask.EndBreak, always(ask.EndBreak()), breaks.end, "P4.2"),
    row(Host, GAME_OR_END, ask.Undo, undoing.undo_offer, undoing.undo, "P3.3"),
    row(Host, GAME_OR_END, ask.Redo, undoing.redo_offer, undoing.redo, "P3.3"),
)

PKZ = Rulebook(
    id="pkz",
    title="Почему? Куда? Зачем?",
    line="Домашний вечер: волчок, чёрный ящик и палочки-выручалочки.",
    figures=FIGURES,
    lifelines=("credit", "club", "host"),
    final_burns=("club", "host"),
    wheel=Wheel(never_first=(ZERO,), never_final=(ZERO,)),
    needs=needs,
    usual=((ZERO, "black_box"),),
    open_kinds=("black_box",),
    most=(("credit", 1), ("club", 1), ("host", 1)),
    rows=(*DOOR, *LOBBY, *ELSEWHERE, *WHEEL_TURNS, *MINUTE, *LIFELINES, *ANSWER, *SCREENS, *PENALTIES, *EVENING),
)
