// Minutes and seconds as people read them.
export const clockWords = (ms: number): string => `${Math.floor(Math.ceil(ms / 1000) / 60)}:${String(Math.ceil(ms / 1000) % 60).padStart(2, "0")}`;
