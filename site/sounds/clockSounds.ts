// The signal, the last ticks and the gong of a running minute, each scheduled once on the audio clock of this browser.
import { type ClockView, leftOf, type ServerNow, SIGNAL_MS } from "../table/clock/view";
import type { AudioPort, Playing, SoundName } from "./port";

/** Remembers what has sounded, over a reload too. Keys are short strings. */
export interface Memory { has(key: string): boolean; add(key: string): void }

export interface ClockSounds {
  /** Tell it of every new clock; telling the same one again changes nothing. */
  show(clock: ClockView): void;
  /** Call about twice a second and after an unlock, a wake or a new offset: moves what has drifted, drops what is late. */
  check(): void;
}

interface Cue { sound: SoundName; dueMs: number; key: string }
interface Scheduled { cue: Cue; at: number; playing: Playing }

const LATE_MS = 1000;
/** Less than this is not worth a restart; more is heard as wrong. */
const DRIFT_S = 0.06;
const TICKS = [3, 2, 1];

/** What a clock wants to be heard, by server time. */
export function cuesOf(clock: ClockView): Cue[] {
  if (clock.kind !== "running") return [];
  const cue = (sound: SoundName, before: number): Cue => ({ sound, dueMs: clock.deadlineMs - before, key: `${sound}${before}@${clock.deadlineMs}` });
  return [cue("signal", SIGNAL_MS), ...TICKS.map((s) => cue("tick", s * 1000)), cue("gong", 0)];
}

export function createClockSounds(port: AudioPort, now: ServerNow, memory: Memory): ClockSounds {
  let clock: ClockView = { kind: "off" };
  let signalled = false;
  const scheduled = new Map<string, Scheduled>();

  const begun = ({ at }: Scheduled) => port.time() >= at;
  const note = (entry: Scheduled) => {
    memory.add(entry.cue.key);
    if (entry.cue.sound === "signal") signalled = true;
  };
  const drop = (entry: Scheduled) => { entry.playing.stop(); scheduled.delete(entry.cue.key); };

  const settleOld = (wanted: Set<string>) => {
    for (const entry of [...scheduled.values()]) {
      if (begun(entry)) { note(entry); scheduled.delete(entry.cue.key); }
      else if (!wanted.has(entry.cue.key)) drop(entry);
    }
  };

  const place = (cue: Cue) => {
    const lateMs = now() - cue.dueMs;
    const at = port.time() - lateMs / 1000;
    const old = scheduled.get(cue.key);
    if (old && Math.abs(old.at - at) <= DRIFT_S) return;
    if (old) drop(old);
    // A minute that was paused after its signal does not signal again for the same ten seconds.
    const again = cue.sound === "signal" && signalled && lateMs > 0;
    if (lateMs > LATE_MS || memory.has(cue.key) || again) return;
    const entry = { cue, at: Math.max(at, port.time()), playing: port.play(cue.sound, { at: Math.max(at, port.time()) }) };
    scheduled.set(cue.key, entry);
    if (begun(entry)) { note(entry); scheduled.delete(cue.key); }
  };

  const check = () => {
    const cues = cuesOf(clock);
    settleOld(new Set(cues.map(({ key }) => key)));
    if (leftOf(clock, now()) > SIGNAL_MS) signalled = false;
    if (port.ready()) cues.forEach(place);
  };
  return { check, show(next) { clock = next; check(); } };
}

/** A memory in the tab's own storage: a reload keeps it, another tab has its own. Falls back to this page's life. */
export function tabMemory(storage: Storage | undefined, name = "pkz:heard"): Memory {
  const read = (): string[] => { try { return JSON.parse(storage?.getItem(name) ?? "[]") as string[]; } catch { return []; } };
  const keys = new Set(read());
  return {
    has: (key) => keys.has(key),
    add(key) {
      keys.add(key);
      try { storage?.setItem(name, JSON.stringify([...keys].slice(-24))); } catch { /* storage is full or forbidden: this page still remembers */ }
    },
  };
}
