// Rows of the wire spelled out: values get their names, options their commands. The only place of the page that reads rows.
import { COLUMNS, type Column, type ColumnRow, type Command, type CommandName, type Field, type FieldRow, type NotBoth, type OfferLine, type OfferLineRow } from "./wire";

/** Any command of this kind whose fields lie within their bounds. */
export interface Form { readonly fields: readonly Field[]; readonly also: NotBoth | null }
/** Open from from_ms (included) until until_ms (excluded), in server time. */
export interface Offer { readonly options: readonly Command[]; readonly form: Form | null; readonly from_ms: number; readonly until_ms: number | null }
/** Why it may not be asked; options: which ones this is about, none: all. */
export interface Shut { readonly code: string; readonly clause: string; readonly options: readonly Command[] }
/** What the view says of one command for one hand ("": the host's, or one without a chair). */
export interface OfferView { readonly do: CommandName; readonly seat: string; readonly offer: ({ readonly t: "offer" } & Offer) | ({ readonly t: "shut" } & Shut) }

const LINES = { pick: COLUMNS.Pick, fill: COLUMNS.Fill, shut: COLUMNS.Closed };
const FIELDS = { whole: COLUMNS.Whole, text: COLUMNS.Text, hex: COLUMNS.Hex, one_of: COLUMNS.OneOf, yes: COLUMNS.Yes };

/** A row as a record; what was left out at its end is left out here too. */
export const spell = <X>(names: readonly string[], row: readonly unknown[]): X => Object.fromEntries(row.map((value, i) => [names[i], value])) as X;
const named = <T extends string, X>(columns: Record<T, readonly string[]>, [t, ...row]: readonly [t: T, ...rest: readonly unknown[]]): X => ({ t, ...spell<object>(columns[t], row) }) as X;

/** The n-th option is made of the n-th value of every column; no column at all: the bare command. */
function options(deed: CommandName, rows: readonly ColumnRow[]): Command[] {
  const columns = rows.map((row) => spell<Column>(COLUMNS.Column, row));
  const count = columns[0]?.values.length ?? 1;
  return Array.from({ length: count }, (_, i) => ({ t: deed, ...spell<object>(columns.map((each) => each.name), columns.map((each) => each.values[i])) }) as Command);
}

export function offerOf(row: OfferLineRow): OfferView {
  const line = named<OfferLine["t"], OfferLine>(LINES, row);
  const { do: deed, seat = "" } = line;
  if (line.t === "shut") return { do: deed, seat, offer: { t: "shut", code: line.code, clause: line.clause, options: line.columns ? options(deed, line.columns) : [] } };
  const { from_ms = 0, until_ms = null } = line;
  if (line.t === "pick") return { do: deed, seat, offer: { t: "offer", options: options(deed, line.columns ?? []), form: null, from_ms, until_ms } };
  const fields = line.fields.map((field) => named<Field["t"], Field>(FIELDS, field as FieldRow));
  const also = line.also ? spell<NotBoth>(COLUMNS.NotBoth, line.also) : null;
  return { do: deed, seat, offer: { t: "offer", options: [], form: { fields, also }, from_ms, until_ms } };
}
