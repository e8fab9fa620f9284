// Keeping the screen lit while somebody plays; a plain http page cannot, and says so by its lamp.
import { signal } from "@preact/signals";

export const awake = signal(false);
let wanted = false;
let lock: WakeLockSentinel | null = null;

/** Whether this browser can do it here at all. */
export const canStayAwake = (): boolean => "wakeLock" in navigator && window.isSecureContext;

async function hold(): Promise<void> {
  if (!wanted || lock || !canStayAwake() || document.visibilityState !== "visible") return;
  try {
    lock = await navigator.wakeLock.request("screen");
    awake.value = true;
    lock.addEventListener("release", () => { lock = null; awake.value = false; });
  } catch { awake.value = false; }
}

/** The browser lets go when the page is hidden; it is asked again when the page is back. */
export function stayAwake(): void {
  if (!wanted) document.addEventListener("visibilitychange", () => void hold());
  wanted = true;
  void hold();
}
