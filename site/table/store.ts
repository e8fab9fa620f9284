// The one store of the page and its one writer: what the server showed last, what was pressed and not yet answered, how the line is.
import { batch, computed, signal } from "@preact/signals";
import type { AnyView, CommandFrame, Lamps, Role, ServerMessage, ServerView, You } from "./joint";
import type { Kept } from "./keep";
import { type LampsOf, LampsOfColumns } from "./wire";
import { isHallView, isHostView, offersOf, type SheetRefused, type SheetTaken } from "./joint";
import { type Room, wholeRoom } from "./whole";
import { boundaryAfter } from "./offers";
import { spell } from "./unfold";

/** How this window is connected: elsewhere and taken are two windows of one seat. */
export type Line = "off" | "joining" | "live" | "lost" | "elsewhere" | "taken";
export type Notice =
  | { readonly kind: "refused"; readonly id: string; readonly code: string; readonly clause: string; readonly what: string }
  | { readonly kind: "stale"; readonly id: string; readonly what: string }
  | { readonly kind: "said"; readonly id: string; readonly text: string; readonly good: boolean };

/** Who this window is: one table, one role, the tokens that say so. */
export interface Session { readonly table: string; readonly role: Role; readonly tokens: readonly Kept[] }

/** Two views of one log's length: who is here has changed, or they were sent one after another. */
interface Moment { readonly e: number; readonly at: number }
const older = (one: Moment, than: Moment) => one.e < than.e || (one.e === than.e && one.at < than.at);

export interface Seen extends Moment { readonly you: You; readonly view: AnyView; readonly room: Room; readonly v: number; readonly greeting: boolean }

export type Happening =
  | { readonly t: "frame"; readonly frame: ServerMessage }
  | { readonly t: "line"; readonly line: Line }
  | { readonly t: "hello" }
  | { readonly t: "pressed"; readonly frame: CommandFrame }
  | { readonly t: "sheet"; readonly id: string }
  | { readonly t: "notice"; readonly notice: Notice }
  | { readonly t: "read"; readonly id: string }
  | { readonly t: "edge"; readonly atMs: number }
  | { readonly t: "lamps"; readonly lamps: Lamps }
  | { readonly t: "session"; readonly session: Session }
  | { readonly t: "left"; readonly why?: string };

const line_ = signal<Line>("off");
const seen_ = signal<Seen | null>(null);
const pending_ = signal<readonly CommandFrame[]>([]);
const notices_ = signal<readonly Notice[]>([]);
const edge_ = signal(0);
const lamps_ = signal<Lamps>({ audio: false, awake: false, pack: false, rtt: 0, jitter: 0 });
const replies_ = signal<SheetTaken | SheetRefused | null>(null);
const awaited = new Set<string>();
const session_ = signal<Session | null>(null);
const gone_ = signal("");
const devices_ = signal<readonly LampsOf[]>([]);
let freshHello = true;
/** When the host was told of the devices last: views between two changes leave them out. */
let told: Moment = { e: 0, at: 0 };

export const session = computed(() => session_.value);
/** Why the last session ended by itself; empty when nobody was thrown out. */
export const gone = computed(() => gone_.value);
export const line = computed(() => line_.value);
export const seen = computed(() => seen_.value);
export const pending = computed(() => pending_.value);
export const notices = computed(() => notices_.value);
/** The server's time at the newest opening or closing of an offer: reading it redraws a control then, and at no other tick. */
export const edge = computed(() => edge_.value);
export const lamps = computed(() => lamps_.value);
/** How everybody's devices are, for the host. */
export const devices = computed(() => devices_.value);
export const room = computed(() => seen_.value?.room ?? null);
export const offers = computed(() => (seen_.value ? offersOf(seen_.value.view) : []));
export const hostView = computed(() => (seen_.value && isHostView(seen_.value.view) ? seen_.value.view : null));
export const hallView = computed(() => (seen_.value && isHallView(seen_.value.view) ? seen_.value.view : null));
/** The newest answer to a hall team's sheet. */
export const replies = computed(() => replies_.value);
export const nextEdge = (nowMs: number): number | null => boundaryAfter(offers.value, nowMs);

const settle = (id: string): CommandFrame | undefined => {
  const found = pending_.value.find((each) => each.id === id);
  if (found) pending_.value = pending_.value.filter((each) => each.id !== id);
  return found;
};
const say = (notice: Notice) => { notices_.value = [...notices_.value.filter((each) => each.id !== notice.id), notice].slice(-3); };

/** Messages of one socket may come out of order: an older view never replaces a newer one, but the first after a hello always does. */
function look(frame: ServerView): void {
  if ("lamps" in frame && frame.lamps && !older(frame, told)) [told, devices_.value] = [frame, frame.lamps.map((row) => spell<LampsOf>(LampsOfColumns, row))];
  const last = seen_.value;
  if (!freshHello && last && (frame.v < last.v || (frame.v === last.v && older(frame, last)))) return;
  const greeting = freshHello;
  freshHello = false;
  seen_.value = { greeting, room: wholeRoom(frame.view.room), you: frame.you, view: frame.view, v: frame.v, e: frame.e, at: frame.at };
  line_.value = "live";
}

function hear(frame: ServerMessage): void {
  switch (frame.t) {
    case "view": return batch(() => { look(frame); if (frame.done) settle(frame.done); });
    case "refused": {
      if (awaited.delete(frame.id)) { replies_.value = frame; return; }
      const what = settle(frame.id)?.do ?? "";
      return say({ kind: "refused", id: frame.id, code: frame.code, clause: frame.clause, what });
    }
    case "stale": return say({ kind: "stale", id: frame.id, what: settle(frame.id)?.do ?? "" });
    case "elsewhere": line_.value = "elsewhere"; return;
    case "taken": line_.value = "taken"; return;
    case "sheet": awaited.delete(frame.id); replies_.value = frame; return;
    case "busy": case "pong": return;
    case "broken": return say({ kind: "refused", id: frame.id, code: "broken", clause: "", what: settle(frame.id)?.do ?? "" });
    case "malformed": return say({ kind: "refused", id: "malformed", code: ["crowded", "slow_down", "too_long"].includes(frame.why) ? frame.why : "malformed", clause: "", what: "" });
  }
}

/** The only way anything in the store changes. */
export function write(what: Happening): void {
  switch (what.t) {
    case "frame": return hear(what.frame);
    case "line": line_.value = what.line; return;
    case "hello": freshHello = true; return;
    case "pressed": pending_.value = [...pending_.value, what.frame]; return;
    case "sheet": awaited.add(what.id); return;
    case "notice": return say(what.notice);
    case "read": notices_.value = notices_.value.filter((each) => each.id !== what.id); return;
    case "edge": edge_.value = what.atMs; return;
    case "lamps": lamps_.value = what.lamps; return;
    case "session": told = { e: 0, at: 0 }; session_.value = what.session; gone_.value = ""; return;
    case "left": line_.value = "off"; session_.value = null; seen_.value = null; pending_.value = []; gone_.value = what.why ?? ""; return;
  }
}
