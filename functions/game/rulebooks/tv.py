"""The television game: thirteen sectors, the viewers' letters. Read aloud, the rows sound like the rules."""

from game import commands as ask
from game.envelope import PackCard
from game.figures import Blitz, Club, Credit, Extra, Figures, Thirteen
from game.people import Author, Captain, Defender, Host, Player, Spectator, Steward
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
from game.rulebook import Of, Rulebook, row
from game.rules import (
    answering,
    breaks,
    cards,
    chairs,
    decisive,
    elsewhere,
    judging,
    lobby,
    minute,
    rounds,
    scoring,
    setting,
    showing,
    spinning,
    staying,
    steps,
    undoing,
)
from game.rules.common import always
from game.rules.moments import CLOCK, EVER, GAME, GAME_OR_END, NAMED, OUTSIDER, READ, REST, ROUND, TALK, UNDER_WAY
from game.shapes import Special, Wheel

BLITZ_PARTS = 3
FIGURES = Figures(
    sectors=13,
    team_min=1,
    team_max=6,
    target=6,
    minute_s=60,
    signal_s=10,
    silence_s=10,
    own=(
        Blitz(blitz_s=20),
        Credit(credit_s=60),
        Club(club_help_s=20),
        Extra(extra_s=60),
        Thirteen(all_s=10, three_s=20, one_s=60, three_from=4),
    ),
)


def needs(figures: Figures, card: PackCard) -> tuple[str, ...]:
    """A letter for every sector; a blitz has its three questions."""
    short = (kind for n, kind in card.kinds if kind in ("blitz", "superblitz") and card.parts_of(n) != BLITZ_PARTS)
    return (*card.missing(figures.sectors, 0), *short)


DOOR = (
    row(OUTSIDER, Lobby, ask.TakeSeat, chairs.seat_offer, chairs.take_seat, "V3.1"),
    row(OUTSIDER, GAME_OR_END, ask.Knock, chairs.knock_offer, chairs.knock, "V3.1"),
    row(Host, REST, ask.Admit, chairs.admit_offer, chairs.admit, "V3.1"),
    row(Host, ROUND, ask.Admit, chairs.admit_in_need, chairs.admit, "V3.1"),
    row(Host, EVER, ask.TurnAway, chairs.turn_away_offer, chairs.turn_away, "V3.1"),
    row(Host, EVER, ask.RemoveSeat, chairs.remove_offer, chairs.remove, "V3.1"),
    row(Player, EVER, ask.Leave, always(ask.Leave()), chairs.leave, "V3.1"),
    row(Player, EVER, ask.Dress, chairs.dress_offer, chairs.dress, "V3.1"),
)

LOBBY = (
    row(Player, Lobby, ask.Ready, lobby.ready_offer, lobby.ready, "V3.1"),
    row(Player, Lobby, ask.NotReady, lobby.not_ready_offer, lobby.not_ready, "V3.1"),
    row(Player, REST, ask.VoteCaptain, lobby.vote_offer, lobby.vote, "V3.1"),
    row(Host, REST, ask.MarkCaptain, lobby.mark_offer, lobby.mark, "V3.1"),
    row(Host, Lobby, ask.ChoosePack, lobby.pack_offer, lobby.choose_pack, "V3.3"),
    row(Host, Lobby, ask.ChooseStage, setting.stage_offer, setting.choose_stage, "V3.6"),
    row(Host, Lobby, ask.NoteLeader, setting.leader_offer, setting.note_leader, "V3.6"),
    row(Host, Lobby, ask.NoteWays, setting.ways_offer, setting.note_ways, "V3.4.4"),
    row(Host, Lobby, ask.SetPrize, setting.prize_offer, setting.set_prize, "V3.2"),
    row(Host, Lobby, ask.MarkSector, setting.sector_offer, setting.mark_sector, "V3.4.3"),
    row(Host, Lobby, ask.KeepOut, setting.keep_out_offer, setting.keep_out, "V3.7.2"),
    row(Host, Lobby, ask.LetIn, setting.let_in_offer, setting.let_in, "V3.7.2"),
    row(Host, EVER, ask.ShowPrompts, lobby.prompts_offer, lobby.show_prompts, "V3.1"),
    row(Host, EVER, ask.SilenceAll, lobby.silence_offer, lobby.silence, "V3.2b"),
    row(Host, Lobby, ask.StartGame, lobby.start_offer, lobby.start, "V3.1"),
    row(Host, Finished, ask.ReturnToLobby, always(ask.ReturnToLobby()), lobby.back, "V3.10"),
)

