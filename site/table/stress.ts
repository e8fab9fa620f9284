// Stress marks in questions: U+0301 after the vowel, put there for whoever reads aloud.

const ACUTE = "\u0301";

/** The text cut so that every stressed vowel is a piece of its own. */
export const byStress = (text: string): string[] => text.split(new RegExp(`(.${ACUTE})`, "u"));

export const isStressed = (piece: string): boolean => piece.endsWith(ACUTE);

/** The text as the room reads it, without marks for the reader. */
export const calm = (text: string): string => text.replaceAll(ACUTE, "");
