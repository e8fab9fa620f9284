// The lobby: code for friends, who is here and ready, each device's health, captain, pack, and how the wheel is kept honest.
import { useState } from "preact/hooks";
import { Avatar } from "../../art/avatar";
import { Icon } from "../../art/icons";
import { CodeDigits, QRCode } from "../parts/Code";
import { Empty } from "../parts/Empty";
import { AvatarPicker } from "../parts/AvatarPicker";
import { called } from "../names";
import { tableLink } from "../page";
import { copyText } from "../play/copy";
import { Deed, live, offered } from "../play/deed";
import { Dialog } from "../play/dialog";
import { OwnLamps } from "../play/ownlamps";
import { asWished, chairOf, faceId, faceNo, hatId, hatNo, mySeats, nameOf } from "../play/people";
import { personLine } from "../play/personline";
import { HostInLobby, JoinSquad, VoteButton } from "./later";
import { press, wished } from "../play/press";
import { salt } from "../ids";
import { whyNot } from "../offers";
import { hostView, offers, seen } from "../store";
import type { Chair, Room } from "../whole";
import { lobby as words } from "../words/lobby";
import { refusal } from "../words/refusals";
import { counted, ui } from "../words/ui";

function CodeCard({ at }: { at: Room }) {
  const link = tableLink(at.code);
  return (
    <section class="card stack lobby__code">
      <p class="caps">{words.code}</p>
      <CodeDigits code={at.code} />
      <p class="quiet">{words.tell}</p>
      <QRCode link={link} />
      <button type="button" class="btn btn--small" onClick={() => void copyText(link)}><Icon name="copy" />{ui.copy}</button>
    </section>
  );
}

function PersonRow({ chair: shown, forHost }: { chair: Chair; forHost: boolean }) {
  const chair = asWished(shown);
  const mine = mySeats().includes(chair.seat);
  return (
    <li class={`person${chair.ready ? " person--ready" : ""}`} data-seat={chair.seat}>
      <Avatar avatar={faceId(chair.avatar)} hat={hatId(chair.hat)} />
      <div class="person__text"><bdi title={called(chair)}><b>{called(chair)}</b></bdi><small class="quiet">{[mine ? words.you.toLowerCase() : "", personLine(chair, true)].filter(Boolean).join(" · ")}</small>{forHost && <HostInLobby at="health" chair={chair} />}</div>
      {chair.captain && <span class="mark" aria-hidden="true"><Icon name="star" /></span>}
      {chair.ready && <span class="mark mark--good" aria-hidden="true"><Icon name="check" /></span>}
      {forHost && <HostInLobby at="person" chair={chair} />}
    </li>
  );
}

export function DressDialog({ seat, onClose }: { seat: string; onClose: () => void }) {
  const [chair] = [chairOf(seat)].flatMap((each) => (each ? [asWished(each)] : []));
  const [now, set] = useState({ avatar: chair?.avatar ?? 0, hat: chair?.hat ?? 0 });
  return (
    <Dialog title={words.dress} onClose={onClose} wide acts={<button type="button" class="btn btn--primary" onClick={() => { press({ t: "dress", ...now }, seat); onClose(); }}>{words.dressed}</button>}>
      <AvatarPicker avatar={faceId(now.avatar)} hat={hatId(now.hat)} onPick={(avatar, hat) => set({ avatar: faceNo(avatar), hat: hatNo(hat) })} />
    </Dialog>
  );
}

