// How the beginning of a file would read in each encoding it may be in: the browser shows, the person chooses.
const LABELS: Readonly<Record<string, string>> = { "utf-8": "utf-8", cp1251: "windows-1251", "koi8-r": "koi8-r", cp866: "ibm866", "utf-16": "utf-16le" };
const USUAL = ["cp1251", "koi8-r", "cp866"];
const SHOWN = 3;
const LONG = 150;
const HEAD = 20_000;

export interface Sample { readonly encoding: string; readonly text: string }

const letters = (line: string) => (line.match(/[^\x00-\x7f]/g) ?? []).length;

/** A line or two that tells most: the first with enough letters beyond Latin. */
function telling(text: string): string {
  const lines = text.split(/\r?\n|\r/).map((line) => line.trim()).filter(Boolean);
  const from = Math.max(0, lines.findIndex((line) => letters(line) >= 12));
  return lines.slice(from, from + 3).join(" ").slice(0, LONG);
}

/** Three samples, the server's guesses first. */
export function samples(bytes: ArrayBuffer, guesses: readonly string[]): readonly Sample[] {
  const names = [...new Set([...guesses, ...USUAL])].filter((name) => name in LABELS).slice(0, Math.max(SHOWN, guesses.length));
  return names.map((encoding) => ({ encoding, text: telling(new TextDecoder(LABELS[encoding]).decode(bytes.slice(0, HEAD))) }));
}
