// The games of this house by name, so that a pack can be told whole for them; the one of this table among them.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../api";
import { room } from "../store";

export interface Game { readonly id: string; readonly title: string; readonly own: boolean }

const listed = signal<readonly { readonly id: string; readonly title: string }[]>([]);
let asked = false;

async function ask(): Promise<void> {
  if (asked) return;
  asked = true;
  try { listed.value = (await api.games()).games; } catch { asked = false; }
}

export function useGames(): readonly Game[] {
  useEffect(() => void ask(), []);
  const title = room.value?.title;
  return listed.value.map((game) => ({ ...game, own: game.title === title }));
}
