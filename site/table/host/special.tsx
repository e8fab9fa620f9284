// What rounds of their own kinds ask of the host now: a decisive round, who stays, an envelope to add. Drawn among what is urgent.
import type { Room } from "../whole";
import { Deed } from "../play/deed";
import { choices, People } from "../play/picks";
import { nameOf } from "../play/people";
import { press, waiting } from "../play/press";
import { AwardExtra, SeatLate } from "../play/squads";
import { special as words } from "../words/rounds";
import { voiceless } from "../words/special";

function DecisiveAsked({ at }: { at: Room }) {
  const asked = at.phase === "between" && at.decisive && !at.decisive.granted && !at.decisive.reason ? at.decisive : null;
  if (!asked) return null;
  return (
    <section class="card card--ask stack stack--tight" role="alert">
      <p><b>{words.decisive(nameOf(asked.seat))}</b></p>
      <div class="row"><Deed deed="grant_decisive" class="btn btn--primary btn--small" label="Разрешить" /><Deed deed="decline_decisive" class="btn btn--small" label="Отказать" /></div>
    </section>
  );
}

function WhoStays() {
  return choices("stay_at_table").length ? <section class="card card--ask stack stack--tight" aria-label={words.hostStays}><b>{words.hostStays}</b><People deed="stay_at_table" /></section> : null;
}

/** The captain's own menu has this too; here it stands when the round cannot go on without it. */
function WhoSpeaks({ at }: { at: Room }) {
  return voiceless(at) && choices("appoint_acting").length ? <section class="card card--ask stack stack--tight" aria-label={words.hostSpeaks}><b>{words.hostSpeaks}</b><People deed="appoint_acting" /></section> : null;
}

function Refill() {
  const found = choices("refill");
  if (!found.length) return null;
  return (
    <section class="card card--ask stack stack--tight" aria-label={words.refill}>
      <b>{words.refill}</b>
      <div class="row">{found.map(({ command, seat }) => command.t === "refill" && (
        <button key={`${command.sector}${command.kind}`} type="button" class={`btn btn--small envelope-${command.kind}`} data-deed="refill" aria-busy={waiting("refill")} onClick={() => press(command, seat)}>{words.refillTo(command.sector)}, {words.colours[command.kind]}</button>
      ))}</div>
    </section>
  );
}

export const SpecialAsks = ({ at }: { at: Room }) => <><DecisiveAsked at={at} /><WhoStays /><WhoSpeaks at={at} /><SeatLate /><Refill /><AwardExtra /></>;
