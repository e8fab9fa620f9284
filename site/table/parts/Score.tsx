// The score: two numbers and as many lamps a side as points win the game.
import { useRef } from "preact/hooks";
import { words } from "./words";

export interface ScoreProps {
  players: number;
  viewers: number;
  /** Points that win: six in a home game. */
  target: number;
  /** Who plays against the team. */
  rival?: string;
}

function Lamps({ lit, of }: { lit: number; of: number }) {
  return <span class="lamps" aria-hidden="true">{Array.from({ length: of }, (_, i) => <i key={i} data-on={i < lit} />)}</span>;
}

/** A number that has just changed before these eyes drops into place; one that was there at the start simply is. */
function Points({ value }: { value: number }) {
  const was = useRef({ value, fresh: false });
  if (was.current.value !== value) was.current = { value, fresh: true };
  return <i key={value} data-fresh={was.current.fresh}>{value}</i>;
}

export function Score({ players, viewers, target, rival = words.viewers }: ScoreProps) {
  return (
    <div class="score" role="img" aria-label={words.score(players, viewers, rival)}>
      <span class="score__side"><b>{words.players}</b><Lamps lit={players} of={target} /></span>
      <span class="score__numbers" aria-hidden="true"><Points value={players} /><span>:</span><Points value={viewers} /></span>
      <span class="score__side score__side--viewers"><Lamps lit={viewers} of={target} /><b>{rival}</b></span>
    </div>
  );
}
