// The listener's own volume and silence, kept between visits.
export interface SoundSettings { volume: number; muted: boolean }

const KEY = "pkz:sound";
const FIRST: SoundSettings = { volume: 70, muted: false };

/** Whatever lies in storage, the answer is a volume within 0…100. */
export function loadSound(storage: Pick<Storage, "getItem"> | undefined): SoundSettings {
  try {
    const kept = JSON.parse(storage?.getItem(KEY) ?? "{}") as Partial<SoundSettings>;
    const volume = typeof kept.volume === "number" && Number.isFinite(kept.volume) ? Math.min(100, Math.max(0, kept.volume)) : FIRST.volume;
    return { volume, muted: kept.muted === true };
  } catch {
    return FIRST;
  }
}

export function saveSound(storage: Pick<Storage, "setItem"> | undefined, settings: SoundSettings): void {
  try { storage?.setItem(KEY, JSON.stringify(settings)); } catch { /* full or forbidden: it holds for this visit */ }
}
