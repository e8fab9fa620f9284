// What this browser keeps: tokens by table, role and seat; this window's id; presses not yet answered; the look and the volume.
import { hex } from "./ids";
import type { CommandFrame, Role } from "./joint";

export interface Kept { readonly table: string; readonly role: Role | "recovery"; readonly seat: string; readonly token: string; readonly name: string; readonly code: string; readonly atMs: number; readonly knock?: string }

const HEAD = "pkz:token:";
const KEPT_MS = 24 * 3600 * 1000;
const keyOf = (kept: Pick<Kept, "table" | "role" | "seat">) => `${HEAD}${kept.table}:${kept.role}:${kept.seat}`;

/** A browser may forbid storage; the evening then lasts as long as the window. */
class Shelf {
  private readonly memory = new Map<string, string>();
  constructor(private readonly storage: () => Storage) {}
  get(key: string): string | null {
    try { return this.storage().getItem(key) ?? this.memory.get(key) ?? null; } catch { return this.memory.get(key) ?? null; }
  }
  set(key: string, value: string): void {
    this.memory.set(key, value);
    try { this.storage().setItem(key, value); } catch { /* kept in memory above */ }
  }
  drop(key: string): void {
    this.memory.delete(key);
    try { this.storage().removeItem(key); } catch { /* nothing was kept there */ }
  }
  keys(): string[] {
    const names = new Set(this.memory.keys());
    try { const store = this.storage(); for (let i = 0; i < store.length; i++) names.add(store.key(i) ?? ""); } catch { /* memory alone */ }
    return [...names];
  }
}

const long = new Shelf(() => localStorage);
const brief = new Shelf(() => sessionStorage);

function parsed<T>(text: string | null): T | null {
  try { return text === null ? null : (JSON.parse(text) as T); } catch { return null; }
}

export const keepToken = (kept: Kept): void => long.set(keyOf(kept), JSON.stringify(kept));
export const dropToken = (kept: Pick<Kept, "table" | "role" | "seat">): void => long.drop(keyOf(kept));

/** Everything kept of the last day, newest first; older tokens are thrown away on the way. */
export function keptTokens(nowMs: number = Date.now()): Kept[] {
  const all = long.keys().filter((key) => key.startsWith(HEAD)).map((key) => ({ key, kept: parsed<Kept>(long.get(key)) }));
  for (const { key, kept } of all) if (!kept || nowMs - kept.atMs > KEPT_MS) long.drop(key);
  return all.flatMap(({ kept }) => (kept && nowMs - kept.atMs <= KEPT_MS ? [kept] : [])).sort((a, b) => b.atMs - a.atMs);
}

/** This window's name: a reload keeps it, a second window has another. */
export function windowId(): string {
  const known = brief.get("pkz:window");
  if (known) return known;
  const made = hex(8);
  brief.set("pkz:window", made);
  return made;
}

/** Where this window sits: survives a reload, and is not shared with other windows. */
export interface Place { readonly table: string; readonly role: Role }
export const place = (): Place | null => parsed<Place>(brief.get("pkz:place"));
export const sitAt = (at: Place | null): void => (at ? brief.set("pkz:place", JSON.stringify(at)) : brief.drop("pkz:place"));

export const keptPresses = (): CommandFrame[] => parsed<CommandFrame[]>(brief.get("pkz:presses")) ?? [];
export const keepPresses = (frames: readonly CommandFrame[]): void => (frames.length ? brief.set("pkz:presses", JSON.stringify(frames)) : brief.drop("pkz:presses"));

export const liking = (name: string): string | null => long.get(`pkz:like:${name}`);
export const like = (name: string, value: string): void => long.set(`pkz:like:${name}`, value);
