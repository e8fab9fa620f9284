// A draft of a pack as it lies on the host's desk: the stored form of packs with its questions in one row, and what the page keeps beside it.
import type { DraftBox, DraftHandout, DraftPack, DraftPart, DraftQuestion, DraftSection } from "../wire";
import type { kindWords } from "../words/pack";

export type Kind = NonNullable<DraftQuestion["kind"]>;
export type Medium = NonNullable<DraftHandout["kind"]>;
export type Moment = NonNullable<DraftHandout["moment"]>;
export type Handout = DraftHandout;
export type Box = DraftBox;
/** A part in the making has not all its words yet. */
export type Part = Partial<DraftPart>;
export interface Question extends Omit<DraftQuestion, "parts"> {
  readonly parts?: readonly Part[];
  /** What lay in the box while the question is no box: the page's own, never sent. */
  readonly kept_box?: Box;
  /** Its index in the file as it was read, so that the file's findings follow it: the page's own, never sent. */
  readonly read_at?: number;
}
export interface Section extends Omit<DraftSection, "questions"> { readonly questions: readonly Question[] }
export interface Draft extends Omit<DraftPack, "sections"> { readonly sections: readonly Section[] }

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
/** Fails to compile when the wire learns a kind that the words do not name, or forgets one. */
export const everyKindIsNamed: Same<Kind, keyof typeof kindWords> = true;

export const BOX_KIND = "black_box" satisfies Kind;
export const BASE_KIND = "base" satisfies Kind;
/** Several questions lie in one envelope of these. */
export const SEVERAL: readonly Kind[] = ["duplet", "blitz", "superblitz"];
/** A thing may lie in these. */
export const WITH_BOX: readonly Kind[] = ["black_box", "red"];
export const FORMAT = 2;

export const kindOf = (question: Question): Kind => question.kind ?? "ordinary";
/** All questions in order; a question's index here is its name on the desk. */
export const questionsOf = (draft: Draft): readonly Question[] => draft.sections.flatMap((section) => section.questions);
/** A warm-up and a question of the base never lie on the table. */
export const isAside = (question: Question): boolean => kindOf(question) === BASE_KIND || (question.sector === undefined && /^0+$/.test(question.number ?? ""));

/** The draft with every question passed through `change`; null takes it out. */
export function remade(draft: Draft, change: (question: Question, index: number) => Question | null): Draft {
  let index = 0;
  const sections = draft.sections.map((section) => ({ ...section, questions: section.questions.flatMap((question) => { const made = change(question, index++); return made ? [made] : []; }) }));
  return { ...draft, sections };
}

/** Each question marked with its index in the file. */
export const numbered = (draft: Draft): Draft => remade(draft, (question, index) => ({ ...question, read_at: index }));

export const changed = (draft: Draft, at: number, change: (question: Question) => Question): Draft => remade(draft, (question, index) => (index === at ? change(question) : question));

/** Which section holds the question of this index. */
export function sectionAt(draft: Draft, at: number): number {
  let before = 0;
  return draft.sections.findIndex((section) => (before += section.questions.length) > at);
}

/** Marks of the page that no other program gets. */
const OWN: readonly string[] = ["kept_box", "read_at"] satisfies (keyof Question)[];

const isEmpty = (value: unknown) => value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

function bare(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(bare).filter((each) => !isEmpty(each));
  if (value === null || typeof value !== "object") return value;
  const rows = Object.entries(value).filter(([name]) => !OWN.includes(name)).map(([name, each]) => [name, bare(each)] as const);
  return Object.fromEntries(rows.filter(([, each]) => !isEmpty(each)));
}

const boxOf = (box: Box): Box => ({ ...(bare(box) as Box), contents: box.contents.trim() });

/** Its empty lines left out; the box keeps its line even when empty, so that it is asked for. */
function sent({ box, kind, ...rest }: Question): Question {
  return { ...(bare(rest) as Question), ...(kind && kind !== "ordinary" ? { kind } : {}), ...(box ? { box: boxOf(box) } : {}) };
}

/** As the server reads it: empty lines and the page's own marks left out. */
export function outgoing({ sections, ...head }: Draft): Draft {
  const all = sections.map(({ questions, ...about }) => ({ ...(bare(about) as object), questions: questions.map(sent) }));
  return { ...(bare(head) as Draft), title: head.title.trim(), sections: all };
}

/** A clean sheet. */
export const blank = (title: string): Draft => ({ format: FORMAT, id: "pack", title, version: 1, sections: [{ questions: [] }] });
