// What is said under a hall team's field: one line, by the sheet of the view and the draft of this device.
import type { Sheet, Shown } from "./paper";
import { hall as words } from "../words/hall";

export type { Sheet } from "./paper";
export interface StandingLine { readonly text: string; readonly tone: "calm" | "good" | "wrong" }

const clock = (ms: number): string => new Date(ms).toLocaleTimeString("ru-RU", { hour12: false });

export function standingLine(sheet: Sheet, shown: Shown, open: boolean): StandingLine {
  if (sheet.void) return { text: words.voided, tone: "wrong" };
  if (sheet.verdict) return { text: words[sheet.verdict], tone: sheet.verdict === "right" ? "good" : "wrong" };
  if (shown.standing === "late") return { text: [words.late(shown.lateS), shown.handed ? words.lastHanded(shown.handed) : ""].filter(Boolean).join(". "), tone: "wrong" };
  if (!open) return { text: shown.handed || sheet.text ? `${words.handed(clock(shown.atMs || sheet.at_ms))}. ${words.judging}` : words.closed, tone: shown.handed || sheet.text ? "good" : "calm" };
  if (shown.standing === "handed") return { text: words.handed(clock(shown.atMs)), tone: "good" };
  return { text: words.standing[shown.standing] || (sheet.closes_ms === null ? words.stands : words.open), tone: shown.standing === "refused" ? "wrong" : "calm" };
}
