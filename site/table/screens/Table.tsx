// The table for those who sit at it or watch: hall, score, what is open to read, and the captain's hand.
import { chairLine, type ChairView as Drawn } from "../parts/Chairs";
import { ClockFace } from "../parts/ClockRing";
import { Score } from "../parts/Score";
import { words as partWords } from "../parts/words";
import { nameable } from "../play/nameable";
import { hasPapers } from "../play/media";
import { Status } from "../play/status";
import { Menu, VolumeControl } from "../play/menu";
import { TableHall } from "../play/hall";
import { useScore } from "../play/turning";
import { clockOf } from "../play/hallview";
import { chairOf, inTurn, mySeats, nameOf } from "../play/people";
import { press } from "../play/press";
import { serverNow } from "../play/time";
import { CaptainControls, CaptainWanted, Papers, SpecialControls } from "./later";
import type { Room } from "../whole";
import { table as words } from "../words/table";
import { ui } from "../words/ui";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../art/icons";

/** The same row over the lobby and the table; before a game there is no score to show. */
export function TopRow({ at }: { at: Room }) {
  const score = useScore(at);
  return (
    <header class="top">
      <Menu />
      {at.phase === "lobby" ? <h1 class="top__title">{at.title}</h1> : <Score players={score.knowers} viewers={score.viewers} target={at.target} rival={words.rivals[at.rival]} />}
      <VolumeControl />
      {at.phase !== "lobby" && <h1 class="unseen">{ui.title}</h1>}
    </header>
  );
}

function HostAway({ at }: { at: Room }) {
  if (at.host_here) return null;
  const speaks = mySeats().some((seat) => chairOf(seat)?.speaks);
  return <p class="away" role="status">{speaks ? words.hostAwayCaptain : words.hostAway}</p>;
}

/** On a phone the papers fold away under the hall; whatever is newly shown unfolds them. */
function PapersSheet({ at }: { at: Room }) {
  const inRound = !["between", "on_break", "finished"].includes(at.phase);
  const [open, set] = useState(inRound);
  const { prompt, hint, answer, box, handouts, parts } = at.words;
  const shown = [(prompt || parts.length) && words.question, hint && words.hint, answer && words.answer, box && words.inBox, handouts.length && words.handout].filter(Boolean).join(", ");
  useEffect(() => set(inRound), [shown, handouts.length, parts.length, inRound]);
  return (
    <aside class="table__papers" aria-label={shown} data-open={open}>
      <div class="papers__head">
        {open && at.clock && <span class="papers__clock" aria-hidden="true"><ClockFace clock={clockOf(at)} now={serverNow} /></span>}
        <button type="button" class="btn btn--small papers__fold" aria-expanded={open} onClick={() => set(!open)}><Icon name="envelope" />{open ? words.fold : shown}</button>
      </div>
      <div class="papers__all" tabIndex={0} role="group" aria-label={shown}><Papers at={at} /></div>
    </aside>
  );
}

export function Table({ at }: { at: Room }) {
  const can = nameable();
  const chairs = can.length ? {
    can: (id: string) => can.some(({ command }) => command.seat === id),
    label: (chair: Drawn) => words.whoOne([chair.name, chairLine(chair) || (chair.mine ? partWords.you : "")].filter(Boolean).join(" ")),
    press: (id: string) => { const found = can.find(({ command }) => command.seat === id); if (found) press(found.command, found.seat); },
  } : undefined;
  const out = mySeats().length > 0 && at.round?.outcome === null && mySeats().every((seat) => chairOf(seat)?.out);
  const papers = hasPapers(at.words);
  return (
    <main class="table lamplit" data-papers={papers || undefined}>
      <TopRow at={at} />
      <HostAway at={at} />
      <div class="table__hall"><TableHall at={at} {...(chairs ? { press: chairs } : {})} /></div>
      {papers && <PapersSheet at={at} />}
      <footer class="table__foot">
        <Status at={at} />
        {out && <p class="quiet">{mySeats().every((seat) => { const chair = chairOf(seat); return chair && inTurn(at, chair); }) ? words.away : words.out}</p>}
        {mySeats().length > 1 && <p class="unseen">{mySeats().map(nameOf).join(", ")}</p>}
        <CaptainWanted at={at} />
        <CaptainControls />
        <SpecialControls />
      </footer>
    </main>
  );
}