ELSEWHERE = (
    row(Host, Between, ask.MarkPlayed, elsewhere.played_offer, elsewhere.mark_played, "V3.4"),
    row(Host, Between, ask.SetLeft, elsewhere.left_offer, elsewhere.set_left, "V3.7"),
    row(Host, Between, ask.SetDebt, elsewhere.debt_offer, elsewhere.set_debt, "V3.8.2"),
)

WHEEL_TURNS = (
    row(Of[Host | Captain](), Between, ask.CallDebt, spinning.debt_offer, spinning.call_debt, "V3.8.2"),
    row(Captain, Between, ask.AskDecisive, decisive.ask_offer, decisive.ask, "V3.6"),
    row(Host, Between, ask.GrantDecisive, decisive.grant_offer, decisive.grant, "V3.6"),
    row(Host, Between, ask.DeclineDecisive, decisive.decline_offer, decisive.decline, "V3.6"),
    row(Host, Between, ask.Spin, rounds.spin_offer, rounds.spin, "V3.4"),
    row(Host, Between, ask.SetSector, rounds.hand_offer, rounds.set_sector, "V3.4"),
    row(Host, Reading, ask.SetAside, always(ask.SetAside()), spinning.set_aside, "V3.4"),
)

WHO_PLAYS = (
    row(Captain, Reading, ask.ChooseWay, staying.way_offer("all"), staying.choose_way, "V3.4.3"),
    row(Captain, Reading, ask.ChooseWay, staying.way_offer("three"), staying.choose_way, "V3.4.3"),
    row(Captain, Reading, ask.ChooseWay, staying.way_offer("one"), staying.choose_way, "V3.4.3"),
    row(Captain, Reading, ask.StayAtTable, staying.stay_offer, staying.stay, "V3.4.2"),
    row(Host, Reading, ask.StayAtTable, staying.stay_by_host, staying.stay, "V3.4.3"),
)

MINUTE = (
    row(Host, Reading, ask.StartClock, staying.start_offer, minute.start, "V3.2a"),
    row(Host, Reading, ask.AskAnswer, staying.ask_answer_offer, minute.ask_answer, "V3.8.2"),
    row(Captain, Reading, ask.AnswerEarly, staying.early_offer, staying.early, "V3.5"),
    row(Host, Discussing, ask.PauseClock, minute.pause_offer, minute.pause, "V3.2a"),
    row(Captain, Discussing, ask.FreezeClock, minute.freeze_offer, minute.pause, "V3.2a"),
    row(Host, Paused, ask.ResumeClock, minute.resume_offer, minute.resume, "V3.2a"),
    row(Host, CLOCK, ask.RestartClock, minute.restart_offer, minute.restart, "V3.2a"),
    row(Captain, Discussing, ask.CloseDiscussion, minute.close_offer, minute.close, "V3.2a"),
)

HELP = (
    row(Captain, TALK, ask.AskLifeline, steps.extra_offer, steps.ask, "V3.5", ask.AskLifeline("extra")),
    row(Captain, TALK, ask.AskLifeline, steps.club_offer, steps.ask, "V3.7", ask.AskLifeline("club")),
    row(Captain, TALK, ask.AskLifeline, steps.credit_offer, steps.ask, "V3.8", ask.AskLifeline("credit")),
    row(Of[Spectator | Author](), TALK, ask.OfferHelp, steps.help_offer, steps.offer_help, "V3.7.1"),
    row(Host, TALK, ask.GrantLifeline, steps.grant_offer, steps.grant, "V3.7"),
    row(Host, TALK, ask.DeclineLifeline, steps.decline_offer, steps.decline, "V3.7"),
    row(Defender, TALK, ask.GrantLifeline, steps.grant_credit_offer, steps.grant, "V3.8"),
    row(Defender, TALK, ask.DeclineLifeline, steps.decline_credit_offer, steps.decline, "V3.8"),
)

