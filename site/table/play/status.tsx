// The lines around the table: what goes on, what is due, who asked for what, who is away.
import { useEffect, useState } from "preact/hooks";
import { onBeat } from "../clock/beat";
import { edge } from "../store";
import type { Room } from "../whole";
import type { Asked } from "../wire";
import { lifelines, lifelinesAsked } from "../words/deeds";
import { clockWords } from "../words/clock";
import { afterGong } from "../words/phases";
import { table as words } from "../words/table";
import { lineOf } from "./hallview";
import { nameOf } from "./people";
import { serverNow } from "./time";
import { useTurning } from "./turning";

/** The minute has run out though nobody has named an answerer yet. */
export function gongPassed(at: Room): boolean {
  void edge.value;
  return at.phase === "discussing" && at.clock !== null && at.clock.left_ms === null && serverNow() >= at.clock.deadline_ms;
}

/** Time left of a break, in minutes and seconds; redraws itself once a second. */
export function BreakLeft({ untilMs }: { untilMs: number }) {
  const [left, set] = useState(untilMs - serverNow());
  useEffect(() => onBeat(() => set(Math.ceil((untilMs - serverNow()) / 1000) * 1000)), [untilMs]);
  return <>{left > 0 ? words.break(clockWords(left)) : words.breakOver}</>;
}

export function badgesOf(at: Room): string[] {
  const squads = at.squads.map(({ name, taken = 0, turn, won }) => `${turn || won ? "★\u00a0" : ""}${name}:\u00a0${taken}`);
  if (at.phase === "finished") return squads;
  const now = at.round && at.round.outcome === null ? at.round : null;
  return [
    ...squads, ...at.cards.filter(({ round }) => round === now?.no).map(({ name }) => words.card(name)), now?.final ? words.final : "", now?.debt ? words.debtRound : "", now?.cut ? words.cut : "", now?.marks.includes("by_hand") ? words.byHand : "", now?.marks.includes("restarted") ? words.restarted : "",
    at.debt_due ? "" : at.debt === "owed" ? words.debt : at.debt === "called" && !now ? words.debtCalled : "", at.cuts > 0 && !now?.cut ? words.cuts(at.cuts) : "",
  ].filter(Boolean);
}

const endOf = (at: Room): string => (at.winner === "knowers" ? words.victory : at.winner === "viewers" ? words.defeat : words.noWinner);

/** A round that ended without a verdict is said in words: nothing else on the table shows it. */
function endedOddly(at: Room): string {
  const last = at.phase === "between" ? at.history.at(-1)?.outcome : undefined;
  return last === "annulled" ? words.roundAnnulled : last === "set_aside" ? words.roundAside : "";
}

/** The host's newest correction, for everybody to see until the next spin. */
const mendedLine = ({ how, reason = "" }: NonNullable<Room["mended"]>): string => words.mended[how](reason);

const askedLine = (at: Room, { kind, helper = "" }: Asked): string => (helper ? words.helps(helper) : at.defender_decides ? words.askedDefender(lifelinesAsked[kind]) : words.asked(lifelinesAsked[kind]));

export function Status({ at }: { at: Room }) {
  const round = at.round;
  const asked = round?.outcome === null ? round.asked : null;
  const declined = round?.outcome === null ? round.declined : null;
  const turning = useTurning(at);
  const mended = at.mended && mendedLine(at.mended);
  const line = turning ? words.turning : at.answers ? words.whoOne(nameOf(at.answers)) : gongPassed(at) ? afterGong.table : lineOf(at);
  return (
    <div class="status">
      <p class="status__line">{at.phase === "on_break" && at.until_ms !== null ? <BreakLeft untilMs={at.until_ms} /> : at.phase === "finished" ? <b>{endOf(at)}</b> : line}</p>
      {at.phase === "finished" && <p class="quiet">{words.backSoon}</p>}
      {endedOddly(at) && <p class="status__note">{endedOddly(at)}</p>}
      {mended && <p class="status__note">{mended}</p>}
      {asked && <p class="status__note">{askedLine(at, asked)}</p>}
      {declined && !asked && <p class="status__note">{words.declined(lifelines[declined.kind].toLowerCase(), declined.reason)}</p>}
      {!turning && badgesOf(at).length > 0 && <p class="status__badges">{badgesOf(at).map((badge) => <span key={badge} class="chip">{badge}</span>)}</p>}
    </div>
  );
}
