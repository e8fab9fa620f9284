// The club in the menu of the table: who is signed in and which chair is theirs, or the way in without leaving the table.
import { useState } from "preact/hooks";
import { Dialog } from "../../table/play/dialog";
import { nameOf } from "../../table/play/people";
import { session } from "../../table/store";
import { Enter } from "../Enter";
import { refusal } from "../refusals";
import { forget, member } from "../session";
import { atTable as words, club } from "../words";
import { leave } from "../api";
import { places, refused, tie, tied } from "./tie";

function Mine() {
  const here = places();
  const host = session.value?.role === "host";
  const at = tied.value?.table === session.value?.table ? tied.value : null;
  return (
    <div class="stack stack--tight">
      {at && <p>{host ? words.hosts : words.counts}</p>}
      {refused.value && <p class="wrong" role="alert">{refusal(refused.value)}</p>}
      {here.length > 1 && <>
        <h3>{words.which}</h3>
        <div class="row">{here.map((kept) => <button key={kept.seat} type="button" class={at?.place === kept.seat ? "chip chip--lit" : "chip"} aria-pressed={at?.place === kept.seat} onClick={() => void tie(kept)}>{words.mine(nameOf(kept.seat))}</button>)}</div>
      </>}
    </div>
  );
}

export function ClubSheet({ onClose }: { onClose: () => void }) {
  const [who, set] = useState(member());
  const entered = () => { set(member()); const first = places()[0]; if (first) void tie(first); };
  const out = () => void leave(false).catch(() => undefined).then(() => { forget(); tied.value = null; set(null); });
  if (!who || refused.value === "not_signed_in") return <Dialog title={words.title} onClose={onClose} wide><p>{words.signIn}</p><Enter onIn={entered} /></Dialog>;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p><b><bdi>{words.signedIn(who.name)}</bdi></b></p>
      <Mine />
      <div class="row"><a class="btn btn--small" href="/club/" target="_blank" rel="noopener">{words.profile}</a><button type="button" class="btn btn--small btn--bare" onClick={out}>{club.out}</button></div>
    </Dialog>
  );
}
