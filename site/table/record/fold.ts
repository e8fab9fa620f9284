// What the wheel needs of a game, folded from its log: scores, played sectors, draws; undo and redo as the server folds them.
import type { Event } from "../joint";
import type { Outcome } from "../whole";
import type { Entry } from "../wire";

export interface Folded {
  readonly no: number; readonly salts: readonly string[]; readonly played: readonly number[]; readonly outcomes: readonly Outcome[];
  readonly knowers: number; readonly viewers: number; readonly draws: number; readonly sector: number | null; readonly open: boolean;
  /** The hidden sector without a question (0: none or not told), sectors that got another envelope, which game it is. */
  readonly window: number; readonly refilled: readonly number[]; readonly stage: string;
  /** The pack, its questions of the base, those crossed out before, and envelopes opened that were not their sector's own. */
  readonly digest: string; readonly base: readonly number[]; readonly crossed: readonly number[]; readonly drawn: readonly number[];
}
interface Step { readonly n: number; readonly before: Folded }
export interface Log { readonly game: Folded; readonly steps: readonly Step[]; readonly undone: readonly { readonly game: Folded; readonly steps: readonly Step[] }[]; readonly used: Readonly<Record<string, readonly number[]>> }

const EMPTY: Folded = { no: 0, salts: [], played: [], outcomes: [], knowers: 0, viewers: 0, draws: 0, sector: null, open: false, window: 0, refilled: [], stage: "", digest: "", base: [], crossed: [], drawn: [] };
export const START: Log = { game: EMPTY, steps: [], undone: [], used: {} };

const TABLE = new Set<Event["t"]>(["table_opened", "seat_taken", "knocked", "knock_answered", "dressed", "seat_left", "said_ready", "took_ready_back", "voted", "captain_marked", "pack_brought", "pack_chosen", "prompts_set", "silence_set", "stage_chosen", "leader_noted", "ways_noted", "prize_set", "sector_marked", "window_hidden", "crossed_out", "team_entered", "team_left", "kept_out", "let_back", "lobby_opened"]);
const LOG = new Set<Event["t"]>(["undone", "redone"]);
export const ofGame = (entry: Entry): boolean => entry.events.some((event) => !TABLE.has(event.t) && !LOG.has(event.t));

/** A log that cannot be: an undo of a step that is not the newest, a verdict without a round. */
export class BrokenLog extends Error {}

function closed(game: Folded, outcome: Outcome): Folded {
  if (game.sector === null) throw new BrokenLog("no round is open");
  return { ...game, played: [...game.played, game.sector], outcomes: [...game.outcomes, outcome], open: false };
}

function annulled(game: Folded): Folded {
  if (game.open) return closed(game, "annulled");
  const was = game.outcomes.at(-1);
  return { ...game, outcomes: [...game.outcomes.slice(0, -1), "annulled"], knowers: Math.max(0, game.knowers - Number(was === "knowers")), viewers: Math.max(0, game.viewers - Number(was === "viewers")) };
}

const opened = (game: Folded, slot: number | undefined): readonly number[] => (slot === undefined || slot < 0 ? game.drawn : [...game.drawn, slot]);

function happen(game: Folded, event: Event): Folded {
  switch (event.t) {
    case "game_started": return { ...EMPTY, no: event.no, salts: event.salts.map(([, salt]) => salt), window: event.setup?.window ?? 0, stage: event.setup?.stage ?? "",
      digest: event.card?.digest ?? "", base: (event.card?.kinds ?? []).flatMap(([n, kind]) => (kind === "base" ? [n] : [])).sort((a, b) => a - b), crossed: event.setup?.crossed ?? [] };
    case "lobby_opened": return EMPTY;
    case "spun": return { ...game, draws: event.draw, sector: event.sector, open: true, drawn: opened(game, event.slot) };
    case "withdrawn": return { ...game, drawn: opened(game, event.slot) };
    case "judged": return closed({ ...game, knowers: game.knowers + Number(event.correct) * (event.points ?? 1), viewers: game.viewers + Number(!event.correct) * (event.points ?? 1) }, event.correct ? "knowers" : "viewers");
    case "window_fell": return closed({ ...game, knowers: game.knowers + Number(event.taken), viewers: game.viewers + Number(!event.taken) }, event.taken ? "knowers" : "viewers");
    case "refilled": return { ...game, played: game.played.filter((n) => n !== event.sector), refilled: [...game.refilled, event.sector], drawn: opened(game, event.slot) };
    case "answer_forfeited": return closed({ ...game, viewers: game.viewers + (event.points ?? 1) }, "viewers");
    case "played_elsewhere": return { ...game, played: [...game.played, event.sector], outcomes: [...game.outcomes, "elsewhere"] };
    case "decisive_granted": return { ...game, knowers: 0, viewers: 0 };
    case "was_set_aside": return closed(game, "set_aside");
    case "annulled": return annulled(game);
    case "score_corrected": return { ...game, knowers: event.knowers, viewers: event.viewers };
    default: return game;
  }
}

function remembered(log: Log, entry: Entry): Log {
  if (!ofGame(entry)) return log;
  const step = entry.by.t === "host" ? [{ n: entry.n, before: log.game }] : [];
  return { ...log, steps: [...log.steps, ...step], undone: [] };
}

/** Envelopes that this table has opened of each pack: they are not drawn again. */
function spent({ game, used }: Log): Log["used"] {
  const now = [...game.played, ...(game.open && game.sector !== null ? [game.sector] : []), ...game.drawn];
  return game.digest ? { ...used, [game.digest]: [...(used[game.digest] ?? []), ...now] } : used;
}

function turned(log: Log, event: Event): Log {
  if (event.t === "undone") {
    const newest = log.steps.at(-1);
    if (newest?.n !== event.step) throw new BrokenLog(`step ${event.step} is not the newest`);
    return { ...log, game: newest.before, steps: log.steps.slice(0, -1), undone: [...log.undone, { game: log.game, steps: log.steps }] };
  }
  if (event.t === "redone") {
    const future = log.undone.at(-1);
    if (!future) throw new BrokenLog("nothing was undone");
    return { ...log, ...future, undone: log.undone.slice(0, -1) };
  }
  const game = happen(log.game, event);
  if (event.t === "lobby_opened") return { game, steps: [], undone: [], used: spent(log) };
  return event.t === "game_started" ? { ...log, game, steps: [], undone: [] } : { ...log, game };
}

export const apply = (log: Log, entry: Entry): Log => entry.events.reduce(turned, remembered(log, entry));

/** Numbers of the entries that an undo took back and no redo has brought again. */
export function takenBack(entries: readonly Entry[]): ReadonlySet<number> {
  const gone = new Set<number>();
  const futures: number[][] = [];
  for (const entry of entries) {
    const first = entry.events[0];
    if (first?.t === "undone") {
      const back = entries.filter((each) => each.n >= first.step && each.n < entry.n && !gone.has(each.n) && ofGame(each)).map((each) => each.n);
      back.forEach((n) => gone.add(n));
      futures.push(back);
    } else if (first?.t === "redone") futures.pop()?.forEach((n) => gone.delete(n));
    else if (ofGame(entry)) futures.length = 0;
  }
  return gone;
}
