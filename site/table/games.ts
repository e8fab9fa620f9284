// Which game a new table is for: those the club offers, the one chosen last on this device, or the one a link names.
import { signal } from "@preact/signals";
import * as api from "./api";
import { like, liking } from "./keep";
import { asked, built } from "./page";

export const games = signal<readonly api.GameCard[]>([]);
const picked = signal("");

/** A link's wish, this device's last choice, the first of the list; before the list has come, what the page was built for. */
export function gameToOpen(): string {
  const known = (id: string) => games.value.some((each) => each.id === id);
  return [picked.value, asked(), liking("game") ?? ""].find((id) => id && (known(id) || !games.value.length)) ?? games.value[0]?.id ?? built();
}

export function pickGame(id: string): void { picked.value = id; like("game", id); }

export async function bringGames(): Promise<void> {
  if (!games.value.length) games.value = (await api.games().catch(() => ({ games: [] }))).games;
}
