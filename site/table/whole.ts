// The newest view made whole: whatever the wire left out because it was usual is filled in, once, where the view comes in.
import { calm } from "./stress";
import type { Event } from "./joint";
import { spell } from "./unfold";
import { type Asked, type Box, type Card, type Decisive, type Due, type PartWords, type ChairView, ChairViewColumns, type ChairViewRow, type ClockView, type Declined, type Handout, type LifelineView, LifelineViewColumns, type Mended, type RoomView, type RoundView, type SectorView, SectorViewColumns, type SquadView } from "./wire";

export type Outcome = "knowers" | "viewers" | "annulled" | "set_aside" | "elsewhere";
export type Mark = NonNullable<RoundView["marks"]>[number];
export type Part = Extract<Event, { t: "shown" }>["part"];
export interface Points { readonly knowers: number; readonly viewers: number }
export type Chair = Required<ChairView>;
export type Sector = Required<SectorView>;
export type SectorKind = Sector["kind"];
export type Clock = Required<ClockView>;
export interface Round {
  readonly no: number; readonly sector: number; readonly spun_ms: number; readonly final: boolean; readonly debt: boolean; readonly cut: boolean;
  readonly marks: readonly Mark[]; readonly lifeline: LifelineView["kind"] | null; readonly asked: Asked | null; readonly declined: Declined | null; readonly outcome: Outcome | null;
  readonly kind: SectorKind; readonly parts: number; readonly part: number; readonly span_s: number; readonly stay: number; readonly stays: readonly string[]; readonly chooser: "" | "captain" | "host";
  readonly way: "all" | "three" | "one" | null; readonly decisive: boolean; readonly choices: readonly (readonly [string, number])[]; readonly spare: boolean;
}
export interface Past { readonly sector: number; readonly outcome: Outcome; readonly score: Points }
export interface Papers { readonly prompt: string; readonly hint: string; readonly answer: string; readonly accepted: string; readonly comment: string; readonly box: Box | null; readonly handouts: readonly Handout[]; readonly parts: readonly PartWords[] }
export interface Room {
  readonly v: number; readonly phase_no: number; readonly code: string; readonly title: string; readonly phase: RoomView["phase"]; readonly target: number; readonly head: string;
  readonly score: Points; readonly sectors: readonly Sector[]; readonly chairs: readonly Chair[]; readonly lifelines: readonly LifelineView[];
  readonly clock: Clock | null; readonly debt: "none" | "owed" | "called"; readonly debt_due: boolean; readonly cuts: number; readonly annulments: number; readonly round: Round | null; readonly answers: string | null;
  readonly words: Papers; readonly history: readonly Past[]; readonly winner: "knowers" | "viewers" | null; readonly until_ms: number | null; readonly host_here: boolean;
  readonly watching: number; readonly prompts: boolean; readonly silent: boolean; readonly pack: string; readonly game: number; readonly mended: Mended | null; readonly hand: boolean;
  readonly stage: NonNullable<RoomView["stage"]>; readonly decisive: Decisive | null; readonly cards: readonly Card[]; readonly dues: readonly Due[]; readonly defender_decides: boolean; readonly squads: readonly SquadView[]; readonly rival: "viewers" | "host";
}

const points = ({ knowers = 0, viewers = 0 }: RoomView["score"]): Points => ({ knowers, viewers });
const chair = (given: ChairViewRow): Chair => ({ twin: 0, ready: false, here: false, captain: false, speaks: false, out: false, due: 0, votes: 0, waits: false, squad: "", ...spell<ChairView>(ChairViewColumns, given) });
const round = (given: RoundView): Round => ({ final: false, debt: false, cut: false, marks: [], lifeline: null, asked: null, declined: null, outcome: null, kind: "plain", parts: 1, part: 1, span_s: 0, stay: 0, stays: [], chooser: "", way: null, decisive: false, choices: [], spare: false, ...given });
const papers: Papers = { prompt: "", hint: "", answer: "", accepted: "", comment: "", box: null, handouts: [], parts: [] };
const REST = { head: "", debt: "none", debt_due: false, cuts: 0, annulments: 0, answers: null, winner: null, until_ms: null, host_here: false, watching: 0, prompts: false, silent: false, pack: "", game: 0, mended: null, hand: false, stage: "", decisive: null, cards: [], dues: [], defender_decides: false, rival: "viewers", squads: [] } as const;

const OUTCOMES = { k: "knowers", v: "viewers", a: "annulled", s: "set_aside", e: "elsewhere" } as const;
/** A word for each round: 12v0:1 is sector 12, taken by the viewers, 0:1. */
const past = (rounds: string): Past[] => [...rounds.matchAll(/(\d+)([kvase])(\d+):(\d+)/g)].map(([, sector, how, knowers, viewers]) => ({ sector: Number(sector), outcome: OUTCOMES[how as keyof typeof OUTCOMES], score: { knowers: Number(knowers), viewers: Number(viewers) } }));

/** Stress marks are for the host alone. */
const quiet = (shown: Papers): Papers => ({
  ...shown, prompt: calm(shown.prompt), hint: calm(shown.hint), answer: calm(shown.answer), accepted: calm(shown.accepted), comment: calm(shown.comment),
  handouts: shown.handouts.map((each) => ({ ...each, text: calm(each.text ?? "") })),
  parts: shown.parts.map(({ n, prompt = "", answer = "", accepted = "", comment = "" }) => ({ n, prompt: calm(prompt), answer: calm(answer), accepted: calm(accepted), comment: calm(comment) })),
});

export function wholeRoom(given: RoomView): Room {
  return {
    ...REST, ...given,
    score: points(given.score),
    sectors: given.sectors.map((each) => ({ kind: "plain" as const, played: false, ...spell<SectorView>(SectorViewColumns, each) })),
    chairs: given.chairs.map(chair),
    lifelines: given.lifelines.map((each) => spell<LifelineView>(LifelineViewColumns, each)),
    clock: given.clock ? { left_ms: null, ...given.clock } : null,
    round: given.round ? round(given.round) : null,
    words: quiet({ ...papers, ...given.words }),
    history: past(given.history ?? ""),
  };
}
