// The server's time as this client knows it: a filtered offset over a steady clock that no wall-clock jump can move.

/** One ping: sent and received on the steady clock, `serverMs` on the server's. All milliseconds. */
export interface Sample { sentMs: number; receivedMs: number; serverMs: number }

export interface ServerClock {
  add(sample: Sample): void;
  /** A server time seen in a message that was no ping; used only until the first ping is back. */
  hint(serverMs: number): void;
  now(): number;
  /** Half the best round trip: the true time lies within ± this. Infinity before the first ping. */
  errorMs(): number;
  /** How many pings the present estimate stands on. */
  samples(): number;
}

const WINDOW = 16;
/** Clocks of phones and servers drift apart by some 50 ppm; over a window of pings this is what may add up. */
const DRIFT_MS = 30;

interface Reading { offset: number; error: number }

const reading = ({ sentMs, receivedMs, serverMs }: Sample): Reading => ({
  offset: serverMs - (sentMs + receivedMs) / 2,
  error: Math.max(0, receivedMs - sentMs) / 2,
});

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The median offset of the quickest pings; a slow one says little and is left out. */
function estimate(readings: Reading[]): number {
  const best = Math.min(...readings.map(({ error }) => error));
  return median(readings.filter(({ error }) => error <= best * 1.5 + 3).map(({ offset }) => offset));
}

/** Two honest readings of one clock overlap within their errors. If they do not, the steady clock itself stood still: the machine slept. */
const agree = (a: Reading, b: Reading) => Math.abs(a.offset - b.offset) <= a.error + b.error + DRIFT_MS;

export function createServerClock(steady: () => number, wall: () => number): ServerClock {
  let readings: Reading[] = [];
  let offset = wall() - steady();
  return {
    add(sample) {
      const fresh = reading(sample);
      readings = [...readings.filter((old) => agree(old, fresh)), fresh].slice(-WINDOW);
      offset = estimate(readings);
    },
    hint(serverMs) {
      if (readings.length === 0) offset = serverMs - steady();
    },
    now: () => steady() + offset,
    errorMs: () => (readings.length ? Math.min(...readings.map(({ error }) => error)) : Infinity),
    samples: () => readings.length,
  };
}

/** Whole milliseconds until a server deadline, below zero when it has passed. */
export function remainingMs(clock: ServerClock, deadlineMs: number): number {
  return Math.round(deadlineMs - clock.now());
}
