// The one place where the page is put together: store, socket, clock, tokens and the browser's own events.
import { effect, signal } from "@preact/signals";
import * as api from "./api";
import type { SheetFrame } from "./hall/paper";
import type { Lamps, Role } from "./joint";
import { dropToken, keepPresses, keptPresses, keptTokens, type Kept, keepToken, place, sitAt, windowId } from "./keep";
import { hex } from "./ids";
import { waitAtTheDoor } from "./knocking";
import { pressesGoTo } from "./play/press";
import { keepTime, REST_MS, WATCH_MS } from "./clock/pings";
import { awake, canStayAwake, stayAwake } from "./play/awake";
import { audible, bringSound } from "./play/sound";
import { measured, reckoned, serverClock, serverNow, steady, tripTook, wall } from "./play/time";
import { Socket } from "./socket";
import { hostView, lamps, line, nextEdge, pending, seen, session, write } from "./store";

/** Fonts and sounds are here: nothing more is fetched in the middle of a game. */
const assets = signal(false);

const mine = (table: string, role: Role) => keptTokens().filter((kept) => kept.table === table && kept.role === role);

const socket = new Socket({
  ticket: async () => { const now = session.value; return now ? api.ticket(now.table, now.tokens) : Promise.reject(new Error("no session")); },
  open: (ticket) => { write({ t: "hello" }); return new WebSocket(api.socketUrl(ticket)) as never; },
  after: (ms, act) => { const timer = setTimeout(act, ms); return () => clearTimeout(timer); },
  nowMs: wall,
  chance: Math.random,
  pending: () => pending.value,
  window: windowId(),
  hear: (frame) => {
    if (frame.t === "view") serverClock.hint(frame.at);
    write({ t: "frame", frame });
    if (frame.t === "view") planEdge();
  },
  state: (state) => { if (!(state === "joining" && line.value === "lost")) write({ t: "line", line: state }); },
  greeted: () => time.burst(),
  gone: (code) => { forgetPlace(); write({ t: "left", why: code }); },
});

const time = keepTime(serverClock, {
  ping: async () => { const sent = steady(); const at = await socket.ping(); tripTook(steady() - sent); return at; },
  steady, wall, visible: () => document.visibilityState === "visible",
  rest: () => (["host", "seat", "defender"].includes(seen.value?.you.role ?? "host") ? REST_MS : WATCH_MS),
}, () => { reckoned.value += 1; planEdge(); });

let edgeTimer: ReturnType<typeof setTimeout> | undefined;
/** Wakes the controls exactly when the next offer opens or closes; nothing ticks in between. */
export function planEdge(): void {
  clearTimeout(edgeTimer);
  const now = serverNow();
  write({ t: "edge", atMs: now });
  const next = nextEdge(now);
  if (next !== null) edgeTimer = setTimeout(planEdge, Math.min(next - now + 5, 60_000));
}

/** Takes a place at a table with the tokens kept for it. */
export function enter(table: string, role: Role, take = false): void {
  const tokens = mine(table, role);
  if (!tokens.length) return;
  sitAt({ table, role });
  write({ t: "session", session: { table, role, tokens } });
  socket.start(take);
}

export function sitDown(kept: Kept): void {
  keepToken(kept);
  enter(kept.table, kept.role as Role);
}

/** Another seat at this device, or a chair given after a knock: a new ticket speaks for all of them. */
export const reconnect = (): void => { const now = session.value; if (now) enter(now.table, now.role); };
export const takeOver = (): void => { const now = session.value; if (now) enter(now.table, now.role, true); };

function forgetPlace(): void {
  const now = session.value;
  for (const kept of now?.tokens ?? []) dropToken(kept);
  sitAt(null);
}

/** Away from the page: the place stays kept on this device. */
export function goOut(): void {
  socket.stop();
  sitAt(null);
  write({ t: "left" });
}

/** A hall team's sheet is no command: it goes beside the game and is answered by itself. */
export const tellHall = (frame: SheetFrame): void => { write({ t: "sheet", id: frame.id }); socket.tell(frame); };

export const tellLamps = (now: Lamps): void => {
  if (JSON.stringify(now) === JSON.stringify(lamps.value)) return;
  write({ t: "lamps", lamps: now });
};

function wakeful(): void {
  const check = () => { if (document.visibilityState === "visible") { socket.check(); planEdge(); } };
  for (const name of ["visibilitychange", "resume", "freeze"]) document.addEventListener(name, check);
  for (const name of ["online", "pageshow", "focus"]) addEventListener(name, check);
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    if (now - last > 9_000) check();
    last = now;
  }, 3_000);
}

/** Starts the page: presses go out, kept ones come back, and the last place of this window is taken again. */
export function begin(takeLastPlace: boolean): void {
  for (const frame of keptPresses()) write({ t: "pressed", frame });
  pressesGoTo((frame) => socket.press(frame));
  effect(() => keepPresses(pending.value));
  effect(() => tellLamps({ ...measured.value, audio: audible.value, awake: awake.value, pack: assets.value && !hostView.value?.missing.length }));
  effect(() => { const now = lamps.value; if (seen.value && now.rtt > 0) socket.tell({ do: "lamps", id: hex(4), ...now }); });
  wakeful();
  void document.fonts.ready.then(() => bringSound()).then(() => { assets.value = true; });
  if (canStayAwake()) effect(() => { if (session.value) stayAwake(); });
  waitAtTheDoor(sitDown);
  const at = takeLastPlace ? place() : null;
  if (at) enter(at.table, at.role);
}
