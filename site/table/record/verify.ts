// Whether each spin of a protocol is what the published wheel had to give; what was changed is named.
import type { Event } from "../joint";
import type { Entry, Protocol } from "../wire";
import { apply, BrokenLog, type Folded, type Log, START, takenBack } from "./fold";
import { sha256, toHex, utf8 } from "./sha256";
import { belongs, pick } from "./wheel";

export type Verdict = "even" | "by_hand" | "wrong_link" | "wrong_sector" | "wrong_candidates" | "wrong_order" | "wrong_question" | "salts_differ" | "broken_log" | "sealed";
export const HARMLESS: readonly Verdict[] = ["even", "by_hand", "sealed"];
export interface Finding { readonly entry: number; readonly draw: number; readonly sector: number; readonly candidates: readonly number[]; readonly verdict: Verdict }

type Spun = Extract<Event, { t: "spun" }>;

const figure = (told: Protocol, name: string) => told.figures.find((each) => each.name === name)?.value ?? 0;
const sectorsOf = (told: Protocol) => Array.from({ length: figure(told, "sectors") }, (_, n) => n + (told.wheel.first ?? 0));

const goalOf = (told: Protocol, game: Folded) => figure(told, `target.${game.stage}`) || figure(told, "target");

/** A hidden window is passed over before the first verdict and where its point would end the game, unless it alone is left. */
function passedOf(told: Protocol, game: Folded): number[] {
  const hidden = game.window;
  if (!hidden || game.played.includes(hidden) || game.refilled.includes(hidden)) return [];
  if (sectorsOf(told).every((n) => n === hidden || game.played.includes(n))) return [];
  const last = game.outcomes.filter((outcome) => outcome === "knowers" || outcome === "viewers").at(-1);
  const points = last === "knowers" ? game.knowers : game.viewers;
  return last === undefined || points >= goalOf(told, game) - 1 ? [hidden] : [];
}

/** Unplayed sectors, less those that the protocol says never come first or in a final round. */
export function unplayedOf(told: Protocol, game: Folded): number[] {
  const first = !game.outcomes.some((outcome) => outcome === "knowers" || outcome === "viewers" || outcome === "elsewhere");
  const final = game.knowers === game.viewers && game.viewers === goalOf(told, game) - 1;
  const barred = [...(first ? (told.wheel.never_first ?? []) : []), ...(final ? (told.wheel.never_final ?? []) : []), ...passedOf(told, game)];
  return sectorsOf(told).filter((n) => !game.played.includes(n) && !barred.includes(n));
}

/** What a spin is drawn among; a stepping arrow then goes on clockwise to the next unplayed sector. */
export const candidatesOf = (told: Protocol, game: Folded): number[] => (told.wheel.stepping && game.played.length ? sectorsOf(told) : unplayedOf(told, game));

function stoppedAt(told: Protocol, game: Folded, raw: number): number | undefined {
  const [all, free] = [sectorsOf(told), unplayedOf(told, game)];
  const at = all.indexOf(raw);
  return [...all.slice(at), ...all.slice(0, at)].find((n) => free.includes(n));
}

const same = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((n, i) => n === b[i]);

const [OWN, PAPER] = [-1, -2];

/** Drawn as the sector is, from the same link under a name of its own, among questions that nobody has played; on paper when none are left. */
function baseQuestion(table: string, { game, used }: Log, spun: Spun): number {
  const gone = [...game.crossed, ...game.drawn, ...(used[game.digest] ?? [])];
  const among = game.base.filter((n) => !gone.includes(n));
  return among.length ? pick(spun.link, `${table}.${game.no}.base`, spun.draw, game.salts, among) : PAPER;
}

function judge(told: Protocol, table: string, log: Log, head: string, spun: Spun, among: readonly number[]): Verdict {
  const { game } = log;
  if (spun.draw !== game.draws + 1) return "wrong_order";
  if (!same(spun.candidates, among)) return "wrong_candidates";
  if (spun.reason) return unplayedOf(told, game).includes(spun.sector) ? "by_hand" : "wrong_sector";
  if (!belongs(spun.link, spun.draw, head)) return "wrong_link";
  const drawn = pick(spun.link, `${table}.${game.no}`, spun.draw, game.salts, among);
  if (drawn !== (spun.raw ?? spun.sector) || stoppedAt(told, game, drawn) !== spun.sector) return "wrong_sector";
  return spun.kind !== "base" || game.refilled.includes(spun.sector) || (spun.slot ?? OWN) === baseQuestion(table, log, spun) ? "even" : "wrong_question";
}

interface Reading { log: Log; head: string; table: string; salts: Map<string, string>; found: Finding[]; readonly over: number }

/** Number of the last entry by which a game that stands is over: links that open at the end are open up to it. */
function overUntil(told: Protocol): number {
  const gone = takenBack(told.entries);
  return Math.max(0, ...told.entries.filter((entry) => !gone.has(entry.n) && entry.events.some((event) => event.t === "match_won" || event.t === "match_ended" || event.t === "lobby_opened")).map((entry) => entry.n));
}

function read(told: Protocol, now: Reading, entry: Entry): void {
  for (const event of entry.events) {
    if (event.t === "table_opened") Object.assign(now, { table: event.table, head: event.head, salts: new Map() });
    if (event.t === "lobby_opened") Object.assign(now, { head: event.head, salts: new Map() });
    if (event.t === "said_ready") now.salts.set(event.seat, event.salt);
    if (event.t === "game_started" && event.salts.some(([seat, salt]) => now.salts.get(seat) !== salt)) now.found.push({ entry: entry.n, draw: 0, sector: -1, candidates: [], verdict: "salts_differ" });
    if (event.t === "spun") {
      const among = candidatesOf(told, now.log.game);
      if (told.wheel.links === "end" && !event.link && !event.candidates.length && entry.n > now.over) now.found.push({ entry: entry.n, draw: event.draw, sector: event.sector, candidates: [], verdict: "sealed" });
      else now.found.push({ entry: entry.n, draw: event.draw, sector: event.sector, candidates: among, verdict: judge(told, now.table, now.log, now.head, event, among) });
    }
  }
}

/** One finding a spin, undone ones too; a log that cannot be replayed ends in one more. */
export function verify(told: Protocol): Finding[] {
  const now: Reading = { log: START, head: "", table: told.table, salts: new Map(), found: [], over: overUntil(told) };
  let n = 0;
  for (const entry of told.entries) {
    read(told, now, entry);
    try {
      n += 1;
      if (entry.n !== n) throw new BrokenLog(`entry ${entry.n} cannot follow ${n - 1}`);
      now.log = apply(now.log, entry);
    } catch (error) {
      if (!(error instanceof BrokenLog)) throw error;
      return [...now.found, { entry: entry.n, draw: 0, sector: -1, candidates: [], verdict: "broken_log" }];
    }
  }
  return now.found;
}

/** Whether the file is as it was saved: its sum is the hash of everything else. */
export function unchanged(told: Protocol): boolean {
  const { sum = "", ...rest } = told as Protocol & { sum?: string };
  return sum === toHex(sha256(utf8(JSON.stringify(rest))));
}
