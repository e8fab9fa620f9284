// The score: two numbers and as many lamps a side as points win the game.
import { words } from "./words";

export interface ScoreProps {
  players: number;
  viewers: number;
  /** Points that win: six in a home game. */
  target: number;
  /** Names of the sides where a rulebook has others. */
  names?: { players: string; viewers: string };
}

function Lamps({ lit, of }: { lit: number; of: number }) {
  return <span class="lamps" aria-hidden="true">{Array.from({ length: of }, (_, i) => <i key={i} data-on={i < lit} />)}</span>;
}

export function Score({ players, viewers, target, names }: ScoreProps) {
  return (
    <div class="score" role="img" aria-label={words.score(players, viewers)}>
      <span class="score__side"><b>{names?.players ?? words.players}</b><Lamps lit={players} of={target} /></span>
      <span class="score__numbers" aria-hidden="true"><i key={`p${players}`}>{players}</i><span>:</span><i key={`v${viewers}`}>{viewers}</i></span>
      <span class="score__side score__side--viewers"><Lamps lit={viewers} of={target} /><b>{names?.viewers ?? words.viewers}</b></span>
    </div>
  );
}
