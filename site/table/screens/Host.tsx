// The host's console: steps above, clock and people on the left, words to read in the middle, requests on the right, one action below.
import { useEffect, useState } from "preact/hooks";
import { Avatar } from "../../art/avatar";
import { Icon } from "../../art/icons";
import { MetNow } from "../../club/attable/met";
import { called } from "../names";
import { ClockFace } from "../parts/ClockRing";
import { HandoutCards, KeyCard, played, QuestionCard, toggleKey } from "../host/cards";
import { heldKey } from "../host/held";
import { useKeys } from "../host/keys";
import { Primary, pressPrimary, pressVerdict, whyPrimaryIsShut } from "../host/primary";
import { RobotsSay } from "../host/rehearsal";
import { Side, Urgent } from "../host/side";
import { canGo, UndoButton, UndoDialog, type Way } from "../host/undo";
import { Deed } from "../play/deed";
import { Dialog } from "../play/dialog";
import { TableHall } from "../play/hall";
import { clockOf } from "../play/hallview";
import { Menu, VolumeControl } from "../play/menu";
import { asWished, faceId, hatId } from "../play/people";
import { PersonDialog, PersonMenu } from "../play/person";
import { personLine } from "../play/personline";
import { badgesOf, BreakLeft, gongPassed } from "../play/status";
import { lampOf } from "../play/lamps";
import { serverNow } from "../play/time";
import { useScore, useTurning } from "../play/turning";
import { hostView } from "../store";
import type { Chair, Room } from "../whole";
import { host as words } from "../words/host";
import { lobby } from "../words/lobby";
import { afterGong, hostLines, said, stepOf, steps } from "../words/phases";
import { refusal } from "../words/refusals";
import { table } from "../words/table";

function Steps({ at }: { at: Room }) {
  const now = stepOf[at.phase];
  return <ol class="steps" aria-label={words.steps}>{steps.map((name, i) => <li key={name} class={i === now ? "chip chip--lit" : i < now ? "chip chip--done" : "chip chip--next"} aria-current={i === now ? "step" : undefined}>{i < now && <Icon name="check" />}{name}</li>)}</ol>;
}

function Person({ chair: shown, at, n }: { chair: Chair; at: Room; n: number }) {
  const chair = asWished(shown);
  const lamp = lampOf(chair.seat);
  const line = [chair.seat === at.answers ? "отвечает" : "", personLine(chair, false), lamp?.told && chair.here ? lobby.pingShort(lamp.rtt ?? 0, lamp.jitter ?? 0) : ""].filter(Boolean).join(" · ");
  return (
    <li class={`person${chair.here ? "" : " person--away"}${chair.out ? " person--out" : ""}${chair.seat === at.answers ? " person--lit" : ""}`}>
      <Avatar avatar={faceId(chair.avatar)} hat={hatId(chair.hat)} />
      <div class="person__text"><bdi title={called(chair)}><b>{called(chair)}</b></bdi><small class="quiet">{line}</small></div>
      <kbd class="key-hint" aria-hidden="true">{n}</kbd>
      <PersonMenu chair={chair} />
    </li>
  );
}

function hintOf(at: Room, turning: boolean): string {
  if (turning) return table.turning;
  const own = said.value.host(at);
  if (own) return own;
  if (gongPassed(at)) return afterGong.host;
  const goesOn = at.phase === "discussing" ? said.value.now(at) : "";
  if (goesOn) return goesOn;
  const shut = whyPrimaryIsShut();
  if (shut) return refusal(shut.code);
  if (at.phase === "between" && at.debt === "owed") return words.lines.debt;
  if (at.phase === "between" && at.debt === "called") return words.lines.debtCalled;
  if (at.phase === "reading" && at.round?.debt) return words.lines.debtRound;
  if (at.phase === "reading" && at.round?.cut) return words.lines.cut;
  return hostLines[at.phase];
}

/** What the host must do now; on a phone it stands above all that waits. */
function Hint({ at, turning }: { at: Room; turning: boolean }) {
  return <p class="host__hint">{at.phase === "on_break" && at.until_ms !== null ? <BreakLeft untilMs={at.until_ms} /> : hintOf(at, turning)}{(turning ? [] : badgesOf(at)).map((badge) => <span key={badge} class="chip">{badge}</span>)}</p>;
}

