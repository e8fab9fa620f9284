// Setup as a file: what the host said of a game from outside, read back as commands. A protocol of the last game will do too.
import type { Command, Protocol, Setup } from "../wire";
import type { Chair, Room } from "../whole";
import { takenBack } from "../record/fold";

const KEYS = ["all", "three", "one"] as const;
const NAMES = ["stage", "leader", "ways", "prize", "sectors", "window", "crossed", "out", "squads"];
type Way = (typeof KEYS)[number];

/** The file's own shape: all of it may be left out. Names and not seats: seats are of one evening. */
export interface SetupFile {
  readonly stage?: Room["stage"];
  readonly leader?: { readonly knowers: number; readonly viewers: number; readonly clean: boolean } | null;
  readonly ways?: readonly Way[];
  readonly prize?: number;
  readonly sectors?: Readonly<Record<string, string>>;
  readonly window?: number;
  readonly crossed?: readonly number[];
  readonly out?: readonly string[];
  readonly squads?: readonly string[];
}

export function fileOf(setup: Setup, nameOf: (seat: string) => string): SetupFile {
  return {
    stage: setup.stage ?? "", leader: setup.leader ?? null, ways: setup.ways ?? [], prize: setup.prize ?? 300,
    sectors: Object.fromEntries((setup.marks ?? []).map(([n, kind]) => [String(n), kind])), window: setup.window ?? 0, crossed: setup.crossed ?? [], out: (setup.out ?? []).map(nameOf), squads: setup.squads ?? [],
  };
}

/** What the next game must know of this one: the ways of sector thirteen, the newest last, and questions of the base that were played.
 * What was undone and a way whose question was set aside were not played; a question of the base that was once drawn has been read. */
export function fromProtocol(told: Protocol): SetupFile {
  const gone = takenBack(told.entries);
  const events = told.entries.flatMap((entry) => entry.events);
  const started = events.flatMap((event) => (event.t === "game_started" ? [event.setup] : [])).at(-1);
  const chosen: Way[] = [];
  let open: Way | null = null;
  for (const event of told.entries.filter(({ n }) => !gone.has(n)).flatMap((entry) => entry.events)) {
    if (event.t === "way_chosen") chosen.push(open = event.way);
    else if (event.t === "was_set_aside" && open) chosen.pop();
    if (event.t === "spun" || event.t === "was_set_aside") open = null;
  }
  const drawn = events.flatMap((event) => (event.t === "spun" && event.kind === "base" && (event.slot ?? -1) > 0 ? [event.slot as number] : []));
  const ways = [...(started?.ways ?? []), ...chosen];
  return { ways: ways.filter((way, i) => ways.lastIndexOf(way) === i).slice(-2), crossed: [...new Set([...(started?.crossed ?? []), ...drawn])] };
}

const text = (told: unknown): told is string => typeof told === "string";
const whole = (told: unknown): told is number => Number.isInteger(told) && (told as number) >= 0;
const every = <T>(told: unknown, is: (each: unknown) => each is T): T[] => (Array.isArray(told) ? told.filter(is) : []);
const fields = (told: unknown): Record<string, unknown> => (typeof told === "object" && told !== null && !Array.isArray(told) ? told as Record<string, unknown> : {});
const isWay = (told: unknown): told is Way => KEYS.includes(told as Way);

/** Only what may be said at all: a file written by hand may hold anything under these names. */
function sound(told: Record<string, unknown>): SetupFile {
  const { knowers, viewers, clean } = fields(told.leader);
  return {
    ...(text(told.stage) ? { stage: told.stage as Room["stage"] } : {}), ...(whole(told.prize) ? { prize: told.prize } : {}), ...(whole(told.window) ? { window: told.window } : {}),
    leader: whole(knowers) && whole(viewers) ? { knowers, viewers, clean: clean === true } : null, ways: every(told.ways, isWay), crossed: every(told.crossed, whole), out: every(told.out, text), squads: every(told.squads, text),
    sectors: Object.fromEntries(Object.entries(fields(told.sectors)).filter((each): each is [string, string] => whole(Number(each[0])) && text(each[1]))),
  };
}

/** Null when this is no such file. */
export function readSetup(given: string): SetupFile | null {
  try {
    const told = fields(JSON.parse(given));
    if (Array.isArray(told.entries) && Array.isArray(told.figures)) return fromProtocol(told as unknown as Protocol);
    return NAMES.some((name) => name in told) ? sound(told) : null;
  } catch { return null; }
}

/** As commands of the lobby, in the order in which they can stand: the stage first, for other bounds follow from it. */
export function commandsOf(file: SetupFile, chairs: readonly Chair[]): Command[] {
  const ways = (file.ways ?? []).slice(-2);
  const found: Command[] = [];
  if (file.stage !== undefined) found.push({ t: "choose_stage", stage: file.stage });
  if (file.leader) found.push({ t: "note_leader", played: true, knowers: file.leader.knowers, viewers: file.leader.viewers, clean: file.leader.clean });
  if (ways.length) found.push({ t: "note_ways", older: ways.length > 1 ? ways[0]! : "", newer: ways.at(-1)! });
  if (file.prize !== undefined) found.push({ t: "set_prize", amount: file.prize });
  for (const name of file.squads ?? []) found.push({ t: "name_squad", name });
  for (const [n, kind] of Object.entries(file.sectors ?? {})) found.push({ t: "mark_sector", sector: Number(n), kind } as Command);
  if (file.window) found.push({ t: "hide_window", sector: file.window });
  for (const slot of file.crossed ?? []) found.push({ t: "cross_out", slot });
  for (const name of file.out ?? []) { const chair = chairs.find((each) => each.name.toLowerCase() === name.toLowerCase()); if (chair) found.push({ t: "keep_out", seat: chair.seat }); }
  return found;
}
