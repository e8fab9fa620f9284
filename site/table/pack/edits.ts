// Every change a host can make to a draft besides moving: words, kinds, parts, handouts, whole questions. Pure: a draft in, a draft out.
import { BOX_KIND, changed, type Box, type Draft, type Handout, type Kind, kindOf, type Part, type Question, questionsOf, remade, sectionAt, WITH_BOX } from "./draft";
import { BOX, freeFrom, indexAt, moved, slots, unboxed } from "./places";

export type TextField = "text" | "answer" | "accepted" | "rejected" | "comment" | "hint" | "note" | "number";
export type LinesField = "sources" | "authors";
/** Whose words: the question's own, or those of one of its parts. */
export type Of = { readonly question: number; readonly part?: number };

function within(draft: Draft, of: Of, change: <P extends Part>(piece: P) => P): Draft {
  return changed(draft, of.question, (question) => (of.part === undefined ? change(question) : { ...question, parts: (question.parts ?? []).map((part, n) => (n === of.part ? change(part) : part)) }));
}

export const withText = (draft: Draft, of: Of, field: TextField, text: string): Draft => within(draft, of, (piece) => ({ ...piece, [field]: text }));
export const withLines = (draft: Draft, of: Of, field: LinesField, text: string): Draft => within(draft, of, (piece) => ({ ...piece, [field]: text.split("\n") }));
export const withTitle = (draft: Draft, title: string): Draft => ({ ...draft, title });
export type HeadField = "authors" | "editors" | "about" | "date";
export const withHead = (draft: Draft, field: HeadField, text: string): Draft => ({ ...draft, [field]: field === "authors" || field === "editors" ? text.split("\n") : text });

const fits = (kind: Kind, { box, kept_box, ...rest }: Question): Question => {
  const had = box ?? kept_box;
  if (!WITH_BOX.includes(kind)) return had ? { ...rest, kept_box: had } : rest;
  return had || kind === BOX_KIND ? { ...rest, box: had ?? { contents: "" } } : rest;
};

/** Another kind; a black box goes to the box's place and who was the box comes out of it. */
export function withKind(draft: Draft, index: number, kind: Kind): Draft {
  const now = questionsOf(draft)[index];
  if (!now || kindOf(now) === kind) return draft;
  if (kind === BOX_KIND) return moved(draft, index, BOX);
  const out = kindOf(now) === BOX_KIND ? changed(draft, index, (question) => (indexAt(draft, BOX) === index ? { ...unboxed(question), sector: freeFrom(draft, 1) } : unboxed(question))) : draft;
  return changed(out, index, (question) => ({ ...fits(kind, question), kind }));
}

export const withBox = (draft: Draft, index: number, change: Partial<Box>): Draft => changed(draft, index, (question) => ({ ...question, box: { contents: "", ...question.box, ...change } }));
export const withoutBox = (draft: Draft, index: number): Draft => changed(draft, index, ({ box: _, kept_box: __, ...question }) => question);

/** Two questions in one envelope: what was asked becomes the first of them. */
export function withParts(draft: Draft, index: number): Draft {
  return changed(draft, index, (question) => {
    if (question.parts?.length) return { ...question, parts: [...question.parts, {}] };
    const { text, answer, accepted, rejected, comment, ...rest } = question;
    const first = Object.fromEntries(Object.entries({ text, answer, accepted, rejected, comment }).filter(([, value]) => value !== undefined));
    return { ...rest, parts: [first, {}] };
  });
}

/** Of two parts the last one's words come back to the question. */
export function withoutPart(draft: Draft, index: number, part: number): Draft {
  return changed(draft, index, (question) => {
    const left = (question.parts ?? []).filter((_, n) => n !== part);
    if (left.length > 1) return { ...question, parts: left };
    const { parts: _, ...rest } = question;
    const { text = "", handouts = [], ...sole } = left[0] ?? {};
    return { ...rest, ...sole, text: [rest.text, text].filter(Boolean).join("\n"), handouts: [...(rest.handouts ?? []), ...handouts] };
  });
}

const handoutsAs = (draft: Draft, of: Of, change: (all: readonly Handout[]) => readonly Handout[]): Draft => within(draft, of, (piece) => ({ ...piece, handouts: change(piece.handouts ?? []) }));
export const withHandout = (draft: Draft, of: Of, handout: Handout): Draft => handoutsAs(draft, of, (all) => [...all, handout]);
export const withHandoutAt = (draft: Draft, of: Of, n: number, change: Partial<Handout>): Draft => handoutsAs(draft, of, (all) => all.map((each, at) => (at === n ? { ...each, ...change } : each)));
export const withoutHandout = (draft: Draft, of: Of, n: number): Draft => handoutsAs(draft, of, (all) => all.filter((_, at) => at !== n));

/** A new question on that sector; it is the last of the last tour. */
export function withQuestion(draft: Draft, slot: number): Draft {
  const made: Question = slot === BOX ? { kind: BOX_KIND, box: { contents: "" } } : { sector: slot };
  const sections = draft.sections.length ? draft.sections : [{ questions: [] }];
  return { ...draft, sections: sections.map((section, n) => (n === sections.length - 1 ? { ...section, questions: [...section.questions, made] } : section)) };
}

export const withoutQuestion = (draft: Draft, index: number): Draft => remade(draft, (question, at) => (at === index ? null : question));

/** The lines of a question that a card may show: its own words, or those of its parts. */
export const asked = (question: Question): string => [question.text, ...(question.parts ?? []).map((part) => part.text)].filter(Boolean).join(" ");
export const answered = (question: Question): string => [question.answer, ...(question.parts ?? []).map((part) => part.answer)].filter(Boolean).join("; ");
export const tourOf = (draft: Draft, index: number): string => draft.sections[sectionAt(draft, index)]?.title ?? "";
/** The next question in the order in which they lie. */
export function neighbour(draft: Draft, index: number, step: 1 | -1): number {
  const order = slots(draft).map((slot, at) => [slot ?? 1_000 + at, at] as const).sort((a, b) => a[0] - b[0]).map(([, at]) => at);
  return order[(order.indexOf(index) + step + order.length) % order.length] ?? index;
}