function Middle({ at, turning }: { at: Room; turning: boolean }) {
  const held = hostView.value && heldKey(hostView.value);
  if (!held || turning || at.phase === "between" || at.phase === "on_break") {
    return (
      <>
        <div class="host__hall"><TableHall at={{ ...at, clock: null }} /></div>
        {!held && at.round?.outcome === null && <p class="quiet">{words.paper}</p>}
      </>
    );
  }
  const now = played(at, held);
  return <>{at.phase === "reading" && at.round && <MetNow sector={at.round.sector} />}<QuestionCard at={at} held={now} /><KeyCard held={now} /><HandoutCards held={now} /></>;
}

function KeysDialog({ onClose }: { onClose: () => void }) {
  return <Dialog title={words.keys} onClose={onClose}><dl class="keylist">{words.keyList.map(([key, what]) => <><dt key={key}><kbd class="key-hint">{key}</kbd></dt><dd>{what}</dd></>)}</dl></Dialog>;
}

const NARROW = "(max-width: 820px)";

/** On a phone the clock moves up beside the score, so that it is never scrolled away. */
function useNarrow(): boolean {
  const [narrow, set] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const media = matchMedia(NARROW);
    const hear = () => set(media.matches);
    media.addEventListener("change", hear);
    return () => media.removeEventListener("change", hear);
  }, []);
  return narrow;
}

type Sheet = Way | "keys" | { readonly seat: string } | null;

export function Host({ at }: { at: Room }) {
  const [sheet, open] = useState<Sheet>(null);
  const close = () => open(null);
  const go = (way: Way) => { if (canGo(way)) open(way); };
  const seats = Object.fromEntries(at.chairs.map((chair, i) => [String(i + 1), () => open({ seat: chair.seat })]));
  useKeys({ space: pressPrimary, enter: pressPrimary, v: () => pressVerdict(true), n: () => pressVerdict(false), z: () => go("undo"), y: () => go("redo"), h: toggleKey, "?": () => open("keys"), ...seats });
  const score = useScore(at);
  const turning = useTurning(at);
  const narrow = useNarrow();
  const chair = sheet && typeof sheet === "object" ? at.chairs.find((each) => each.seat === sheet.seat) : undefined;
  return (
    <main class="host lamplit">
      <header class="host__top">
        <h1 class="unseen">{at.title}</h1>
        <span class="host__code digits" aria-label={`${lobby.code} ${at.code}`}>{at.code}</span>
        <span class="host__score display" role="img" aria-label={`${table.round(at.round?.no ?? 0)}, ${score.knowers}:${score.viewers}`}>{score.knowers}<i>:</i>{score.viewers}</span>
        {narrow && at.clock && <ClockFace clock={clockOf(at)} now={serverNow} />}
        <Steps at={at} />
        <div class="row host__tools"><VolumeControl /><button type="button" class="btn btn--icon host__keys" aria-label={words.keys} onClick={() => open("keys")}>?</button><Menu /></div>
      </header>
      <div class="host__body">
      {narrow && <Hint at={at} turning={turning} />}
      <div class="host__urgent"><Urgent at={at} narrow={narrow} /></div>
      <aside class="host__left" aria-label={words.players}>
        {!narrow && <ClockFace clock={clockOf(at)} now={serverNow} />}
        <h2 class="caps">{words.players}</h2>
        <ul class="people">{at.chairs.map((each, i) => <Person key={each.seat} chair={each} at={at} n={i + 1} />)}</ul>
      </aside>
      <section class="host__mid" data-key-first={at.phase === "hearing" || at.phase === "revealed" || undefined}>
        {!narrow && <Hint at={at} turning={turning} />}
        <RobotsSay />
        <Middle at={at} turning={turning} />
      </section>
      <aside class="host__right" aria-label={words.round}><Side at={at} narrow={narrow} /></aside>
      </div>
      <footer class="host__foot">
        <div class="host__undo"><UndoButton way="undo" open={open} /><UndoButton way="redo" open={open} /></div>
        <Primary />
        <div class="host__more"><Deed deed="correct_score" class="btn" given={{ knowers: score.knowers, viewers: score.viewers }} /><Deed deed="announce_break" class="btn" /></div>
      </footer>
      {(sheet === "undo" || sheet === "redo") && <UndoDialog way={sheet} onClose={close} />}
      {sheet === "keys" && <KeysDialog onClose={close} />}
      {chair && <PersonDialog chair={chair} onClose={close} />}
    </main>
  );
}