ANSWER = (
    row(Captain, TALK, ask.NameAnswerer, answering.name_offer, answering.name, "V3.1"),
    row(Captain, Answering, ask.NameAnswerer, answering.rename_offer, answering.rename, "V3.1"),
    row(Captain, Hearing, ask.NameAnswerer, answering.rename_gone_offer, answering.rename, "V3.1"),
    row(Host, UNDER_WAY, ask.AppointActing, answering.acting_offer, answering.appoint, "V3.1"),
    row(Host, Answering, ask.HearAnswer, always(ask.HearAnswer()), answering.hear, "V3.1"),
    row(Host, NAMED, ask.Judge, always(ask.Judge(True), ask.Judge(False)), scoring.judge, "V3.1"),
    row(Host, Discussing, ask.Judge, judging.silence_offer, scoring.judge, "V3.1"),
    row(Host, Naming, ask.Judge, judging.silence_after, scoring.judge, "V3.1"),
    row(Host, Revealed, ask.CloseRound, always(ask.CloseRound()), judging.close_round, "V3.4"),
)

SCREENS = (
    row(Host, READ, ask.ShowPrompt, showing.prompt_offer, showing.show_prompt, "V3.1"),
    row(Host, ROUND, ask.ShowHandout, showing.handout_offer, showing.show_handout, "V3.1"),
)

CARDS = (
    row(Of[Host | Steward](), UNDER_WAY, ask.GiveCard, cards.card_offer, cards.give, "V3.9"),
    row(Host, UNDER_WAY, ask.Forfeit, cards.forfeit_offer, cards.forfeit, "V3.9"),
)

EVENING = (
    row(Host, GAME, ask.CorrectScore, decisive.correct_offer, judging.correct, "V3.10"),
    row(Host, GAME, ask.EndMatch, judging.end_offer, judging.end, "V3.10"),
    row(Host, Between, ask.AnnounceBreak, breaks.break_offer, breaks.begin, "V3.1"),
    row(Host, OnBreak, ask.EndBreak, always(ask.EndBreak()), breaks.end, "V3.1"),
    row(Host, GAME_OR_END, ask.Undo, undoing.undo_offer, undoing.undo, "V3.1"),
    row(Host, GAME_OR_END, ask.Redo, undoing.redo_offer, undoing.redo, "V3.1"),
)

TV = Rulebook(
    id="tv",
    title="Телевизионная игра",
    line="Как по телевизору: письма телезрителей, блиц, тринадцатый сектор и минута в кредит.",
    figures=FIGURES,
    lifelines=("extra", "club", "credit"),
    final_burns=(),
    wheel=Wheel(first=1, stepping=True),
    needs=needs,
    usual=((13, "thirteen"),),
    purse=("club",),
    most=(("club", 1), ("extra", 6)),
    stages=("", "qualifier", "final", "special"),
    specials=(
        Special("blitz", BLITZ_PARTS, "blitz_s"),
        Special("superblitz", BLITZ_PARTS, "blitz_s", 1, "captain"),
        Special("thirteen"),
        Special("partner"),
    ),
    marks=("ordinary", "blitz", "superblitz", "thirteen"),
    stead=(("partner", "thirteen"),),
    numbers=(
        ("P1.1", "V3.1"), ("P1.2", "V3.10"), ("P2.3", "V3.1"), ("P3.1", "V3.1"), ("P3.2", "V3.2a"), ("P3.3", "V3.1"),
        ("P3.5", "V3.1"), ("P3.6", "V3.1"), ("P3.7", "V3.7"), ("P4.3", "V3.4"), ("P6.2", "V3.8.2"), ("P7.2", "V3.7.2"),
    ),
    rows=(*DOOR, *LOBBY, *ELSEWHERE, *WHEEL_TURNS, *WHO_PLAYS, *MINUTE, *HELP, *ANSWER, *SCREENS, *CARDS, *EVENING),
)  # fmt: skip
