// The games of this house by name, so that a pack can be told whole for them; the one of this table among them.
import { useEffect } from "preact/hooks";
import { bringGames, games } from "../games";
import { room } from "../store";

export interface Game { readonly id: string; readonly title: string; readonly own: boolean }

export function useGames(): readonly Game[] {
  useEffect(() => void bringGames(), []);
  const title = room.value?.title;
  return games.value.map((game) => ({ id: game.id, title: game.title, own: game.title === title }));
}
