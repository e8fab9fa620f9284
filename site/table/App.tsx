// Which screen this window shows: a door, a lobby, a table, a console, a wall, or what went wrong.
import { useEffect, useState } from "preact/hooks";
import { ArtDefs } from "../art/defs";
import * as api from "./api";
import { keepToken } from "./keep";
import { keptAs, type Link, type Piece } from "./page";
import { Empty } from "./parts/Empty";
import { DeedSheet } from "./play/deed";
import { Notices } from "./play/notices";
import { lineOf } from "./play/hallview";
import { useTurning } from "./play/turning";
import { Door } from "./screens/Door";
import { Lobby } from "./screens/Lobby";
import { HallGone, HallTeam, Host, Officer, Scenes, Stage } from "./screens/later";
import { TopRow, Table } from "./screens/Table";
import { line, seen, session } from "./store";
import type { Room } from "./whole";
import { goOut, sitDown, takeOver } from "./wiring";
import { door } from "./words/door";
import { table as tableWords, trouble as words } from "./words/table";
import { refusal } from "./words/refusals";

function Trouble({ kind }: { kind: "elsewhere" | "taken" }) {
  const [title, says] = kind === "taken" ? (session.value?.role === "host" ? [words.takenHost, words.takenHostSays] : [words.taken, words.takenSays]) : [words.elsewhere, words.elsewhereSays];
  const acts = <><button type="button" class="btn btn--primary" onClick={takeOver}>{words.take}</button><button type="button" class="btn" onClick={goOut}>{words.toDoor}</button></>;
  return <main class="alone lamplit"><Empty mood="puzzled" title={title} acts={acts}><p>{says}</p></Empty></main>;
}

function Joining() {
  const lost = line.value === "lost";
  return <main class="alone lamplit"><Empty mood={lost ? "puzzled" : "calm"} title={lost ? words.lost : words.joining} acts={<button type="button" class="btn" onClick={goOut}>{words.toDoor}</button>}><p>{lost ? "" : words.joiningSays}</p></Empty></main>;
}

/** Says the phase to a screen reader, and nothing else: the clock has a voice of its own. */
function PhaseVoice({ at }: { at: Room }) {
  const turning = useTurning(at);
  return <p class="unseen" role="status" aria-live="polite">{turning ? tableWords.turning : lineOf(at)}</p>;
}

function Screen({ at, piece }: { at: Room; piece: Piece }) {
  const role = seen.value?.you.role;
  if (role === "stage") return <Stage at={at} piece={piece} />;
  if (role === "spectator" && session.value?.role === "hall") return <HallGone />;
  if (role === "hall") return <HallTeam at={at} />;
  if (role === "defender" || role === "steward" || role === "author") return <Officer at={at} />;
  if (at.phase === "lobby") return <div class="page lamplit"><TopRow at={at} /><Lobby at={at} /></div>;
  return role === "host" ? <Host at={at} /> : <Table at={at} />;
}

/** A recovery link asks before it takes the console from whoever holds it. */
function Recover({ link, onDone }: { link: Extract<Link, { kind: "recover" }>; onDone: () => void }) {
  const [wrong, fail] = useState("");
  const take = async () => {
    try {
      const made = await api.recover(link.table, link.token);
      const kept = keptAs(link, "host");
      keepToken({ ...kept, role: "recovery", token: made.recovery });
      onDone();
      sitDown({ ...kept, token: made.host });
    } catch (error) { fail(error instanceof api.Trouble ? error.code : "broken"); }
  };
  const acts = <><button type="button" class="btn btn--primary" onClick={() => void take()}>{door.recover}</button><button type="button" class="btn" onClick={onDone}>{words.toDoor}</button></>;
  return <main class="alone lamplit"><Empty mood="calm" title={door.recovering} acts={acts}><p>{door.recoverSays}</p>{wrong && <p class="wrong" role="alert">{refusal(wrong)}</p>}</Empty></main>;
}

export function App({ link: given }: { link: Link }) {
  const [link, follow] = useState(given);
  const leaveLink = () => { history.replaceState(null, "", location.pathname); follow({ kind: "none" }); };
  useEffect(() => { if (link.kind === "host" || link.kind === "place") { sitDown(keptAs(link, link.kind)); leaveLink(); } if (link.kind === "stage" && session.value?.table !== link.table) sitDown(keptAs(link, "stage")); }, [link]);
  const at = seen.value?.room;
  const away = line.value;
  let screen;
  if (link.kind === "recover") screen = <Recover link={link} onDone={leaveLink} />;
  else if (link.kind === "bad") screen = <main class="alone lamplit"><Empty mood="puzzled" title={words.badLink} acts={<button type="button" class="btn" onClick={leaveLink}>{words.toDoor}</button>}><p>{words.badLinkSays}</p></Empty></main>;
  else if (!session.value) screen = <Door code={link.kind === "code" ? link.code : ""} />;
  else if (away === "elsewhere" || away === "taken") screen = <Trouble kind={away} />;
  else if (!at) screen = <Joining />;
  else screen = <><Screen at={at} piece={link.kind === "stage" ? link.piece : ""} />{!(link.kind === "stage" && link.piece) && <Scenes at={at} />}<PhaseVoice at={at} /></>;
  return <><ArtDefs />{screen}{at && <DeedSheet />}<Notices /></>;
}
