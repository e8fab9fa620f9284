// The players' own way to a captain: a vote in the lobby, and between rounds while nobody is captain.
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { lobby as words } from "../words/lobby";
import type { Room } from "../whole";
import { live } from "./deed";
import { Dialog } from "./dialog";
import { mySeats, nameOf } from "./people";
import { press, wished } from "./press";

const mayVote = (seat: string): boolean => live("vote_captain").some((each) => each.seat === seat);

function Vote({ seat, onClose }: { seat: string; onClose: () => void }) {
  const chance = live("vote_captain").find((each) => each.seat === seat);
  return (
    <Dialog title={words.voteTitle} onClose={onClose}>
      <p class="quiet">{words.voteSays}</p>
      {mySeats().length > 1 && <p>{words.voteBy(nameOf(seat))}</p>}
      <div class="stack stack--tight">{(chance?.options ?? []).map((each) => "seat" in each && <button key={each.seat} type="button" class="btn" onClick={() => { press(each, seat); onClose(); }}>{words.vote(nameOf(each.seat))}</button>)}</div>
    </Dialog>
  );
}

/** Opens the vote of one seat; nothing is drawn while no offer allows it. */
export function VoteButton({ seat, main = false }: { seat: string; main?: boolean }) {
  const [open, set] = useState(false);
  if (!mayVote(seat)) return null;
  return (
    <>
      <button type="button" class={main ? "btn btn--primary" : "btn btn--small"} aria-busy={wished("vote_captain", seat) !== undefined} onClick={() => set(true)}><Icon name="star" />{words.voteTitle}</button>
      {open && <Vote seat={seat} onClose={() => set(false)} />}
    </>
  );
}

/** Without a captain no wheel turns, so between rounds the vote is what every player should do now. */
export function CaptainWanted({ at }: { at: Room }) {
  if (at.chairs.some((chair) => chair.captain)) return null;
  return <div class="controls__main">{mySeats().map((seat) => <VoteButton key={seat} seat={seat} main />)}</div>;
}
