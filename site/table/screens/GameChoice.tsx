// Cards of the games that the club offers; one of them is always chosen, so a table is opened by one press.
import { useEffect } from "preact/hooks";
import { plural } from "../parts/plural";
import { bringGames, games, gameToOpen, pickGame } from "../games";
import { door } from "../words/door";

export const sectorsOf = (n: number): string => `${n} ${plural(n, "сектор", "сектора", "секторов")}`;

export function GameChoice() {
  useEffect(() => void bringGames(), []);
  if (games.value.length < 2) return null;
  const chosen = gameToOpen();
  return (
    <fieldset class="choice games"><legend class="quiet">{door.games}</legend>
      {games.value.map(({ id, title, line, sectors }) => (
        <label key={id} class="choice__one choice__one--wide"><input type="radio" name="game" checked={id === chosen} onChange={() => pickGame(id)} />
          <span><b>{title}</b><small class="quiet">{line}</small><small class="games__sectors digits">{sectorsOf(sectors)}</small></span></label>
      ))}
    </fieldset>
  );
}
