// When to ping: five at once at the start and after a sleep, then seldom, while the page is seen.
import type { Sample, ServerClock } from "./offset";
import { createWakeWatch } from "./wake";

export interface PingPort {
  /** Sends a ping and answers with the server's milliseconds, or rejects when the socket is down. */
  ping: () => Promise<number>;
  steady: () => number;
  wall: () => number;
  visible: () => boolean;
  /** Milliseconds between two when all is quiet. */
  rest: () => number;
}

export const BURST = 5;
const BURST_GAP_MS = 250;
/** Of those whom the table waits for, and of those who only watch. */
export const REST_MS = 30_000;
export const WATCH_MS = 240_000;

/** Keeps `clock` true until the returned function is called. `changed` hears of every new estimate. `burst` asks again at once: call it on hello. */
export function keepTime(clock: ServerClock, port: PingPort, changed: () => void): { burst: () => void; stop: () => void } {
  const watch = createWakeWatch(port.steady, port.wall);
  let left = BURST;
  let due = port.steady();
  let asking = false;
  const ask = async () => {
    asking = true;
    const sentMs = port.steady();
    try {
      const sample: Sample = { sentMs, serverMs: await port.ping(), receivedMs: port.steady() };
      clock.add(sample);
      left = Math.max(0, left - 1);
      changed();
    } catch {
      left = Math.max(left, 1); // the socket is down; its owner reconnects, and we ask again
    } finally {
      asking = false;
      due = port.steady() + (left > 0 ? BURST_GAP_MS : port.rest());
    }
  };
  const step = () => {
    const woke = watch();
    // A hidden tab is slowed by the browser as a matter of course: that alone is no reason to ask.
    if (woke === "apart" || (woke === "late" && port.visible())) [left, due] = [BURST, port.steady()];
    if (!asking && port.steady() >= due && (port.visible() || left > 0)) void ask();
  };
  const timer = setInterval(step, BURST_GAP_MS);
  step();
  return {
    burst() { [left, due] = [BURST, port.steady()]; step(); },
    stop() { clearInterval(timer); },
  };
}
