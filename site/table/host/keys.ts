// The whole game by keyboard. Keys belong to the page only while no dialog is open and nothing is being written.
import { useLayoutEffect, useRef } from "preact/hooks";

export type Keys = Readonly<Record<string, () => void>>;

const WRITES = "input, textarea, select, [contenteditable], audio, video";
const PRESSES = "button, a[href], summary, label";

/** The key by its place on the keyboard, so that a Russian layout works too: KeyZ → z. */
export function nameOfKey(event: Pick<KeyboardEvent, "code" | "key">): string {
  if (event.key === "?" || (event.code === "Slash" && event.key === ",")) return "?";
  if (event.code === "Space") return "space";
  if (event.key === "Enter") return "enter";
  return event.code.replace(/^(Key|Digit|Numpad)/, "").toLowerCase();
}

/** Listens from the moment the console is drawn: a key pressed in the same blink as its button appears still counts. */
export function useKeys(keys: Keys): void {
  const now = useRef(keys);
  now.current = keys;
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open], .scene")) return;
      const target = event.target as Element | null;
      const name = nameOfKey(event);
      if (target?.closest(WRITES) || ((name === "space" || name === "enter") && target?.closest(PRESSES))) return;
      const act = now.current[name];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
