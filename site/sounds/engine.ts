// The real audio port: one context, sounds rendered ahead, volume and silence, the first tap.
import { type AudioPort, FADE_S, type Playing, type PlayOptions, SOUND_NAMES, type SoundName } from "./port";
import { SCORES } from "./scores";
import { render } from "./synth";

export interface SoundEngine extends AudioPort {
  /** Renders everything, the clock's own sounds first, and resolves when those are there. Needs no tap: call it when the page is idle. */
  prepare(): Promise<void>;
  /** Call from a tap or a key: browsers allow sound only then. Resolves when the clock's sounds can be heard. */
  unlock(): Promise<void>;
  /** Why there is no sound, for the lamp; `ready` when there is. */
  state(): "locked" | "rendering" | "ready" | "unsupported";
  /** 0…100. */
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  /** The host's "silence all": no sound at this table until it is taken back. Fades over three seconds. */
  setSilenced(silenced: boolean): void;
  /** Fades out what sounds now; what is scheduled for later stays. */
  hush(fade?: number): void;
  /** Calls back whenever `state()` may have changed. */
  onChange(listener: () => void): () => void;
}

/** With these a minute can begin. */
const NEEDED: readonly SoundName[] = ["signal", "gong", "tick"];
const IDLE_MS = 1200;

/** Loudness as an ear hears it: half of the slider sounds like half. */
const loudness = (volume: number) => (Math.min(100, Math.max(0, volume)) / 100) ** 1.6;

export function createSoundEngine(volume: number, muted: boolean): SoundEngine {
  const Context = globalThis.AudioContext;
  const buffers = new Map<SoundName, AudioBuffer>();
  const live = new Set<{ startsAt: number; playing: Playing }>();
  const listeners = new Set<() => void>();
  const set = { volume, muted, silenced: false };
  let context: AudioContext | undefined;
  let master: GainNode | undefined;
  let prepared: Promise<void> | undefined;

  const tell = () => listeners.forEach((listener) => listener());
  const level = () => (set.muted || set.silenced ? 0 : loudness(set.volume));
  const applyLevel = (over: number) => {
    if (!context || !master) return;
    master.gain.cancelScheduledValues(context.currentTime);
    master.gain.setTargetAtTime(level(), context.currentTime, over / 4);
  };
  const renderSome = async (names: readonly SoundName[]) => {
    for (const name of names) buffers.set(name, await render(SCORES[name]));
  };
  /** Resolves with the clock's own sounds; the rest follow by themselves. */
  const prepare = () => prepared ??= (async () => {
    if (!globalThis.OfflineAudioContext) return;
    await renderSome(NEEDED);
    tell();
    void renderSome(SOUND_NAMES.filter((name) => !NEEDED.includes(name)));
  })();

  const open = (): AudioContext => {
    if (context) return context;
    context = new Context({ latencyHint: "interactive" });
    master = context.createGain();
    master.gain.value = level();
    master.connect(context.destination);
    context.addEventListener("statechange", tell);
    return context;
  };

  const engine: SoundEngine = {
    time: () => context?.currentTime ?? 0,
    ready: () => engine.state() === "ready",
    state() {
      if (!Context) return "unsupported";
      if (context?.state !== "running") return "locked";
      return NEEDED.every((name) => buffers.has(name)) ? "ready" : "rendering";
    },
    prepare,
    async unlock() {
      if (!Context) return;
      await Promise.all([open().resume(), prepare()]);
      tell();
    },
    play(sound, { at, loop = false, lasts }: PlayOptions = {}) {
      const buffer = buffers.get(sound);
      if (!context || !master || !buffer) return { stop: () => undefined };
      return start(context, master, buffer, at ?? context.currentTime, loop, lasts, live);
    },
    setVolume(next) { set.volume = next; applyLevel(0.1); },
    setMuted(next) { set.muted = next; applyLevel(0.1); },
    setSilenced(next) { set.silenced = next; applyLevel(next ? FADE_S : 0.3); },
    hush(fade = FADE_S) {
      for (const { startsAt, playing } of [...live]) if (startsAt <= engine.time()) playing.stop(fade);
    },
    onChange(listener) { listeners.add(listener); return () => listeners.delete(listener); },
  };
  return engine;
}

function start(context: AudioContext, out: AudioNode, buffer: AudioBuffer, at: number, loop: boolean, lasts: number | undefined, live: Set<{ startsAt: number; playing: Playing }>): Playing {
  const source = context.createBufferSource();
  const gain = context.createGain();
  source.buffer = buffer;
  source.loop = loop;
  if (lasts) source.playbackRate.value = buffer.duration / lasts;
  source.connect(gain).connect(out);
  const startsAt = Math.max(at, context.currentTime);
  source.start(startsAt);
  const entry = { startsAt, playing: { stop } };
  function stop(fade = 0.03) {
    if (!live.delete(entry)) return;
    const now = context.currentTime;
    if (now < startsAt) return void source.disconnect();
    gain.gain.setValueAtTime(1, now);
    gain.gain.linearRampToValueAtTime(0, now + fade);
    source.stop(now + fade);
  }
  live.add(entry);
  source.addEventListener("ended", () => live.delete(entry));
  return entry.playing;
}

/** A browser that let this page sound before a reload may let it sound after one, without a new tap. */
function wasReloaded(): boolean {
  const [entry] = globalThis.performance?.getEntriesByType?.("navigation") ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === "reload";
}

/** Renders soon after the page is there, and at once after a reload; unlocks at the first tap or key anywhere, and again whenever the browser has taken the sound away. */
export function unlockOnTap(engine: SoundEngine, target: EventTarget): () => void {
  const tap = () => { if (engine.state() === "locked") void engine.unlock(); };
  const idle = setTimeout(() => void engine.prepare(), IDLE_MS);
  if (wasReloaded()) void engine.unlock();
  const events = ["pointerdown", "pointerup", "keydown"];
  events.forEach((name) => target.addEventListener(name, tap));
  return () => { clearTimeout(idle); events.forEach((name) => target.removeEventListener(name, tap)); };
}
