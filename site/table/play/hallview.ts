// The newest view as the drawn table wants it: sectors, the spin, the clock.
import type { ClockView } from "../clock/view";
import type { SpinView } from "../parts/Arrow";
import type { SectorView } from "../parts/RoundTable";
import type { Room } from "../whole";
import { choosingCaptain, phaseLines, said } from "../words/phases";
import { table } from "../words/table";

export const SPIN_MS = 7500;

export function clockOf({ clock }: Room): ClockView {
  if (!clock) return { kind: "off" };
  if (clock.left_ms !== null) return { kind: "paused", leftMs: clock.left_ms, totalMs: clock.span_ms };
  return { kind: "running", deadlineMs: clock.deadline_ms, totalMs: clock.span_ms };
}

const markOf = (kind: string) => { const mark = said.value.marks[kind]; return mark ? { mark } : {}; };

export function sectorsOf(at: Room): SectorView[] {
  const current = at.round && at.round.outcome === null ? at.round.sector : at.round && at.phase === "revealed" ? at.round.sector : null;
  return at.sectors.map(({ n, kind, played }) => ({
    label: String(n), kind, state: n === current ? "current" as const : played ? "played" as const : "open" as const,
    ...(n === current && at.round?.marks.includes("by_hand") ? { byHand: true } : {}), ...markOf(kind),
  }));
}

/** Where a sector lies on the drawn table: its place, not its number. */
export const placeOf = (at: Room, n: number): number => Math.max(0, at.sectors.findIndex((each) => each.n === n));

/** The newest spin; the arrow came from the sector before it. A sector set by hand does not turn it. */
export function spinOf(at: Room): SpinView | null {
  const now = at.round;
  if (!now) return null;
  const before = at.history.at(now.outcome === null ? -1 : -2);
  return { key: `${at.game}.${now.no}.${now.spun_ms}`, sector: placeOf(at, now.sector), from: before ? placeOf(at, before.sector) : null, startedMs: now.spun_ms, durationMs: now.marks.includes("by_hand") ? 0 : SPIN_MS };
}

/** One line of what the table does now. */
export function lineOf(at: Room): string {
  const sector = at.round && at.round.outcome === null ? `${table.sector(at.round.sector)}. ` : "";
  if (at.phase === "between" && !at.chairs.some((chair) => chair.captain)) return choosingCaptain;
  return sector + (said.value.now(at) || phaseLines[at.phase]);
}
