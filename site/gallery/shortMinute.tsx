// Gallery state: a minute of fourteen seconds with its real sounds, to hear the signal and the gong and to read what was scheduled.
import { useEffect, useState } from "preact/hooks";
import { createClockSounds } from "../sounds/clockSounds";
import { createSoundEngine } from "../sounds/engine";
import { type AudioEntry, recordAudio } from "../sounds/recording";
import { ClockFace } from "../table/parts/ClockRing";
import type { ClockView } from "../table/clock/view";

const engine = createSoundEngine(70, false);
const log: AudioEntry[] = [];
const now = () => Date.now();
const heard = new Set<string>();
const sounds = createClockSounds(recordAudio(engine, log, now), now, heard);
Object.assign(globalThis, { galleryAudio: log });

export function ShortMinute() {
  const [clock, set] = useState<ClockView>({ kind: "off" });
  useEffect(() => { void engine.prepare(); const timer = setInterval(() => sounds.check(), 500); return () => clearInterval(timer); }, []);
  const begin = async () => {
    await engine.unlock();
    const next: ClockView = { kind: "running", deadlineMs: now() + 14_000, totalMs: 14_000 };
    set(next);
    sounds.show(next);
  };
  return (
    <main class="gallery-page">
      <ClockFace clock={clock} now={now} />
      <button class="btn btn--primary" data-begin onClick={() => void begin()}>Время</button>
      <p data-deadline={clock.kind === "running" ? clock.deadlineMs : ""}>Сигнал прозвучит через четыре секунды, гонг через четырнадцать</p>
    </main>
  );
}
