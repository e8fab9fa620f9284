// Moments that deserve a scene and a sound, told from one view to the next. None is told twice: not on undo, redo or hello.
import { effect, signal } from "@preact/signals";
import { seen, type Seen } from "../store";
import type { Room } from "../whole";
import { placeOf, SPIN_MS } from "./hallview";
import { serverNow } from "./time";

export type Moment =
  | { readonly kind: "spin"; readonly key: string; readonly spunMs: number }
  | { readonly kind: "box"; readonly key: string; readonly atMs: number }
  | { readonly kind: "right" | "wrong"; readonly key: string; readonly knowers: number; readonly viewers: number }
  | { readonly kind: "sector"; readonly key: string; readonly atMs: number; readonly of: string }
  | { readonly kind: "opened"; readonly key: string; readonly contents: string; readonly picture: string }
  | { readonly kind: "victory" | "defeat"; readonly key: string; readonly knowers: number; readonly viewers: number; readonly rounds: number };

/** Rounds that are told in a scene of their own when the arrow rests. */
const OWN = ["blitz", "superblitz", "duplet", "thirteen", "partner", "zeitnot", "base", "window", "decisive"];

/** The host reads aloud meanwhile: of the scenes he sees the finale alone. */
export const isFinale = (kind: string) => kind === "victory" || kind === "defeat";

const roundKey = (at: Room, no: number) => `${at.game}.${no}.`;

/** The table does not wait for a scene: a finale ends with its game, and no scene of a round hangs over the next one or the lobby. */
export function outlived(moment: Moment, at: Room): boolean {
  if (isFinale(moment.kind)) return at.phase !== "finished";
  return at.phase === "lobby" || (!!at.round && !moment.key.startsWith(roundKey(at, at.round.no)));
}

/** What this view holds, whether or not it has been told before. */
export function momentsOf(at: Room): Moment[] {
  const round = at.round;
  const score = at.score;
  const found: Moment[] = [];
  if (round) {
    const key = `${roundKey(at, round.no)}${round.spun_ms}`;
    const zero = round.kind === "zero" || at.sectors[placeOf(at, round.sector)]?.kind === "zero";
    const byHand = round.marks.includes("by_hand");
    const rests = round.spun_ms + (byHand ? 0 : SPIN_MS);
    if (!byHand) found.push({ kind: "spin", key: `${key}.spin`, spunMs: round.spun_ms });
    if (zero && round.outcome === null) found.push({ kind: "box", key: `${key}.box`, atMs: rests });
    const of = round.decisive ? "decisive" : round.kind;
    if (OWN.includes(of) && (round.outcome === null || of === "window")) found.push({ kind: "sector", key: `${key}.sector`, atMs: rests, of });
    if (at.phase === "revealed" && of !== "window" && (round.outcome === "knowers" || round.outcome === "viewers")) found.push({ kind: round.outcome === "knowers" ? "right" : "wrong", key: `${key}.${round.outcome}`, ...score });
    if (at.words.box) found.push({ kind: "opened", key: `${key}.opened`, contents: at.words.box.contents, picture: at.words.box.picture ?? "" });
  }
  if (at.winner) found.push({ kind: at.winner === "knowers" ? "victory" : "defeat", key: `${at.game}.${at.winner}.${score.knowers}:${score.viewers}`, ...score, rounds: at.history.length });
  return found;
}

const told = new Set<string>();
const newest = signal<readonly Moment[]>([]);
/** Moments that have just come, in order; a view that only greets brings none. */
export const moments = newest;

/** Only what is fresh: the first view of a table and the first after a hello are taken as known. */
export function freshMoments(now: Seen, known: Set<string>): Moment[] {
  const all = momentsOf(now.room);
  const fresh = now.greeting ? [] : all.filter((moment) => !known.has(moment.key));
  for (const moment of all) known.add(moment.key);
  return fresh.filter((moment) => moment.kind !== "spin" || serverNow() - moment.spunMs < SPIN_MS);
}

effect(() => {
  const now = seen.value;
  if (!now) return;
  const fresh = freshMoments(now, told);
  if (fresh.length) newest.value = fresh;
});
