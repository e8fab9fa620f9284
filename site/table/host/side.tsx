// The host's right side: the captain's request, knocks, lifelines, penalties, the round, the screens, the evening.
import { lifelines, lifelinesAsked } from "../words/deeds";
import { lifelineGrant } from "../words/hostdeeds";
import { host as words } from "../words/host";
import { Callers } from "../play/callers";
import { Deed, offered } from "../play/deed";
import { HostLinks } from "../play/links";
import { PromptsCheck } from "../play/pack";
import { nameOf } from "../play/people";
import { press, wished } from "../play/press";
import { hostView } from "../store";
import { special as rounds } from "../words/rounds";
import { Elsewhere } from "./elsewhere";
import { HallPanel, hallWaits } from "./hall";
import { PlaceLinks } from "./places";
import { SpecialAsks } from "./special";
import { LetRobotsGo } from "./rehearsal";
import type { Room } from "../whole";

function Request({ at }: { at: Room }) {
  const asked = at.round?.outcome === null ? at.round.asked : null;
  if (!asked) return null;
  const helper = asked.seat === null ? asked.helper ?? "" : "";
  return (
    <section class="card card--ask stack stack--tight" role="alert">
      <p><b>{helper ? rounds.hallHelps(helper) : words.asks(lifelinesAsked[asked.kind])}</b><br /><small class="quiet">{at.defender_decides ? rounds.defenderDecides : asked.seat === null ? "" : nameOf(asked.seat)}</small></p>
      <div class="row"><Deed deed="grant_lifeline" class="btn btn--primary btn--small" label={lifelineGrant(asked.kind, at.lifelines.find(({ kind }) => kind === asked.kind)?.adds_s ?? 0)} /><Deed deed="decline_lifeline" class="btn btn--small" /></div>
    </section>
  );
}

function Lifelines({ at }: { at: Room }) {
  return (
    <section class="group"><h2 class="caps">{words.lifelines}</h2>
      <ul class="row">{at.lifelines.map(({ kind, left, count = 0 }) => <li key={kind} class={left ? "chip" : "chip chip--spent"}>{lifelines[kind]}{count > 1 ? ` ×${count}` : ""}<span class="unseen">: {left ? words.left : words.spent}</span></li>)}</ul>
    </section>
  );
}

/** A group with nothing in it has no title either. */
function Group({ title, children }: { title: string; children: preact.ComponentChildren }) {
  return <section class="group"><h2 class="caps">{title}</h2><div class="row">{children}</div></section>;
}

function Silence({ at }: { at: Room }) {
  const wish = wished("silence_all");
  if (!wish && !offered("silence_all")) return null;
  const on = wish ? Boolean(wish["on"]) : at.silent;
  return <button type="button" class="btn btn--small" aria-pressed={on} aria-busy={wish !== undefined} onClick={() => press({ t: "silence_all", on: !on })}>{on ? words.unsilence : words.silence}</button>;
}

/** What waits for the host's answer now: above everything else on a phone, at the top of the right side on a laptop. */
export function Urgent({ at, narrow }: { at: Room; narrow: boolean }) {
  return <><Request at={at} /><SpecialAsks at={at} /><Callers />{narrow && hallWaits() && <HallPanel />}</>;
}

/** After the game: which questions were not taken, and what their authors get. */
function Dues({ at }: { at: Room }) {
  return at.dues.length ? <section class="group"><h2 class="caps">{rounds.dues}</h2><ol class="dues">{at.dues.map((due, i) => <li key={i}>{rounds.due(due)}</li>)}</ol></section> : null;
}

export function Side({ at, narrow }: { at: Room; narrow: boolean }) {
  const small = "btn btn--small";
  return (
    <>
      <Dues at={at} />
      {!(narrow && hallWaits()) && <HallPanel />}
      <Lifelines at={at} />
      <Group title={words.round}>
        <Deed deed="call_debt" class={small} /><Deed deed="restart_clock" class={small} /><Deed deed="set_aside" class={small} /><Deed deed="withdraw" class={small} /><Deed deed="set_sector" class={small} /><Elsewhere />
        <Deed deed="annul" class={`${small} btn--danger`}> {words.annulsLeft(hostView.value?.annulments_left ?? 0)}</Deed>
      </Group>
      <Group title={words.penalties}><Deed deed="cut_minute" class={small} /><Deed deed="take_hat" class={small} /><Deed deed="bench" class={small} /></Group>
      <Group title={rounds.cards}><Deed deed="give_card" class={small} /><Deed deed="forfeit" class={`${small} btn--danger`} /><Deed deed="call_hint" class={`${small} btn--danger`} /><Deed deed="expel" class={`${small} btn--danger`} /><Deed deed="show_out" class={small} /></Group>
      <Group title={words.screens}><Deed deed="show_prompt" class={small} /><Silence at={at} /><PromptsCheck /></Group>
      <Group title={words.table}>{narrow && <><Deed deed="correct_score" class={small} /><Deed deed="announce_break" class={small} /></>}<HostLinks small /><PlaceLinks small /><LetRobotsGo /><Deed deed="end_match" class={`${small} btn--danger`} /></Group>
    </>
  );
}
