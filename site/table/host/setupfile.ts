// Setup as a file: what the host said of a game from outside, read back as commands. A protocol of the last game will do too.
import type { Command, Protocol, Setup } from "../wire";
import type { Chair, Room } from "../whole";

/** The file's own shape: all of it may be left out. Names and not seats: seats are of one evening. */
export interface SetupFile {
  readonly stage?: Room["stage"];
  readonly leader?: { readonly knowers: number; readonly viewers: number; readonly clean: boolean } | null;
  readonly ways?: readonly ("all" | "three" | "one")[];
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

/** What the next game must know of this one: the ways of sector thirteen, the newest last, and questions of the base that were played. */
export function fromProtocol(told: Protocol): SetupFile {
  const events = told.entries.flatMap((entry) => entry.events);
  const started = events.flatMap((event) => (event.t === "game_started" ? [event.setup] : [])).at(-1);
  const chosen = events.flatMap((event) => (event.t === "way_chosen" ? [event.way] : []));
  const ways = [...(started?.ways ?? []), ...chosen];
  const drawn = events.flatMap((event) => (event.t === "spun" && event.kind === "base" && (event.slot ?? -1) > 0 ? [event.slot as number] : []));
  const last = (list: typeof ways) => list.filter((way, i) => list.lastIndexOf(way) === i).slice(-2);
  return { ways: last(ways), crossed: [...new Set([...(started?.crossed ?? []), ...drawn])] };
}

/** Null when this is no such file. */
export function readSetup(text: string): SetupFile | null {
  try {
    const told = JSON.parse(text) as SetupFile & Partial<Protocol>;
    if (typeof told !== "object" || told === null || Array.isArray(told)) return null;
    if (Array.isArray(told.entries) && Array.isArray(told.figures)) return fromProtocol(told as Protocol);
    return ["stage", "leader", "ways", "prize", "sectors", "window", "crossed", "out", "squads"].some((name) => name in told) ? told : null;
  } catch { return null; }
}

const KEYS = ["all", "three", "one"] as const;

/** As commands of the lobby, in the order in which they can stand: the stage first, for other bounds follow from it. */
export function commandsOf(file: SetupFile, chairs: readonly Chair[]): Command[] {
  const ways = (file.ways ?? []).filter((way) => KEYS.includes(way)).slice(-2);
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
