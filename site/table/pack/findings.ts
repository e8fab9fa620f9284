// What was found wrong with a pack: errors before warnings, and which question each is about.
import type { Finding } from "../wire";
import { type Draft, questionsOf } from "./draft";

export type { Finding };

const WEIGHT = { error: 0, warning: 1, info: 2 };
export const sorted = (all: readonly Finding[]): readonly Finding[] => [...all].sort((a, b) => WEIGHT[a.level] - WEIGHT[b.level]);
export const errorsOf = (all: readonly Finding[]): number => all.filter((each) => each.level === "error").length;

/** The question a press leads to, -1 when it is about the whole pack. */
export const questionOf = (finding: Finding): number => finding.questions?.[0] ?? -1;
export const questionsIn = (finding: Finding): readonly number[] => finding.questions ?? [];

/** The part it speaks of, from 0. */
export const partOf = (finding: Finding): number | null => (finding.part ? finding.part - 1 : null);
/** The field to stand in when it is pressed. */
export const fieldOf = (finding: Finding): string => finding.field || "text";

/** By question: how many errors and warnings its card shows. */
export function counts(all: readonly Finding[]): ReadonlyMap<number, { readonly errors: number; readonly warnings: number }> {
  const found = new Map<number, { errors: number; warnings: number }>();
  for (const finding of all) for (const index of questionsIn(finding)) {
    const at = found.get(index) ?? { errors: 0, warnings: 0 };
    found.set(index, finding.level === "error" ? { ...at, errors: at.errors + 1 } : { ...at, warnings: at.warnings + Number(finding.level === "warning") });
  }
  return found;
}

/** An empty field has one code in a file and another in a draft. */
const SAME: Readonly<Record<string, string>> = { no_text: "missing_field", no_answer: "missing_field" };

/** What only the file can tell: said when it was read, and not said again of its questions when its draft was first checked. */
export function ofFileAlone(read: readonly Finding[], first: readonly Finding[]): readonly Finding[] {
  const saysAgain = (of: Finding) => first.some((each) => (each.code === of.code || each.code === SAME[of.code]) && (!of.questions || questionsIn(each).some((index) => questionsIn(of).includes(index))));
  return read.filter((each) => each.level !== "info" && !saysAgain(each));
}

/** Findings of the file, each leading to its questions where they are now; those taken out are led to no more. */
export function followed(all: readonly Finding[], draft: Draft | null): readonly Finding[] {
  const now = new Map(draft ? questionsOf(draft).flatMap(({ read_at: at }, index) => (at === undefined ? [] : [[at, index] as const])) : []);
  return all.map((each) => (each.questions ? { ...each, questions: each.questions.flatMap((index) => now.get(index) ?? []) } : each));
}
