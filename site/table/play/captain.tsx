// What those at this device may ask in a round: the captain's word, the lifelines, the clock when the host is away.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Avatar } from "../../art/avatar";
import { edge, offers, room } from "../store";
import { whyNot } from "../offers";
import type { Lifeline } from "../joint";
import { deeds, lifelineSays, lifelines } from "../words/deeds";
import { table as words } from "../words/table";
import { Deed, offered, WhyDialog } from "./deed";
import { nameable } from "./nameable";
import { Dialog } from "./dialog";
import { chairOf, faceId, hatId, mySeats, nameOf } from "./people";
import { press, waiting } from "./press";
import { called } from "../names";

function AnswererDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={words.whoTitle} onClose={onClose}>
      <div class="pickers">{nameable().map(({ command, seat }) => {
        const chair = chairOf(command.seat);
        return chair && (
          <button key={command.seat} type="button" class="btn picked" onClick={() => { press(command, seat); onClose(); }}>
            <Avatar avatar={faceId(chair.avatar)} hat={hatId(chair.hat)} /><bdi>{called(chair)}</bdi>
          </button>
        );
      })}</div>
    </Dialog>
  );
}

/** The captain's primary action: one button, the names in a sheet. */
function NameButton({ main }: { main: boolean }) {
  const [open, set] = useState(false);
  const can = nameable();
  if (!can.length && !open) return null;
  const again = room.value?.answers !== null;
  return (
    <>
      <button type="button" class={again || !main ? "btn" : "btn btn--primary"} data-deed="name_answerer" aria-busy={waiting("name_answerer")} onClick={() => set(true)}>{again ? words.whoAgain : words.who}</button>
      {open && <AnswererDialog onClose={() => set(false)} />}
    </>
  );
}

/** One lifeline: asked for, on its way, spent, or shut with its reason. */
function LifelineButton({ kind }: { kind: Lifeline }) {
  const [sheet, open] = useState<"ask" | "why" | null>(null);
  void edge.value;
  const found = offered("ask_lifeline", { kind });
  const shut = whyNot(offers.value, "ask_lifeline", { t: "ask_lifeline", kind });
  if (!found && !shut && !sheet) return offers.value.some((view) => view.do === "ask_lifeline") ? <button type="button" class="btn" disabled>{lifelines[kind]}</button> : null;
  return (
    <>
      <button type="button" class="btn" data-deed={`ask_lifeline.${kind}`} aria-disabled={!found || undefined} aria-busy={waiting("ask_lifeline", { kind })} onClick={() => open(found ? "ask" : "why")}>{lifelines[kind]}</button>
      {sheet === "ask" && (
        <Dialog title={lifelines[kind]} onClose={() => open(null)} acts={<button type="button" class="btn btn--primary" onClick={() => { if (found) press(found.command, found.seat); open(null); }}>{deeds.ask_lifeline}</button>}>
          <p>{lifelineSays[kind](room.value?.lifelines.find((each) => each.kind === kind)?.adds_s ?? 0)}</p>
        </Dialog>
      )}
      {sheet === "why" && shut && <WhyDialog shut={shut} title={lifelines[kind]} onClose={() => open(null)} />}
    </>
  );
}

/** Where help begins with a raised hand: the hand first, then which help. */
export function RaisedHand({ children, up = false }: { children: ComponentChildren; up?: boolean }) {
  const [raised, raise] = useState(up);
  return (
    <>
      <button type="button" class="btn" data-deed="raise_hand" aria-expanded={raised} onClick={() => raise(!raised)}>{raised ? words.handDown : words.handUp}</button>
      {raised && children}
    </>
  );
}

/** Which of this device's players speaks for the team; said only when there are several. */
function Hand() {
  const asked = offers.value.some((view) => view.do === "ask_lifeline" || view.do === "name_answerer");
  const speaker = asked && mySeats().length > 1 ? mySeats().find((seat) => chairOf(seat)?.speaks) : undefined;
  return speaker ? <p class="quiet hand">{words.by(nameOf(speaker))}</p> : null;
}

export function CaptainControls() {
  const kinds = room.value?.lifelines ?? [];
  const speaks = mySeats().some((seat) => chairOf(seat)?.speaks);
  if (!speaks) return null;
  const asks = offers.value.some((view) => view.do === "ask_lifeline");
  const lines = kinds.map(({ kind }) => <LifelineButton key={kind} kind={kind} />);
  return (
    <div class="controls">
      <Hand />
      <div class="controls__main">{offered("freeze_clock") && <Deed deed="freeze_clock" class="btn btn--primary" />}<NameButton main={!offered("freeze_clock")} /></div>
      <div class="controls__lines">{room.value?.hand ? asks && <RaisedHand>{lines}</RaisedHand> : lines}</div>
      <div class="controls__more">{offered("close_discussion") && <Deed deed="close_discussion" />}</div>
    </div>
  );
}
