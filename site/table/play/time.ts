// The server's time as this page knows it: one clock for offers, rings and sounds, and the measured line.
import { computed, signal } from "@preact/signals";
import { createServerClock } from "../clock/offset";

const LAMP = 5;
export const steady = (): number => performance.now();
export const wall = (): number => Date.now();

export const serverClock = createServerClock(steady, wall);
export const serverNow = (): number => Math.round(serverClock.now());

/** Bumped with every new estimate: what is scheduled by server time looks again. */
export const reckoned = signal(0);

const trips = signal<readonly number[]>([]);
export const tripTook = (ms: number): void => { trips.value = [...trips.value, Math.max(0, ms)].slice(-LAMP); };

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Median of the last five pings and the median step from it; nothing till there are five. */
export const measured = computed(() => {
  const last = trips.value;
  if (last.length < LAMP) return { rtt: 0, jitter: 0 };
  const rtt = median(last);
  return { rtt: Math.max(1, Math.round(rtt)), jitter: Math.round(median(last.map((each) => Math.abs(each - rtt)))) };
});
