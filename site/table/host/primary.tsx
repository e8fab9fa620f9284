// The host's one primary action: the first of this list that the offers name. The list knows no phases and no rules.
import { effect } from "@preact/signals";
import { offers } from "../store";
import { type Deed as DeedName, opensAt, whyNot } from "../offers";
import type { Shut } from "../unfold";
import { deeds, verdicts } from "../words/deeds";
import { host as words } from "../words/host";
import { Deed, live, offered } from "../play/deed";
import { press, waiting } from "../play/press";
import { serverNow } from "../play/time";

const FIRST: readonly DeedName[] = ["resume_clock", "hear_answer", "judge", "settle", "start_clock", "ask_answer", "close_round", "end_break", "return_to_lobby", "spin", "pause_clock", "start_game"];

/** What Space would do now. */
export function primaryDeed(): DeedName | null {
  const named = FIRST.filter((deed) => offers.value.some((view) => view.do === deed));
  return named.find((deed) => live(deed).length > 0) ?? named.find((deed) => deed !== "judge" && deed !== "ask_answer") ?? null;
}

/** Why the one thing to do now cannot be done; null when it can. */
export function whyPrimaryIsShut(): Shut | null {
  const deed = primaryDeed();
  return deed && !live(deed).length ? whyNot(offers.value, deed, {}) : null;
}

/** So long the end stays on the screens whatever key comes: a second Space meant for the step before must not take everybody away from it. */
const END_STAYS_MS = 1500;
let endedMs: number | null = null;
effect(() => { endedMs = primaryDeed() === "return_to_lobby" ? endedMs ?? performance.now() : null; });

/** The key's press; a click is aimed at what it hits. */
export function pressPrimary(): void {
  const deed = primaryDeed();
  if (!deed || deed === "judge") return;
  if (deed === "return_to_lobby" && performance.now() - (endedMs ?? 0) < END_STAYS_MS) return;
  const found = offered(deed);
  if (found) press(found.command, found.seat);
}

export function pressVerdict(correct: boolean): void {
  const found = offered("judge", { correct });
  if (found) press(found.command, found.seat);
}

function Verdict({ correct, main }: { correct: boolean; main: boolean }) {
  if (!offered("judge", { correct })) return null;
  const alone = !correct && !offered("judge", { correct: true });
  const look = correct ? "btn btn--yes" : alone ? "btn" : "btn btn--no";
  return <button type="button" class={main ? `${look} btn--verdict` : `${look} btn--small`} data-deed={`judge.${correct}`} aria-busy={waiting("judge")} onClick={() => pressVerdict(correct)}>{correct ? verdicts.right : alone ? verdicts.silent : verdicts.wrong}<kbd>{correct ? "V" : "N"}</kbd></button>;
}

export function Primary() {
  const deed = primaryDeed();
  if (deed === "judge") return <div class="primary" role="group" aria-label={deeds.judge}><Verdict correct={true} main /><Verdict correct={false} main /></div>;
  const stands = deed && (live(deed).length > 0 || whyNot(offers.value, deed, {}) !== null || opensAt(offers.value, deed, serverNow()) !== null);
  return (
    <div class="primary">
      {deed && stands ? <Deed key="primary" deed={deed} class="btn btn--primary" hint="Пробел" /> : <p class="quiet primary__wait">{words.waits}</p>}
      <Verdict correct={true} main={false} /><Verdict correct={false} main={false} />
    </div>
  );
}
