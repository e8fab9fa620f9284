// Writes down what was asked of the audio port: for unit tests, and for browser tests that switch it on.
import type { AudioPort, SoundName } from "./port";

export interface AudioEntry {
  act: "play" | "stop";
  sound: SoundName;
  /** Names the one playing, so that a stop is matched with its play. */
  id: number;
  /** The wall clock when it was asked, and when it will be heard; milliseconds. */
  askedMs: number;
  dueMs: number;
  /** Seconds on the audio clock when it is to begin. */
  at: number;
}

/** Passes everything on to `port` and writes it to `log`. */
export function recordAudio(port: AudioPort, log: AudioEntry[], wall: () => number): AudioPort {
  let last = 0;
  return {
    time: () => port.time(),
    ready: () => port.ready(),
    play(sound, options = {}) {
      const at = options.at ?? port.time();
      const id = (last += 1);
      const write = (act: "play" | "stop") => {
        const askedMs = wall();
        log.push({ act, sound, id, askedMs, dueMs: Math.round(askedMs + (at - port.time()) * 1000), at });
      };
      write("play");
      const playing = port.play(sound, options);
      return { stop(fade) { write("stop"); playing.stop(fade); } };
    },
  };
}

declare global {
  interface Window { __pkzAudio?: AudioEntry[] }
}

export const AUDIO_LOG_KEY = "pkz:audio-log";

/** In a page whose storage holds `pkz:audio-log` = `1` every call is kept in `window.__pkzAudio`; elsewhere the port is returned as it is. */
export function recordWhenAsked(port: AudioPort, page: Window): AudioPort {
  let asked = false;
  try { asked = page.localStorage.getItem(AUDIO_LOG_KEY) === "1"; } catch { /* storage is forbidden: nobody asked */ }
  if (!asked) return port;
  page.__pkzAudio = [];
  return recordAudio(port, page.__pkzAudio, () => Date.now());
}
