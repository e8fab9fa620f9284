// Several teams at one table in turn: their names, who is of which, and an extra question at the end. Drawn where offers name it.
import type { Deed as DeedName } from "../offers";
import { offers, room } from "../store";
import type { Command } from "../wire";
import { squads as words } from "../words/squads";
import { Deed, live, offered } from "./deed";
import { nameOf } from "./people";
import { choices } from "./picks";
import { press, waiting } from "./press";

const named = (deed: DeedName): boolean => offers.value.some((view) => view.do === deed && view.offer.t === "offer");

type Seating = Extract<Command, { readonly squad: string }>;

/** One chip a team; the one this person is of is lit. */
function Chips({ deed, hand, now, mine }: { deed: DeedName; hand: string; now: string; mine: readonly Seating[] }) {
  return (
    <span class="row">{now && <span class="chip chip--lit">{now}</span>}
      {mine.map((command) => command.squad !== now && <button key={command.squad} type="button" class="chip" data-deed={deed} aria-busy={waiting(deed, { squad: command.squad }) || undefined} onClick={() => press(command, hand)}>{command.squad}</button>)}</span>
  );
}

/** The teams with which the host may seat this person: the offer is a form of a person and a team. */
export function seatings(about: string): Seating[] {
  const fields = live("seat_with").find((chance) => chance.form)?.form?.fields ?? [];
  const values = (name: string) => fields.flatMap((field) => (field.t === "one_of" && field.name === name ? field.values.map(String) : []));
  return values("seat").includes(about) ? values("squad").map((squad) => ({ t: "seat_with", seat: about, squad })) : [];
}

const Seated = ({ seat, now }: { seat: string; now: string }) => <li class="row row--apart"><bdi>{nameOf(seat)}</bdi><Chips deed="seat_with" hand="" now={now} mine={seatings(seat)} /></li>;

/** For the host in the lobby: the teams in the order of their lot, and whose every player is. */
export function SquadSetup() {
  const at = room.value;
  if (!at || (!named("name_squad") && !at.squads.length)) return null;
  return (
    <div class="stack stack--tight squads"><b>{words.title}</b><small class="quiet">{words.says}</small>
      <ol class="setup">{at.squads.map(({ name }, i) => <li key={name} class="row row--apart"><span>{i + 1}. <b>{name}</b></span>{offered("drop_squad", { squad: name }) && <Deed deed="drop_squad" option={{ squad: name }} class="btn btn--small" label={words.drop} />}</li>)}</ol>
      <div class="row"><Deed deed="name_squad" class="btn btn--small" /></div>
      {at.squads.length > 0 && <ul class="setup">{at.chairs.map(({ seat, squad }) => <Seated key={seat} seat={seat} now={squad} />)}</ul>}
    </div>
  );
}

/** For one player of this device. */
export function JoinSquad({ seat }: { seat: string }) {
  const now = room.value?.chairs.find((chair) => chair.seat === seat)?.squad ?? "";
  const mine = choices("join_squad").flatMap((each) => (each.seat === seat && each.command.t === "join_squad" ? [each.command] : []));
  return mine.length || now ? <div class="row joins"><span>{words.join}</span><Chips deed="join_squad" hand={seat} now={now} mine={mine} /></div> : null;
}

/** Who was let in while the game goes on is of no team yet, and plays when the host has said of which. */
export function SeatLate() {
  const late = (room.value?.chairs ?? []).filter(({ seat, squad }) => !squad && seatings(seat).length);
  return late.length ? <section class="card card--ask stack stack--tight" aria-label={words.late}><b>{words.late}</b><ul class="setup">{late.map(({ seat }) => <Seated key={seat} seat={seat} now="" />)}</ul></section> : null;
}

/** Rounds are equal and the game is over: who has taken one more question. */
export function AwardExtra() {
  const found = choices("award_extra");
  return found.length ? <section class="card card--ask stack stack--tight"><b>{words.extra}</b><div class="row">{found.map(({ command, seat }) => "squad" in command && <button key={command.squad} type="button" class="btn btn--small" onClick={() => press(command, seat)}>{command.squad}</button>)}</div></section> : null;
}
