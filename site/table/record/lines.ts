// The protocol as lines to read: time, who, what; undone ones are marked.
import type { Entry, Person, Protocol } from "../wire";
import { eventLine, type Say } from "../words/events";
import { record as words } from "../words/record";
import { takenBack } from "./fold";

export interface RecordLine { readonly n: number; readonly time: string; readonly who: string; readonly what: string; readonly undone: boolean }

export const timeOf = (ms: number): string => new Date(ms).toLocaleTimeString("ru-RU", { hour12: false });

/** Names by seat, those who have left included. */
export function namesOf(told: Protocol): Map<string, string> {
  const names = new Map(told.entries.flatMap((entry) => entry.events.flatMap((event) => (event.t === "seat_taken" ? [[event.seat, event.name] as const] : []))));
  for (const { seat, name } of told.names) names.set(seat, name);
  return names;
}

function whoOf(by: Person, names: Map<string, string>): string {
  switch (by.t) {
    case "host": return words.host;
    case "player": return names.get(by.seat) ?? by.seat;
    case "spectator": return words.spectator;
    case "guest": return words.guest;
  }
}

export function linesOf(told: Protocol): RecordLine[] {
  const names = namesOf(told);
  const say: Say = { name: (seat) => names.get(seat) ?? seat, time: timeOf };
  const gone = takenBack(told.entries);
  return told.entries.map((entry: Entry) => ({ n: entry.n, time: timeOf(entry.at_ms), who: whoOf(entry.by, names), what: entry.events.map((event) => eventLine(event, say)).join(". "), undone: gone.has(entry.n) }));
}

/** The same as a text file. */
export const textOf = (told: Protocol): string =>
  [`${told.title}. ${words.title}`, "", ...linesOf(told).map((line) => `${line.time}  ${line.who}: ${line.what}${line.undone ? ` (${words.undone})` : ""}`), ""].join("\n");
