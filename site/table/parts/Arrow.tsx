// The brass arrow: turns from where it lay to the sector it was given, and rests there.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { ServerNow } from "../clock/view";
import { bearing, sweep } from "./geometry";
import { still } from "./motion";

export interface SpinView {
  /** Names this spin; a new key is a new turn of the arrow. The round's number will do. */
  key: string | number;
  sector: number;
  /** Where the arrow lay before; null for the first spin of a game. */
  from: number | null;
  /** On the server's clock. A spin that began longer ago than it lasts is shown at rest. */
  startedMs: number;
  /** 6,000 to 9,000. Zero: no turning at all (a sector set by hand). */
  durationMs: number;
}

const MOST_MS = 9000;

/** Milliseconds this spin still turns. A start in the future (a clock not yet agreed) is clamped to one whole turn. */
export function spinLeft(spin: SpinView | null, nowMs: number): number {
  if (!spin) return 0;
  const lasts = Math.min(MOST_MS, spin.durationMs);
  return Math.max(0, Math.min(lasts, spin.startedMs + lasts - nowMs));
}

/** Start and end of the turn in degrees; the same for everyone who sees it. About one whole turn a second, in whole turns. */
export function spinAngles(spin: SpinView | null, sectors: number): { from: number; to: number } {
  if (!spin) return { from: 0, to: 0 };
  const from = spin.from === null ? 0 : bearing(spin.from, sectors);
  const turns = Math.max(3, Math.round(Math.min(MOST_MS, spin.durationMs) / 1100));
  return { from, to: from + sweep(from, bearing(spin.sector, sectors), turns) };
}

const arrow = '<g filter="url(#pkz-shade)"><path d="M0 -146L15 -76L8 -78L8 58Q0 74 -8 58L-8 -78L-15 -76Z" fill="url(#pkz-brass)" stroke="#5c3d14"/><path d="M0 -140V56" stroke="#fff6dc" stroke-opacity=".4" stroke-width="1.4"/><circle cy="66" r="10" fill="url(#pkz-brass)" stroke="#5c3d14"/><circle r="26" fill="url(#pkz-brass)"/></g><circle r="16" fill="none" stroke="#5c3d14" stroke-opacity=".6" stroke-width="2"/><circle r="5" fill="#5c3d14" opacity=".7"/>';

/** Slows for a long while, runs a hair past and settles back: what a real arrow does. The last frame is the resting style itself. */
const frames = (from: number, to: number) => [
  { transform: `rotate(${from}deg)`, easing: "cubic-bezier(.16,.56,.24,1)" },
  { transform: `rotate(${to + 2.4}deg)`, offset: 0.93, easing: "ease-in-out" },
  { transform: `rotate(${to}deg)` },
];

export function Arrow({ spin, sectors, now }: { spin: SpinView | null; sectors: number; now: ServerNow }) {
  const ref = useRef<SVGSVGElement>(null);
  const { from, to } = spinAngles(spin, sectors);
  useLayoutEffect(() => {
    const element = ref.current;
    const left = spinLeft(spin, now());
    if (!element || !spin || left <= 0 || still()) return;
    const lasts = Math.min(MOST_MS, spin.durationMs);
    const turn = element.animate(frames(from, to), { duration: lasts });
    turn.currentTime = lasts - left;
    return () => turn.cancel();
  }, [spin?.key, spin?.startedMs, sectors]);
  return (
    <svg ref={ref} class="disc__layer disc__arrow" viewBox="-376 -376 752 752" aria-hidden="true" focusable="false"
      data-bearing={to % 360} style={{ transform: `rotate(${to % 360}deg)` }} dangerouslySetInnerHTML={{ __html: arrow }} />
  );
}
