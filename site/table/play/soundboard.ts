// What is heard when: the minute's signal and gong by the clock, the wheel, the box, verdicts and finales by their moments.
import { effect } from "@preact/signals";
import { createClockSounds, tabMemory } from "../../sounds/clockSounds";
import { createSoundEngine, unlockOnTap } from "../../sounds/engine";
import type { AudioPort, Playing } from "../../sounds/port";
import { recordWhenAsked } from "../../sounds/recording";
import type { Soundboard } from "../screens/later";
import { line, room } from "../store";
import { clockOf, SPIN_MS } from "./hallview";
import { type Moment, moments } from "./moments";
import { audible } from "./sound";
import { reckoned, serverNow } from "./time";

const CHECK_MS = 500;
const LATE_MS = 1500;

const tab = (): Storage | undefined => { try { return sessionStorage; } catch { return undefined; } };

function minute(port: AudioPort): void {
  const clock = createClockSounds(port, serverNow, tabMemory(tab()));
  let timer: ReturnType<typeof setInterval> | undefined;
  effect(() => {
    // the window that gave its seat to another keeps silent: one device, one gong
    const at = line.value === "taken" || line.value === "elsewhere" ? null : room.value;
    clearInterval(timer);
    clock.show(at ? clockOf(at) : { kind: "off" });
    if (at?.clock && at.clock.left_ms === null) timer = setInterval(() => clock.check(), CHECK_MS);
  });
  effect(() => { void reckoned.value; void audible.value; clock.check(); });
}

/** A late moment is dropped: a wheel heard after the arrow rests would be a lie. */
function hear(port: AudioPort, moment: Moment, box: { playing: Playing | null }): void {
  const soon = (ms: number) => port.time() + Math.max(0, ms - serverNow()) / 1000;
  switch (moment.kind) {
    case "spin": if (serverNow() - moment.spunMs < LATE_MS) port.play("wheel", { lasts: (SPIN_MS - Math.max(0, serverNow() - moment.spunMs)) / 1000 }); return;
    case "box": box.playing?.stop(); box.playing = port.play("intrigue", { loop: true, at: soon(moment.atMs) }); return;
    case "right": case "wrong": case "victory": case "defeat": port.play(moment.kind); return;
    case "opened": case "sector": return;
  }
}

function scenes(port: AudioPort): void {
  const box: { playing: Playing | null } = { playing: null };
  effect(() => {
    const fresh = moments.value;
    const final = fresh.some((moment) => moment.kind === "victory" || moment.kind === "defeat");
    if (port.ready()) fresh.filter((moment) => !(final && (moment.kind === "right" || moment.kind === "wrong"))).forEach((moment) => hear(port, moment, box));
  });
  effect(() => {
    if (room.value?.phase === "reading") return;
    box.playing?.stop(3);
    box.playing = null;
  });
}

export function makeSoundboard(volume: number, muted: boolean): Soundboard {
  const engine = createSoundEngine(volume, muted);
  const port = recordWhenAsked(engine, window);
  engine.onChange(() => { audible.value = engine.state() === "ready"; });
  unlockOnTap(engine, document);
  effect(() => engine.setSilenced(room.value?.silent ?? false));
  minute(port);
  scenes(port);
  return { engine };
}
