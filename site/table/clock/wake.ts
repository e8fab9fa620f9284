// Notices that the machine or the tab has slept, or that its wall clock was moved, so that the clock is asked anew.

export interface WakeWatch {
  /** Call about once a second; true when a fresh ping is due. */
  slept(): boolean;
}

const GAP_MS = 4000;
const JUMP_MS = 700;

/** A timer that is seconds late means a stopped tab; wall and steady clocks drifting apart mean a sleep or a moved clock. */
export function createWakeWatch(steady: () => number, wall: () => number): WakeWatch {
  let lastSteady = steady();
  let lastApart = wall() - lastSteady;
  return {
    slept() {
      const [at, apart] = [steady(), wall() - steady()];
      const woke = at - lastSteady > GAP_MS || Math.abs(apart - lastApart) > JUMP_MS;
      [lastSteady, lastApart] = [at, apart];
      return woke;
    },
  };
}
