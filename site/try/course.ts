// Walking the tape: the one writer of what the page shows, the clock of each step, and presses on their way through it.
import { signal } from "@preact/signals";
import tape from "pkz:round";
import { keepPresses } from "../table/keep";
import { pressesGoTo } from "../table/play/press";
import { reckoned, serverClock, serverNow } from "../table/play/time";
import { pending, room, session, write } from "../table/store";
import { planEdge } from "../table/wiring";
import type { CommandFrame } from "../table/joint";
import { type Move, moveOf, ordered, pressed, type Role, type Step, type Version } from "./tape";
import { words } from "./words";

/** Seconds left of the minute when the rest of it is skipped: the last of them and the gong are worth seeing. */
const TAIL_MS = 3_400;

export interface Place { readonly role: Role; readonly step: Step; readonly n: number; readonly heard: Version }

/** Where the visitor is; nothing before a role is chosen. */
export const place = signal<Place | null>(null);
/** Bumped when the clock was moved under a running step: what waits for a moment begins to wait anew. */
export const turns = signal(0);

let shown = 0;
const stepOf = (name: string): Step => { const step = tape.steps[name]; if (!step) throw new Error(`the tape has no step ${name}`); return step; };
const anyVersion = (): Version => tape.versions[Math.floor(Math.random() * tape.versions.length)] as Version;

/** A step that keeps the clock goes on with the minute that runs; any other has a time of its own. */
function show(role: Role, name: string, heard: Version, keeps: boolean, done = ""): void {
  const step = stepOf(name);
  const view = { ...ordered(step[role], ++shown), done };
  const [gong, later] = [room.value?.clock?.deadline_ms ?? 0, view.view.room.clock?.deadline_ms ?? 0];
  if (!keeps) serverClock.hint(view.at);
  else if (later > gong && serverNow() > gong) serverClock.hint(gong); // time added after the gong is counted from now
  reckoned.value += 1;
  write({ t: "frame", frame: keeps ? { ...view, at: serverNow() } : view });
  place.value = { role, step, n: shown, heard };
  planEdge();
}

export function begin(role: Role): void {
  write({ t: "session", session: { table: "try", role: role === "host" ? "host" : "seat", tokens: [] } });
  write({ t: "lamps", lamps: { audio: true, awake: true, pack: true, rtt: 30, jitter: 4 } });
  write({ t: "hello" });
  show(role, tape.start, anyVersion(), false);
}

/** From the beginning, as this role: a fresh page has no scene behind it that was already shown. */
export function restart(role: Role): void {
  location.hash = role;
  location.reload();
}

export function follow(move: Move | undefined, heard?: Version, done = ""): void {
  const now = place.value;
  if (now && move) show(now.role, move.to, heard ?? now.heard, move.keeps, done);
}

/** What the others round the table do; the visitor says when. */
export const others = (by: Role, deed: Move["do"], fields: Readonly<Record<string, unknown>> = {}): Move | undefined =>
  place.value ? moveOf(place.value.step, by, deed, fields) : undefined;

function hear(frame: CommandFrame): void {
  const now = place.value;
  const move = now && pressed(now.step, now.role, frame);
  if (move) follow(move, undefined, frame.id);
  else write({ t: "frame", frame: { t: "refused", id: frame.id, code: "recorded", clause: "" } });
  keepPresses(pending.value);
}

/** Moves the clock to the last seconds of the minute. */
export function skip(): void {
  const deadline = room.value?.clock?.deadline_ms;
  if (!deadline || deadline - serverNow() <= TAIL_MS) return;
  serverClock.hint(deadline - TAIL_MS);
  reckoned.value += 1;
  turns.value += 1;
  planEdge();
}

/** The table's own presses go along the tape; nothing of this page ever reaches the server. */
export function wire(): void {
  pressesGoTo(hear);
  globalThis.fetch = () => { write({ t: "notice", notice: { kind: "said", id: "recorded", text: words.elsewhere, good: true } }); return Promise.resolve(Response.json({ code: "recorded" }, { status: 409 })); };
}

/** True when the menu led the visitor out. */
export const left = (): boolean => place.value !== null && session.value === null;
export const { talk, versions, prompt, speaker, word } = tape;
