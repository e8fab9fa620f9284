// Rows of the wire spelled out: values get their names, options their commands. The only place of the page that reads rows.
import { type ColumnRow, type Command, type CommandName, type Field, type FieldRow, HexColumns, type NotBoth, NotBothColumns, type OfferLineRow, OneOfColumns, TextColumns, WholeColumns, YesColumns } from "./wire";

/** Any command of this kind whose fields lie within their bounds. */
export interface Form { readonly fields: readonly Field[]; readonly also: NotBoth | null }
/** Open from from_ms (included) until until_ms (excluded), in server time. */
export interface Offer { readonly options: readonly Command[]; readonly form: Form | null; readonly from_ms: number; readonly until_ms: number | null }
/** Why it may not be asked; options: which ones this is about, none: all. */
export interface Shut { readonly code: string; readonly clause: string; readonly options: readonly Command[] }
/** What the view says of one command for one hand ("": the host's, or one without a chair). */
export interface OfferView { readonly do: CommandName; readonly seat: string; readonly offer: ({ readonly t: "offer" } & Offer) | ({ readonly t: "shut" } & Shut) }

const FIELDS = { whole: WholeColumns, text: TextColumns, hex: HexColumns, one_of: OneOfColumns, yes: YesColumns };

/** A row as a record; what was left out at its end is left out here too. */
export const spell = <X>(names: readonly string[], row: readonly unknown[]): X => Object.fromEntries(row.map((value, i) => [names[i], value])) as X;
const field = ([t, ...row]: FieldRow) => ({ t, ...spell<object>(FIELDS[t], row) }) as Field;

/** The n-th option is made of the n-th value of every column; no column at all: the bare command. */
const options = (deed: CommandName, columns: readonly ColumnRow[]): Command[] =>
  (columns[0]?.[1] ?? [0]).map((_, n) => ({ t: deed, ...Object.fromEntries(columns.map(([name, values]) => [name, values[n]])) }) as Command);

export function offerOf(row: OfferLineRow): OfferView {
  if (row[0] === "shut") {
    const [, deed, code, clause, seat = "", columns] = row;
    return { do: deed, seat, offer: { t: "shut", code, clause, options: columns ? options(deed, columns) : [] } };
  }
  if (row[0] === "pick") {
    const [, deed, columns = [], seat = "", from_ms = 0, until_ms = null] = row;
    return { do: deed, seat, offer: { t: "offer", options: options(deed, columns), form: null, from_ms, until_ms } };
  }
  const [, deed, fields, seat = "", also = null, from_ms = 0, until_ms = null] = row;
  return { do: deed, seat, offer: { t: "offer", options: [], form: { fields: fields.map(field), also: also && spell<NotBoth>(NotBothColumns, also) }, from_ms, until_ms } };
}
