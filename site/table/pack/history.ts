// Undo and redo of edits: typing in one field is one step till another thing is touched.
export interface History<T> { readonly past: readonly T[]; readonly now: T; readonly future: readonly T[]; readonly tag: string; readonly atMs: number }

const DEEPEST = 200;
/** A pause in typing after which it is another step. */
export const PAUSE_MS = 4_000;

export const begun = <T>(now: T): History<T> => ({ past: [], now, future: [], tag: "", atMs: 0 });

/** tag: what is being typed into; "" is never one step with anything. */
export function stepped<T>(of: History<T>, now: T, tag: string, atMs: number): History<T> {
  if (now === of.now) return of;
  const goesOn = tag !== "" && tag === of.tag && atMs - of.atMs < PAUSE_MS && of.past.length > 0;
  return { past: goesOn ? of.past : [...of.past, of.now].slice(-DEEPEST), now, future: [], tag, atMs };
}

export function undone<T>(of: History<T>): History<T> {
  const last = of.past.at(-1);
  return last === undefined ? of : { past: of.past.slice(0, -1), now: last, future: [of.now, ...of.future], tag: "", atMs: 0 };
}

export function redone<T>(of: History<T>): History<T> {
  const [next, ...rest] = of.future;
  return next === undefined ? of : { past: [...of.past, of.now], now: next, future: rest, tag: "", atMs: 0 };
}
