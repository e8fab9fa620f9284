// Names as people see them: graphemes counted, invisible characters dropped, equal names told apart.
const KEEP = /[\p{L}\p{M}\p{N}\p{P}\p{S}\u200d\u{e0020}-\u{e007f}]/u;

/** NFC, single spaces, no control, direction or private characters, at most four marks on a letter: as the server keeps it. */
export function tidy(text: string): string {
  let marks = 0;
  const kept = [...text.normalize("NFC")].filter((char) => {
    marks = /[\p{Mn}\p{Me}]/u.test(char) ? marks + 1 : 0;
    return marks <= 4 && (KEEP.test(char) || /\s/u.test(char));
  });
  return kept.join("").split(/\s+/u).filter(Boolean).join(" ").replace(/^\u200d+|\u200d+$/g, "");
}

export function graphemes(text: string): number {
  if (typeof Intl !== "undefined" && "Segmenter" in Intl) return [...new Intl.Segmenter("ru", { granularity: "grapheme" }).segment(text)].length;
  return [...text.normalize("NFC").replace(/\p{M}|\u200d.|[\u{1f3fb}-\u{1f3ff}]/gu, "")].length;
}

export const NAME_MAX = 24;
export const nameFits = (text: string): boolean => { const n = graphemes(tidy(text)); return n >= 1 && n <= NAME_MAX; };

/** «Оля», or «Оля 2» for the second of two. */
export const called = (chair: { readonly name: string; readonly twin: number }): string => (chair.twin > 0 ? `${chair.name} ${chair.twin}` : chair.name);
