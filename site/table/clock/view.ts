// What a clock is to the parts that show it: a stored deadline and a way to ask the server's time. Nothing here ticks.

/** Times are milliseconds; `deadlineMs` is on the server's clock. */
export type ClockView =
  | { kind: "off" }
  | { kind: "running"; deadlineMs: number; totalMs: number }
  | { kind: "paused"; leftMs: number; totalMs: number };

/** Answers with the server's present time in milliseconds, as well as this client knows it. */
export type ServerNow = () => number;

export const SIGNAL_MS = 10_000;

/** Milliseconds left, never below zero; an idle clock has none. */
export function leftOf(clock: ClockView, nowMs: number): number {
  if (clock.kind === "running") return Math.max(0, clock.deadlineMs - nowMs);
  return clock.kind === "paused" ? clock.leftMs : 0;
}

/** The seconds a person reads: 60 at the start, 1 during the last second, 0 only at the gong. */
export function shownSeconds(left: number): number {
  return Math.ceil(left / 1000);
}

/** The share of the ring still alight, 0…1. Added time may exceed the total: the ring is then full. */
export function litShare(clock: ClockView, nowMs: number): number {
  if (clock.kind === "off" || clock.totalMs <= 0) return 0;
  return Math.min(1, leftOf(clock, nowMs) / clock.totalMs);
}
