// One shared beat for everything that shows a running clock; it stops when nobody listens.
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const BEAT_MS = 100;

function beat() {
  for (const listener of [...listeners]) listener();
}

/** Calls `listener` at once and then about ten times a second, until the returned function is called. */
export function onBeat(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(beat, BEAT_MS);
  listener();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && timer !== undefined) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}
