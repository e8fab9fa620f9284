// What the page's own HTML and address say: which game a new table is opened for, and where a link leads.
import type { Kept } from "./keep";

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";

/** The game of a new table that a link of the site names: `#open=…`. */
export const asked = (): string => /^#open=([\w-]+)$/.exec(location.hash)?.[1] ?? "";
export const built = (): string => meta("game");

export type Piece = "" | "table" | "clock" | "score" | "envelope";
export type Link =
  | { readonly kind: "none" }
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "host"; readonly table: string; readonly token: string }
  | { readonly kind: "recover"; readonly table: string; readonly token: string }
  | { readonly kind: "stage"; readonly table: string; readonly token: string; readonly piece: Piece }
  | { readonly kind: "place"; readonly table: string; readonly token: string }
  | { readonly kind: "bad" };

/** `#4821`, `#host=t.x`, `#recover=t.x`, `#place=t.x`, `#stage=t.x` and its pieces. */
export function linkOf(hash: string): Link {
  const text = hash.replace(/^#/, "");
  if (!text || text.startsWith("open=")) return { kind: "none" };
  if (/^\d{4}$/.test(text)) return { kind: "code", code: text };
  const [, kind, table, token, piece = ""] = /^(host|recover|stage|place)=([\w-]+)\.([\w-]+)(?:\.(table|clock|score|envelope))?$/.exec(text) ?? [];
  if (!table || !token) return { kind: "bad" };
  if (kind === "stage") return { kind, table, token, piece: piece as Piece };
  if (piece) return { kind: "bad" };
  return { kind: kind as "host" | "recover" | "place", table, token };
}

export const tableLink = (code: string): string => `${location.origin}${location.pathname}#${code}`;
export const secretLink = (kind: "recover" | "stage" | "place", table: string, token: string, piece: Piece = ""): string =>
  `${location.origin}${location.pathname}#${kind}=${table}.${token}${piece ? `.${piece}` : ""}`;

export const keptAs = (link: Extract<Link, { token: string }>, role: "host" | "stage" | "place"): Kept => ({ table: link.table, role, seat: "", token: link.token, name: "", code: "", atMs: Date.now() });
