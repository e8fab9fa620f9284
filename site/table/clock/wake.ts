// Notices that the machine or the tab has slept, or that its wall clock was moved, so that the clock is asked anew.

/** `late`: this tab was stopped or slowed, its clocks went on. `apart`: the clocks disagree, so the steady one stood still or the wall one was moved. */
export type Wake = "no" | "late" | "apart";

const GAP_MS = 4000;
const JUMP_MS = 700;

/** Returns a question to be asked about once a second: has something happened since it was last asked? */
export function createWakeWatch(steady: () => number, wall: () => number): () => Wake {
  let lastSteady = steady();
  let lastApart = wall() - lastSteady;
  return () => {
    const [at, apart] = [steady(), wall() - steady()];
    const [gap, jump] = [at - lastSteady, Math.abs(apart - lastApart)];
    [lastSteady, lastApart] = [at, apart];
    if (jump > JUMP_MS) return "apart";
    return gap > GAP_MS ? "late" : "no";
  };
}
