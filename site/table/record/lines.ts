// The protocol as lines to read: time, who, what; undone ones are marked.
import type { Entry, Person, Protocol } from "../wire";
import { eventLine, type Say } from "../words/events";
import { record as words } from "../words/record";
import { called } from "../names";
import { takenBack } from "./fold";

export interface RecordLine { readonly n: number; readonly time: string; readonly who: string; readonly what: string; readonly undone: boolean }

const same = (one: string | undefined, other: string): boolean => one?.toLowerCase() === other.toLowerCase();
export const timeOf = (ms: number): string => new Date(ms).toLocaleTimeString("ru-RU", { hour12: false });

/** Names by seat, those who have left included; of equal names at one table each has its number, as at the table itself. */
export function namesOf(told: Protocol): Map<string, string> {
  const sat = new Map<string, { name: string; n: number }>(told.names.map(({ seat, name }) => [seat, { name, n: 1 }]));
  const here = new Set<string>();
  for (const event of told.entries.flatMap((entry) => entry.events)) {
    if (event.t === "seat_left") here.delete(event.seat);
    if (event.t !== "seat_taken") continue;
    const alike = [...here].filter((seat) => same(sat.get(seat)?.name, event.name)).map((seat) => sat.get(seat)?.n);
    let n = 1;
    while (alike.includes(n)) n += 1;
    sat.set(event.seat, { name: event.name, n });
    here.add(event.seat);
  }
  const twins = new Set([...sat.values()].filter(({ n }) => n > 1).map(({ name }) => name.toLowerCase()));
  return new Map([...sat].map(([seat, { name, n }]) => [seat, called({ name, twin: twins.has(name.toLowerCase()) ? n : 0 })]));
}

function whoOf(by: Person, names: Map<string, string>): string {
  switch (by.t) {
    case "host": return words.host;
    case "player": return names.get(by.seat) ?? by.seat;
    case "spectator": return words.spectator;
    case "guest": return words.guest;
    case "defender": return words.defender;
    case "steward": return words.steward;
    case "author": return words.author;
    case "hall_team": return by.team;
  }
}

export function linesOf(told: Protocol): RecordLine[] {
  const names = namesOf(told);
  const say: Say = { name: (seat) => names.get(seat) ?? seat, time: timeOf, figure: (name) => told.figures.find((each) => each.name === name)?.value ?? 0, rival: told.rival ?? "viewers" };
  const gone = takenBack(told.entries);
  return told.entries.map((entry: Entry) => ({ n: entry.n, time: timeOf(entry.at_ms), who: whoOf(entry.by, names), what: entry.events.map((event) => eventLine(event, say)).join(". "), undone: gone.has(entry.n) }));
}

const ELSEWHERE = ["played_elsewhere", "lifeline_set", "debt_set"];
/** Whether some of a game was played before it came to this table: that is said of it, or its score stood before the first spin. */
export function begunElsewhere(told: Protocol): boolean {
  const gone = takenBack(told.entries);
  let waits = false;
  return told.entries.filter(({ n }) => !gone.has(n)).flatMap((entry) => entry.events).some((event) => {
    waits = event.t === "game_started" || (waits && event.t !== "spun");
    return ELSEWHERE.includes(event.t) || (waits && event.t === "score_corrected" && event.knowers + event.viewers > 0);
  });
}

/** The same as a text file. */
export const textOf = (told: Protocol): string =>
  [`${words.title} «${told.title}»`, ...(begunElsewhere(told) ? [words.elsewhere] : []), "", ...linesOf(told).map((line) => `${line.time}  ${line.who}: ${line.what}${line.undone ? ` (${words.undone})` : ""}`), ""].join("\n");
