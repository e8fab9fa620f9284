// Whether the arrow still turns: till it rests nobody's screen says which sector it will choose.
import { useEffect, useState } from "preact/hooks";
import type { Room } from "../whole";
import { still } from "../parts/motion";
import { spinOf } from "./hallview";
import { serverNow } from "./time";

/** A sector without a question is over as soon as it is drawn; till the arrow rests nobody is told. */
const fell = (at: Room): boolean => at.phase === "revealed" && at.round?.kind === "window";

/** The score as it may be shown while the arrow turns. */
export function scoreBefore({ score, round }: Room): Room["score"] {
  const won = round?.outcome === "knowers";
  return { knowers: score.knowers - Number(won), viewers: score.viewers - Number(!won) };
}

export const useScore = (at: Room): Room["score"] => (useTurning(at) && fell(at) ? scoreBefore(at) : at.score);

/** True while the newest spin is on its way; the component is drawn again when it rests. With reduced motion the spin is a cut. */
export function useTurning(at: Room): boolean {
  const spin = spinOf(at);
  const ends = spin && spin.durationMs > 0 && (at.phase === "reading" || fell(at)) && !still() ? spin.startedMs + spin.durationMs : 0;
  const [, wake] = useState(0);
  useEffect(() => {
    const left = ends - serverNow();
    if (left <= 0) return;
    const timer = setTimeout(() => wake((n) => n + 1), left);
    return () => clearTimeout(timer);
  }, [ends]);
  return ends > serverNow();
}
