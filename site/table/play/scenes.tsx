// The scenes over the table, one after another, each giving way to a press; and the buzz at ten seconds.
import { useEffect, useState } from "preact/hooks";
import { Awards } from "../../club/attable/awards";
import { BlackBoxScene, BoxOpenedScene, DefeatScene, GongScene, SectorScene, VerdictScene, VictoryScene } from "../parts/Scenes";
import { leftOf } from "../clock/view";
import { seen } from "../store";
import type { Room } from "../whole";
import { sceneLine, sceneTitle } from "../words/special";
import { table as words } from "../words/table";
import { clockOf } from "./hallview";
import { isFinale, type Moment, moments, outlived } from "./moments";
import { mediaSrc } from "./media";
import { serverNow } from "./time";

type Shown = Exclude<Moment, { kind: "spin" }> | { readonly kind: "gong"; readonly key: string };

const LASTS: Record<Shown["kind"], number> = { box: 6500, right: 2600, wrong: 2600, sector: 4200, opened: 7000, victory: 20_000, defeat: 20_000, gong: 1900 };

const endLine = (rounds: number) => (rounds > 0 ? words.finalLine(rounds) : "");

function OneScene({ moment, at, onDone }: { moment: Shown; at: Room; onDone: () => void }) {
  const props = { onDone, lastsMs: LASTS[moment.kind] };
  switch (moment.kind) {
    case "gong": return <GongScene {...props} />;
    case "box": return <BlackBoxScene {...props} />;
    case "sector": return <SectorScene {...props} kind={moment.of} title={sceneTitle(moment.of)} line={sceneLine(at, moment.of)} />;
    case "opened": return <BoxOpenedScene {...props} contents={moment.contents} {...(moment.picture ? { image: { src: mediaSrc(moment.picture), alt: moment.contents } } : {})} />;
    case "right": case "wrong": return <VerdictScene {...props} right={moment.kind === "right"} line={`${moment.knowers} : ${moment.viewers}`} />;
    case "victory": return <VictoryScene {...props} players={moment.knowers} viewers={moment.viewers} line={endLine(moment.rounds)} />;
    case "defeat": return <DefeatScene {...props} title={words.rivalWins[at.rival]} players={moment.knowers} viewers={moment.viewers} line={endLine(moment.rounds)} />;
  }
}

/** Calls once when the running clock comes to `beforeMs` before its end; a moment already past is not made up for. */
function useClockMoment(at: Room, beforeMs: number, act: () => void): void {
  const clock = clockOf(at);
  const deadline = clock.kind === "running" ? clock.deadlineMs : 0;
  useEffect(() => {
    const left = leftOf(clock, serverNow()) - beforeMs;
    if (clock.kind !== "running" || left <= 0) return;
    const timer = setTimeout(() => { if (Math.abs(deadline - beforeMs - serverNow()) < 1500) act(); }, left);
    return () => clearTimeout(timer);
  }, [deadline, beforeMs]);
}

export function Scenes({ at }: { at: Room }) {
  const [queue, set] = useState<readonly Shown[]>([]);
  const host = seen.value?.you.role === "host";
  const signalMs = at.clock?.signal_ms ?? 10_000;
  useEffect(() => {
    const timers = moments.value.filter((each): each is Shown & Moment => each.kind !== "spin").filter((each) => !host || isFinale(each.kind))
      .map((each) => setTimeout(() => set((now) => [...now, each]), each.kind === "box" || each.kind === "sector" ? Math.max(0, each.atMs - serverNow()) : 0));
    return () => timers.forEach(clearTimeout);
  }, [moments.value]);
  useClockMoment(at, 0, () => { if (!host) set((now) => [...now, { kind: "gong", key: "gong" }]); });
  useClockMoment(at, signalMs, () => { if (seen.value?.you.role === "seat") navigator.vibrate?.([120, 80, 120]); });
  useEffect(() => set((now) => now.filter((each) => each.kind === "gong" || !outlived(each, at))), [at.phase, at.round?.no]);
  const first = queue[0];
  return <>{first && <OneScene key={first.key} moment={first} at={at} onDone={() => set((now) => now.slice(1))} />}<Awards at={at} waits={first !== undefined} /></>;
}
