// Where what a question shows lies, and whether there is anything of it to read now.
import type { Papers } from "../whole";

/** Only hash names of the server's own media are shown, never an address from a pack. */
export const mediaSrc = (name: string): string => `/media/${encodeURIComponent(name)}`;

export const hasPapers = (shown: Papers): boolean => Boolean(shown.prompt || shown.hint || shown.answer || shown.box || shown.parts.length || shown.handouts.length);
