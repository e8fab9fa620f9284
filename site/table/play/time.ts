// The server's time as this page knows it: one clock for offers, rings and sounds.
import { signal } from "@preact/signals";

/** Milliseconds since the epoch by a clock that no change of the computer's own time can move. */
export const localNow = (): number => performance.timeOrigin + performance.now();

const offset = signal(0);
export const setOffset = (ms: number): void => { offset.value = ms; };
export const serverNow = (): number => Math.round(localNow() + offset.peek());
