// The guide over the table: what happens now, and the presses of everybody whom the visitor does not play.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { nameOf } from "../table/play/people";
import { serverNow } from "../table/play/time";
import { useTurning } from "../table/play/turning";
import { room } from "../table/store";
import type { Room } from "../table/whole";
import { follow, others, place, prompt, restart, skip, speaker, talk, turns, versions, word } from "./course";
import type { Move, Version } from "./tape";
import { words } from "./words";

/** Seconds of the minute between two remarks round the table. */
const REMARK_S = 9;

function Others({ move, children, main }: { move: Move | undefined; children: ComponentChildren; main?: boolean }) {
  return move ? <button type="button" class={`btn btn--small${main ? " btn--primary" : ""}`} onClick={() => follow(move)}>{children}</button> : null;
}

/** Milliseconds left of the running minute, looked at each second; it ends below zero. */
function useLeft(at: Room): number {
  const [, look] = useState(0);
  const left = (at.clock?.deadline_ms ?? 0) - serverNow();
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => look((n) => n + 1), Math.min(left % 1000 + 20, 1000));
    return () => clearTimeout(timer);
  });
  return left;
}

function Talk({ left, span }: { left: number; span: number }) {
  const n = Math.floor((span - left) / 1000 / REMARK_S) - 1;
  const line = talk[Math.min(n, talk.length - 1)];
  return line && left > 0 ? <p class="guide__talk"><b>{nameOf(line.seat)}:</b> {line.says}</p> : null;
}

function Skip({ left }: { left: number }) {
  return left > 4_000 ? <button type="button" class="btn btn--small" onClick={skip}>{words.skip}</button> : null;
}

function Versions() {
  const say = (version: Version) => follow(others("host", "judge", { correct: version.right }), version);
  return <div class="guide__versions">{versions.map((version) => <button key={version.says} type="button" class="btn btn--small" onClick={() => say(version)}>«{version.says}»</button>)}</div>;
}

function Over({ says }: { says: string }) {
  const role = place.value?.role ?? "captain";
  const other = role === "host" ? "captain" : "host";
  return (
    <>
      <p>{says}</p>
      <div class="row"><a class="btn btn--small btn--primary" href="/t/">{words.open}</a><button type="button" class="btn btn--small" onClick={() => restart(other)}>{words.others(role)}</button><button type="button" class="btn btn--small" onClick={() => restart(role)}>{words.again}</button></div>
    </>
  );
}

function ForCaptain({ at, turning }: { at: Room; turning: boolean }) {
  const say = words.captain;
  const left = useLeft(at);
  switch (place.value?.step.kind) {
    case "between": return <><p>{say.between}</p><Others main move={others("host", "spin")}>{say.spin}</Others></>;
    case "reading": return turning ? <p>{say.turning}</p> : <><p>{say.reading} <q>{prompt}</q></p><Others main move={others("host", "start_clock")}>{say.start}</Others></>;
    case "minute": return <><p>{at.round?.lifeline ? say.helped(at.round.lifeline, word) : left <= 0 ? say.naming : say.minute}</p><Talk left={left} span={at.clock?.span_ms ?? 0} /><Skip left={left} /></>;
    case "asked": return <><p>{say.asked}</p><Others main move={others("host", "grant_lifeline")}>{say.grant}</Others></>;
    case "naming": return <p>{say.naming}</p>;
    case "answering": case "hearing": return <><p>{say.answering(nameOf(at.answers ?? ""))}</p><Versions /></>;
    case "right": case "wrong": return <><p>{say[place.value.step.kind]}</p><Others main move={others("host", "close_round")}>{say.close}</Others></>;
    default: return <Over says={say.over} />;
  }
}

function ForHost({ at, turning }: { at: Room; turning: boolean }) {
  const say = words.host;
  const left = useLeft(at);
  const now = place.value;
  const named = others("captain", "name_answerer", { seat: speaker });
  useEffect(() => { if (left <= 0 && now?.step.kind === "minute") follow(named); }, [left <= 0, now?.n]);
  switch (now?.step.kind) {
    case "between": return <p>{say.between}</p>;
    case "reading": return <p>{turning ? say.turning : say.reading}</p>;
    case "minute": return <><p>{say.minute}</p><Talk left={left} span={at.clock?.span_ms ?? 0} /><div class="row"><Skip left={left} /><Others move={others("captain", "ask_lifeline", { kind: "club" })}>{say.ask}</Others><Others move={named}>{say.name}</Others></div></>;
    case "asked": return <p>{say.asked}</p>;
    case "answering": case "hearing": return <><p class="guide__talk">{say.answering(nameOf(speaker), now.heard.says)}</p><p>{say.judge}</p></>;
    case "right": case "wrong": return <p>{(now.step.kind === "right") === now.heard.right ? say.fair : say.unfair}</p>;
    default: return <Over says={say.over} />;
  }
}

function Speech({ at }: { at: Room }) {
  const turning = useTurning(at);
  return <section key={turns.value} class="guide" aria-label={words.guide} aria-live="polite">{place.value?.role === "host" ? <ForHost at={at} turning={turning} /> : <ForCaptain at={at} turning={turning} />}</section>;
}

export function Guide() {
  const at = room.value;
  return at && place.value ? <Speech at={at} /> : null;
}