/** One seat of this device: its own readiness, its own vote, its own clothes. */
function MySeat({ seat }: { seat: string }) {
  const [sheet, open] = useState<"dress" | null>(null);
  const ready = live("ready").find((each) => each.seat === seat);
  const back = offered("not_ready", {}, seat);
  const many = mySeats().length > 1;
  return (
    <div class={many ? "myseat myseat--many" : "myseat"} role="group" aria-label={nameOf(seat)}>
      {many && <b>{nameOf(seat)}</b>}
      {ready && <button type="button" class="btn btn--primary" data-deed="ready" aria-busy={wished("ready", seat) !== undefined} onClick={() => press({ t: "ready", salt: salt() }, seat)}>{words.sayReady}</button>}
      {back && <button type="button" class="btn" data-deed="not_ready" aria-busy={wished("ready", seat) !== undefined} onClick={() => press(back.command, seat)}>{words.takeBack}</button>}
      <JoinSquad seat={seat} />
      <div class="row">
        <VoteButton seat={seat} />
        {live("dress").some((each) => each.seat === seat) && <button type="button" class="btn btn--small" onClick={() => open("dress")}>{words.dress}</button>}
      </div>
      {sheet === "dress" && <DressDialog seat={seat} onClose={() => open(null)} />}
    </div>
  );
}

function People({ at, forHost }: { at: Room; forHost: boolean }) {
  return (
    <section class="card stack">
      <div class="row row--apart"><h2>{words.people}</h2><span class="quiet">{[counted.players(at.chairs.length), at.watching ? counted.watching(at.watching) : ""].filter(Boolean).join(" · ")}</span></div>
      {at.chairs.length ? <ul class="people">{at.chairs.map((chair) => <PersonRow key={chair.seat} chair={chair} forHost={forHost} />)}</ul> : <Empty mood="asleep" title={words.nobody}><p>{words.nobodySays}</p></Empty>}
      {!forHost && <p class="quiet">{words.host}: {at.host_here ? words.hostHere : words.hostAway}. {words.packTitle}: {at.pack ? `«${at.pack}»` : words.onPaper}</p>}
    </section>
  );
}

function Notes({ at }: { at: Room }) {
  return (
    <section class="card stack stack--tight">
      <h3>{words.fair}</h3><p class="quiet">{words.fairSays}</p>
      <h3>{words.voice}</h3><p class="quiet">{words.voiceSays}</p>
      <details><summary>{words.wheel}</summary><p class="quiet">{words.wheelSays}</p><p class="hash digits">{at.head}</p></details>
    </section>
  );
}

/** Where on this page the host does what is still to be done. */
const WHERE: Readonly<Record<string, string>> = { no_window: ".sectors", squads_few: ".squads", of_no_squad: ".squads" };

/** Why the host cannot begin yet, or what is still to be done; a press leads to where it is done. */
function StartHint({ at }: { at: Room }) {
  const shut = whyNot(offers.value, "start_game");
  const says = shut ? refusal(shut.code) : at.chairs.some((chair) => asWished(chair).captain) ? "" : words.noCaptain;
  const where = shut && WHERE[shut.code];
  if (where) return <p class="lobby__hint"><button type="button" class="btn btn--bare" onClick={() => document.querySelector(where)?.scrollIntoView({ block: "center" })}>{says}</button></p>;
  return says ? <p class="quiet lobby__hint">{says}</p> : null;
}

export function Lobby({ at }: { at: Room }) {
  const host = hostView.value;
  const role = seen.value?.you.role;
  return (
    <>
    <main class="lobby" data-role={role} data-people={at.chairs.length > 0 || undefined}>
      <div class="lobby__side"><CodeCard at={at} />{host && <HostInLobby at="side" />}</div>
      <div class="lobby__main">
        {host && <HostInLobby at="top" />}
        <People at={at} forHost={host !== null} />
        {role === "spectator" && <p class="card">{words.spectatorSays}</p>}
        {host && <HostInLobby at="main" />}
      </div>
      <div class="lobby__side"><OwnLamps /><Notes at={at} /></div>
    </main>
    {host && <footer class="lobby__foot"><StartHint at={at} /><Deed deed="start_game" class="btn btn--primary" label={words.start} /></footer>}
    {role === "seat" && <footer class="lobby__foot">{mySeats().map((seat) => <MySeat key={seat} seat={seat} />)}{mySeats().every((seat) => chairOf(seat)?.ready) && <p class="quiet">{at.chairs.every((chair) => chair.ready) ? words.allReady : words.waitAll}</p>}</footer>}
    </>
  );
}
