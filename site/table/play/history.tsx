// The rounds of a game in the menu's sheet.
import type { Room } from "../whole";
import { table as words } from "../words/table";

/** Round by round, newest first. */
export function History({ at }: { at: Room }) {
  if (!at.history.length) return <p class="quiet">{words.noHistory}</p>;
  return (
    <ol class="history">{at.history.map((line, i) => {
      const score = line.score;
      return <li key={i}><span>{words.roundSector(i + 1, line.sector)}</span><span class="quiet">{words.outcome[line.outcome]}</span><b class="digits">{score.knowers}:{score.viewers}</b></li>;
    }).reverse()}</ol>
  );
}
