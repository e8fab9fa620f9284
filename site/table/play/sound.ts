// Sound as the screens see it: volume, silence, the lamp. The engine itself comes after the first paint.
import { signal } from "@preact/signals";
import { loadSound, saveSound } from "../../sounds/settings";
import { rest, type Soundboard } from "../screens/later";

const storage = (): Storage | undefined => { try { return localStorage; } catch { return undefined; } };
const first = loadSound(storage());

export const volume = signal(first.volume);
export const muted = signal(first.muted);
/** Whether sound can be heard on this device now. */
export const audible = signal(false);

let board: Soundboard | null = null;
let wanted: "unlock" | "test" | null = null;

const keep = () => saveSound(storage(), { volume: volume.value, muted: muted.value });

export function setVolume(next: number): void { volume.value = next; if (muted.value && next > 0) setMuted(false); board?.engine.setVolume(next); keep(); }
export function setMuted(next: boolean): void { muted.value = next; board?.engine.setMuted(next); keep(); }

/** From a tap: the browser allows sound only then. */
export async function unlockSound(): Promise<void> {
  if (!board) { wanted = "unlock"; return; }
  await board.engine.unlock();
}
export async function testSound(): Promise<void> {
  if (!board) { wanted = "test"; return; }
  await board.engine.unlock();
  board.engine.play("gong");
}

/** Brings the engine in, once. */
export async function bringSound(): Promise<void> {
  if (board) return;
  const { makeSoundboard } = await rest.bring();
  board = makeSoundboard(volume.value, muted.value);
  if (wanted === "test") void testSound();
  if (wanted === "unlock") void unlockSound();
}
