// What was found wrong with a pack: errors before warnings, and which question each is about.
import { type Draft, questionsOf } from "./draft";
import { BOX, slots } from "./places";
import type { Finding as Said } from "../wire";

export interface Finding extends Said {
  /** Its index among the questions, when the server says so. */
  readonly question?: number | null;
}

const WEIGHT = { error: 0, warning: 1, info: 2 };
export const sorted = (all: readonly Finding[]): readonly Finding[] => [...all].sort((a, b) => WEIGHT[a.level] - WEIGHT[b.level]);
export const errorsOf = (all: readonly Finding[]): number => all.filter((each) => each.level === "error").length;

const PLACES: readonly (readonly [RegExp, (draft: Draft, n: string) => number])[] = [
  [/сектор (\d+)/, (draft, n) => slots(draft).indexOf(Number(n))],
  [/вопрос (\d+) по порядку/, (_, n) => Number(n) - 1],
  [/ч[её]рный ящик/, (draft) => slots(draft).indexOf(BOX)],
  [/вопрос (\S+)/, (draft, n) => questionsOf(draft).findIndex((question) => question.number === n.replace(/[,.;:]$/, ""))],
];

/** The question a place names, -1 when it is about the whole pack. */
export function questionAt(draft: Draft, place: string): number {
  for (const [pattern, find] of PLACES) {
    const said = pattern.exec(place);
    if (!said) continue;
    const index = find(draft, said[1] ?? "");
    if (index >= 0 && index < questionsOf(draft).length) return index;
  }
  return -1;
}

export const questionOf = (draft: Draft, finding: Finding): number => (typeof finding.question === "number" ? Math.min(finding.question, questionsOf(draft).length - 1) : questionAt(draft, finding.place));

/** Places of a finding about many questions stand in one line, parted by semicolons. */
export function questionsIn(draft: Draft, finding: Finding): readonly number[] {
  const many = finding.place.split("; ").map((place) => questionAt(draft, place)).filter((index) => index >= 0);
  return many.length > 1 ? many : [questionOf(draft, finding)].filter((index) => index >= 0);
}

/** The part a place speaks of, from 0. */
export const partOf = (finding: Finding): number | null => { const said = /часть (\d+)/.exec(finding.place); return said ? Number(said[1]) - 1 : null; };

/** What a place says beyond its question: the part and the field. */
export const insideOf = (finding: Finding): string => finding.place.split(", ").filter((piece) => /^(поле|часть) /.test(piece)).join(", ");

const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/number/, "number"], [/answer|^rejected/, "answer"], [/text|prompt|label|long_question/, "text"], [/box/, "box"], [/source/, "sources"], [/author/, "authors"], [/handout|media|picture/, "handouts"], [/note/, "note"],
];

/** The field to stand in when a finding is pressed: the one its place names, else the one its code is about. */
export function fieldOf(finding: Finding): string {
  const named = /поле (\w+)/.exec(finding.place)?.[1];
  if (named) return named === "contents" || named === "picture" ? "box" : named === "media" ? "handouts" : named;
  return FIELDS.find(([pattern]) => pattern.test(finding.code))?.[1] ?? "text";
}

/** By question: how many errors and warnings its card shows. */
export function counts(draft: Draft, all: readonly Finding[]): ReadonlyMap<number, { readonly errors: number; readonly warnings: number }> {
  const found = new Map<number, { errors: number; warnings: number }>();
  for (const finding of all) for (const index of questionsIn(draft, finding)) {
    const at = found.get(index) ?? { errors: 0, warnings: 0 };
    found.set(index, finding.level === "error" ? { ...at, errors: at.errors + 1 } : { ...at, warnings: at.warnings + Number(finding.level === "warning") });
  }
  return found;
}

/** An empty field has one code in a file and another in a draft. */
const SAME: Readonly<Record<string, string>> = { no_text: "missing_field", no_answer: "missing_field" };

/** What only the file can tell: said when it was read, and not said again when its draft was first checked. */
export const ofFileAlone = (read: readonly Finding[], first: readonly Finding[]): readonly Finding[] => {
  const again = new Set(first.flatMap(({ code }) => [code, ...Object.keys(SAME).filter((each) => SAME[each] === code)]));
  return read.filter((each) => each.level !== "info" && !again.has(each.code));
};
