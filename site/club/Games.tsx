// The games of a profile, newest first, each with its protocol.
import { useState } from "preact/hooks";
import { Award } from "../art/award";
import { Icon } from "../art/icons";
import { Empty } from "../table/parts/Empty";
import { Record } from "../table/record/Record";
import type { ProfileGame } from "../table/wire";
import * as api from "./api";
import { drawingOf } from "./Orders";
import { refusal } from "./refusals";
import { club as words, orders, outcomes } from "./words";

const PAGE = 10;

const day = (ms: number): string => new Date(ms).toLocaleDateString("ru-RU", { day: "numeric", month: "short", year: "numeric" });

function Game({ game, onProtocol }: { game: ProfileGame; onProtocol: () => void }) {
  const score = `${game.knowers ?? 0} : ${game.viewers ?? 0}`;
  const line = [game.title, game.pack && `«${game.pack}»`].filter(Boolean).join(" · ");
  return (
    <li class="game" data-outcome={game.role === "host" ? "host" : game.outcome}>
      <time class="quiet digits">{day(game.at)}</time>
      <span class="game__what"><b>{game.role === "host" ? words.host : outcomes[game.outcome]}</b> <span class="digits">{score}</span><small class="quiet"><bdi>{line}</bdi></small>{(game.beside ?? []).length > 0 && <small class="quiet"><bdi>{words.with(game.beside ?? [])}</bdi></small>}</span>
      {game.award && <span class="game__award"><Award kind={drawingOf(game.award)} label={orders[game.award]?.name ?? ""} /></span>}
      <button type="button" class="btn btn--small btn--bare" onClick={onProtocol}><Icon name="scroll" />{words.protocol}</button>
    </li>
  );
}

export function Games({ games }: { games: readonly ProfileGame[] }) {
  const [shown, show] = useState(PAGE);
  const [open, look] = useState<ProfileGame | null>(null);
  return (
    <section class="card stack" aria-labelledby="games">
      <h2 id="games">{words.games}</h2>
      {games.length ? <ol class="games">{games.slice(0, shown).map((game) => <Game key={game.key} game={game} onProtocol={() => look(game)} />)}</ol> : <Empty mood="asleep" title={words.noGames}><p>{words.noGamesSays}</p></Empty>}
      {games.length > shown && <button type="button" class="btn btn--small" onClick={() => show(shown + PAGE)}>{words.more(Math.min(PAGE, games.length - shown))}</button>}
      {games.length > 0 && <p class="quiet">{words.protocolKept}</p>}
      {open && <Record onClose={() => look(null)} bring={() => api.protocol(open.key)} why={refusal} />}
    </section>
  );
}
