// A place at the table becomes the account's: by itself when somebody signed in sits down, or when somebody at the table signs in.
import { effect, signal } from "@preact/signals";
import { Trouble } from "../../table/api";
import type { Kept } from "../../table/keep";
import { line, seen, session } from "../../table/store";
import * as api from "../api";
import { member } from "../session";

export interface Tied { readonly table: string; readonly place: string; readonly token: string }

const tied_ = signal<Tied | null>(null);
/** The place of this device that belongs to its account, as the club has confirmed. */
export const tied = tied_;
/** Why the club would not have it, for the sheet of the menu. */
export const refused = signal("");

/** What this device could bring: its chairs, or the host's place. */
export const places = (): readonly Kept[] => {
  const now = session.value;
  return now && (now.role === "seat" || now.role === "host") ? now.tokens : [];
};

export async function tie(kept: Kept): Promise<void> {
  const who = member();
  if (!who) return;
  refused.value = "";
  try {
    const { place } = await api.sit(kept.table, kept.token);
    tied_.value = { table: kept.table, place, token: who.token };
  } catch (error) {
    refused.value = error instanceof Trouble ? error.code : "broken";
    if (PASSING.has(refused.value)) setTimeout(() => void again(kept, who.token), AGAIN_MS);
  }
}

/** Nobody looks into the menu to find out that the game will not count: what may pass is asked again. */
const PASSING = new Set(["offline", "busy", "broken", "slow_down"]);
const AGAIN_MS = 7000;
async function again(kept: Kept, token: string): Promise<void> {
  const here = places().some((each) => each.table === kept.table && each.token === kept.token);
  if (here && member()?.token === token && PASSING.has(refused.value)) await tie(kept);
}

let asked = "";
/** Once for each table, place and sign-in; of several chairs on one device the first is its owner's. */
effect(() => {
  const [who, first] = [member(), places()[0]];
  if (!who || !first || !seen.value || line.value !== "live") return;
  const key = `${first.table} ${first.role} ${first.token} ${who.token}`;
  if (asked === key) return;
  asked = key;
  void tie(first);
});
