// The wall: the same table for viewers, 16:9, nothing to press; or one piece of it on a clear ground for a streaming program.
import { useEffect } from "preact/hooks";
import type { Piece } from "../page";
import { ClockFace } from "../parts/ClockRing";
import { Score } from "../parts/Score";
import { TableHall } from "../play/hall";
import { clockOf } from "../play/hallview";
import { hasPapers, Papers } from "../play/papers";
import { Status } from "../play/status";
import { serverNow } from "../play/time";
import type { Room } from "../whole";
import { lobby } from "../words/lobby";

const ScoreOf = ({ at }: { at: Room }) => { const score = at.score; return <Score players={score.knowers} viewers={score.viewers} target={at.target} />; };

function One({ at, piece }: { at: Room; piece: Exclude<Piece, ""> }) {
  switch (piece) {
    case "table": return <TableHall at={at} />;
    case "clock": return <ClockFace clock={clockOf(at)} now={serverNow} />;
    case "score": return <ScoreOf at={at} />;
    case "envelope": return <div class="stage__papers"><Papers at={at} size="read" last /></div>;
  }
}

export function Stage({ at, piece }: { at: Room; piece: Piece }) {
  useEffect(() => {
    if (piece) document.documentElement.dataset["surface"] = "clear"; else delete document.documentElement.dataset["surface"];
    return () => { delete document.documentElement.dataset["surface"]; };
  }, [piece]);
  if (piece) return <main class={`stage stage--piece stage--${piece}`}><One at={at} piece={piece} /></main>;
  const papers = hasPapers(at.words) && !["between", "on_break", "finished"].includes(at.phase);
  return (
    <main class="stage lamplit" data-papers={papers || undefined}>
      <h1 class="unseen">{at.title}</h1>
      <ScoreOf at={at} />
      <div class="stage__hall"><TableHall at={at} /></div>
      {papers && <aside class="stage__papers"><Papers at={at} size="read" last /></aside>}
      <Status at={at} />
      {at.phase === "lobby" && <p class="stage__code">{lobby.code} <b class="digits">{at.code}</b></p>}
    </main>
  );
}
