// The wall: the same table for viewers, 16:9, nothing to press; or one piece of it on a clear ground for a streaming program.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { liking } from "../keep";
import type { Piece } from "../page";
import { ClockFace } from "../parts/ClockRing";
import { Score } from "../parts/Score";
import { TableHall } from "../play/hall";
import { clockOf } from "../play/hallview";
import { hasPapers } from "../play/media";
import { Papers } from "../play/papers";
import { applyTheme } from "../play/theme";
import { Status } from "../play/status";
import { serverNow } from "../play/time";
import { useScore } from "../play/turning";
import type { Room } from "../whole";
import { seen } from "../store";
import type { TeamView } from "../wire";
import { special } from "../words/rounds";
import { lobby } from "../words/lobby";
import { table } from "../words/table";

const ScoreOf = ({ at }: { at: Room }) => { const score = useScore(at); return <Score players={score.knowers} viewers={score.viewers} target={at.target} rival={table.rivals[at.rival]} />; };

/** Nobody can scroll a wall: papers that do not fit are drawn smaller, again when a picture has come or the wall has changed. */
function FittedPapers({ children }: { children: ComponentChildren }) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const held = ref.current;
    if (!held) return;
    const fit = () => {
      for (const scale of [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42]) {
        for (const card of held.children) (card as HTMLElement).style.setProperty("zoom", String(scale));
        if (held.scrollHeight <= held.clientHeight + 1) return;
      }
    };
    // a card's words and a picture may come after the card
    const watch = new ResizeObserver(fit);
    for (const card of [held, ...held.children]) watch.observe(card);
    return () => watch.disconnect();
  });
  return <aside class="stage__papers" ref={ref}>{children}</aside>;
}

/** The hall's own table of points, while a game is on; on a wall of many teams the best ones. */
function Teams() {
  const teams = seen.value && "hall" in seen.value.view ? seen.value.view.hall as readonly TeamView[] : [];
  const best = [...teams].sort((a, b) => (b.points ?? 0) - (a.points ?? 0)).slice(0, 6);
  return best.length ? <ol class="stage__teams" aria-label={special.hallPoints}>{best.map((team) => <li key={team.team}><bdi>{team.name}</bdi><b class="digits">{team.points ?? 0}</b></li>)}</ol> : null;
}

function One({ at, piece }: { at: Room; piece: Exclude<Piece, ""> }) {
  switch (piece) {
    case "table": return <TableHall at={at} />;
    case "clock": return <ClockFace clock={clockOf(at)} now={serverNow} />;
    case "score": return <ScoreOf at={at} />;
    case "envelope": return <FittedPapers><Papers at={at} size="read" last /></FittedPapers>;
  }
}

export function Stage({ at, piece }: { at: Room; piece: Piece }) {
  useEffect(() => {
    document.documentElement.dataset["surface"] = piece ? "clear" : "wall";
    // a wall hangs in a dark hall: there is nobody to press its menu, and the machine's own light says nothing
    applyTheme(liking("theme") || "dark");
    return () => { delete document.documentElement.dataset["surface"]; applyTheme(liking("theme") ?? ""); };
  }, [piece]);
  if (piece) return <main class={`stage stage--piece stage--${piece}`}><One at={at} piece={piece} /></main>;
  const papers = hasPapers(at.words) && !["between", "on_break", "finished"].includes(at.phase);
  return (
    <main class="stage lamplit" data-papers={papers || undefined}>
      <h1 class="unseen">{at.title}</h1>
      <ScoreOf at={at} />
      <div class="stage__hall"><TableHall at={at} /></div>
      {papers && <FittedPapers><Papers at={at} size="read" last /></FittedPapers>}
      <Status at={at} />
      <Teams />
      {at.phase === "lobby" && <p class="stage__code">{lobby.code} <b class="digits">{at.code}</b></p>}
    </main>
  );
}
