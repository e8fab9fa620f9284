// What an undo or a redo would change, as pairs: what stands now and what would stand then.
import { spell } from "../unfold";
import { type ChangeLine, ChangeLineColumns, type ChangeLineRow } from "../wire";

type Pair<X> = readonly [now: X, then: X];
type Side<F extends keyof ChangeLine> = Required<ChangeLine>[F] extends readonly (infer X)[] ? X : never;
type Pairs = { readonly [F in "score" | "phase" | "lifelines" | "clock" | "asked" | "debt"]: Pair<Side<F>> };
export type Change = Required<Omit<ChangeLine, keyof Pairs>> & Pairs;

/** The wire says a side once where nothing changes. */
const pair = <X>(said: readonly X[]): Pair<X> => [said[0]!, said.at(-1)!];

export function changeOf(row: ChangeLineRow): Change {
  const { score, phase, lifelines, clock = ["none"], asked = [null], debt = ["none"], ...rest } = spell<ChangeLine>(ChangeLineColumns, row);
  return { shown: [], sector: null, clock_ms: 0, later: [], ...rest, score: pair(score), phase: pair(phase), lifelines: pair(lifelines), clock: pair(clock), asked: pair(asked), debt: pair(debt) };
}
