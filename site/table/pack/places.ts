// Which question lies where: sectors by number, the box at 0, the rest in reserve or aside. Moving one swaps two.
import { BOX_KIND, type Box, type Draft, isAside, kindOf, type Question, questionsOf, remade, sectionAt } from "./draft";

export const BOX = 0;
/** No sector has a larger number in a pack. */
export const MOST = 99;
export type Where = "table" | "spare" | "aside";
export interface Lying { readonly index: number; readonly slot: number | null; readonly where: Where }

/** The slot of each question, as the table will lay them: null for those that never lie there. */
export function slots(draft: Draft): readonly (number | null)[] {
  const all = questionsOf(draft);
  const found = new Map<number, number>();
  const taken = new Set<number>();
  all.forEach((question, index) => {
    const slot = kindOf(question) === BOX_KIND ? BOX : question.sector;
    if (slot !== undefined && !taken.has(slot)) { taken.add(slot); found.set(index, slot); }
  });
  let next = 1;
  return all.map((question, index) => {
    const known = found.get(index);
    if (known !== undefined) return known;
    if (isAside(question)) return null;
    while (taken.has(next)) next += 1;
    taken.add(next);
    return next;
  });
}

export const indexAt = (draft: Draft, slot: number): number => slots(draft).indexOf(slot);

/** Every question with its place; numbers: the sectors of this table that hold an envelope. */
export function lying(draft: Draft, numbers: readonly number[]): readonly Lying[] {
  return slots(draft).map((slot, index) => ({ index, slot, where: slot === null ? "aside" : slot === BOX || numbers.includes(slot) ? "table" : "spare" }));
}

const lay = (question: Question, slot: number | null): Question => {
  const { sector: _, ...rest } = question;
  return slot === null || slot === BOX || slot > MOST ? rest : { ...rest, sector: slot };
};

/** The draft with each question's place written down, so that moving one moves no other. */
export function settled(draft: Draft): Draft {
  const where = slots(draft);
  return remade(draft, (question, index) => lay(question, kindOf(question) === BOX_KIND && where[index] === BOX ? BOX : where[index] ?? null));
}

const NOTHING: Box = { contents: "" };

/** Out of the box's place a question is ordinary, and remembers what lay in the box. */
export function unboxed(question: Question): Question {
  const { box, kind: _, ...rest } = question;
  return box ? { ...rest, kept_box: box } : rest;
}

export function boxed(question: Question): Question {
  const { kept_box, sector: _, ...rest } = question;
  return { ...rest, kind: BOX_KIND, box: question.box ?? kept_box ?? NOTHING };
}

function put(question: Question, slot: number): Question {
  if (slot === BOX) return boxed(question);
  return lay(kindOf(question) === BOX_KIND ? unboxed(question) : question, slot);
}

/** The question goes to that slot; who lay there takes its old place. */
export function moved(draft: Draft, index: number, to: number): Draft {
  const where = slots(draft);
  const from = where[index] ?? null;
  if (from === to) return draft;
  const other = where.indexOf(to);
  const calm = settled(draft);
  return remade(calm, (question, at) => {
    if (at === index) return put(question, to);
    if (at !== other) return question;
    return put(question, from ?? freeFrom(draft, to + 1));
  });
}

/** The first number at or after `from` that nobody has. */
export function freeFrom(draft: Draft, from: number): number {
  const taken = new Set(slots(draft));
  let n = Math.max(1, from);
  while (taken.has(n)) n += 1;
  return n;
}

/** Off the table, behind its last sector. */
export const spared = (draft: Draft, index: number, numbers: readonly number[]): Draft => moved(draft, index, freeFrom(draft, Math.max(0, ...numbers) + 1));

/** Laid anew on these sectors in this order of questions; the box and those aside stay as they are. */
function laid(draft: Draft, numbers: readonly number[], order: readonly number[]): Draft {
  const last = Math.max(0, ...numbers);
  const slot = new Map(order.map((index, n) => [index, numbers[n] ?? last + 1 + n - numbers.length]));
  return remade(draft, (question, index) => (slot.has(index) ? lay(question, slot.get(index) ?? null) : question));
}

const movable = (draft: Draft): number[] => {
  const where = slots(draft);
  return where.flatMap((slot, index) => (slot === null || slot === BOX ? [] : [index]));
};

/** In the order of the file; of one tour first when a tour is named, and the others behind it. */
export function dealt(draft: Draft, numbers: readonly number[], tour = -1): Draft {
  const first = movable(draft).filter((index) => tour >= 0 && sectionAt(draft, index) === tour);
  return laid(draft, numbers, [...first, ...movable(draft).filter((index) => !first.includes(index))]);
}

/** In an order of chance; chance gives numbers from 0 to 1. */
export function shuffled(draft: Draft, numbers: readonly number[], chance: () => number): Draft {
  const order = movable(draft);
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return laid(draft, numbers, order);
}
