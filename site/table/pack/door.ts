// The HTTP door of packs: uploading, reading, checking, media, saving. Shapes are the wire's; refusals carry codes, never words.
import type { Draft } from "./draft";
import type { DraftChecked, FileWritten, Finding, MediumKept, PackRead, PackSaved, PackTrouble, SlotGiven, WriteFile } from "../wire";

/** Who asks: the table and the host's token, as they stand now. */
export interface Asker { readonly table: string; readonly host: string }
export type FileFormat = WriteFile["format"];
export type Checked = DraftChecked;
export type FileMade = FileWritten;
/** A draft read from a file has whatever the file had. */
export type Read = Omit<PackRead, "draft"> & { readonly draft: Draft };

/** What the door refused: a code, what a person may be told, encodings to choose from, findings. */
export class Turned extends Error {
  constructor(readonly code: string, readonly reason = "", readonly guesses: readonly string[] = [], readonly findings: readonly Finding[] = []) { super(code); }
}

async function ask<T>(who: Asker, path: string, body: object): Promise<T> {
  const init: RequestInit = { method: "POST", cache: "no-store", headers: { "content-type": "application/json" }, body: JSON.stringify({ ...who, ...body }) };
  const answer = await fetch(`/api/packs/${path}`, init).catch(() => { throw new Turned("offline"); });
  const said = (await answer.json().catch(() => ({}))) as Partial<PackTrouble>;
  if (answer.ok) return said as T;
  throw new Turned(said.code ?? (answer.status === 413 ? "too_big" : answer.status >= 500 ? "broken" : "refused"), said.reason, said.guesses, said.findings);
}

/** Sends a file; `onPart` hears how much of it has gone, from 0 to 1. */
function sent(slot: SlotGiven, file: File, onPart: (part: number) => void, stop: AbortSignal): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(slot.fields)) form.append(name, value);
  form.append("file", file);
  const request = new XMLHttpRequest();
  return new Promise((done, fail) => {
    request.upload.onprogress = (event) => { if (event.lengthComputable) onPart(event.loaded / event.total); };
    request.onload = () => (request.status < 300 ? done() : fail(new Turned(/EntityTooLarge/.test(request.responseText) ? "too_big" : request.status >= 500 ? "broken" : "refused")));
    request.onerror = () => fail(new Turned("offline"));
    request.onabort = () => fail(new Turned("stopped"));
    stop.addEventListener("abort", () => request.abort());
    request.open("POST", slot.url);
    request.send(form);
  });
}

/** Puts a file into the door; its key goes into the next call. */
export async function uploaded(who: Asker, file: File, onPart: (part: number) => void, stop: AbortSignal): Promise<string> {
  const slot = await ask<SlotGiven>(who, "slot", { name: file.name, size: file.size });
  if (stop.aborted) throw new Turned("stopped");
  await sent(slot, file, onPart, stop);
  return slot.key;
}

export const read = (who: Asker, key: string, name: string, encoding = ""): Promise<Read> => ask(who, "read", { key, name, ...(encoding ? { encoding } : {}) });
export const check = (who: Asker, draft: Draft): Promise<Checked> => ask(who, "check", { draft });
export const keepMedium = (who: Asker, key: string, name: string): Promise<MediumKept> => ask(who, "media", { key, name });
export const save = (who: Asker, draft: Draft): Promise<PackSaved> => ask(who, "save", { draft });
export const written = (who: Asker, draft: Draft, format: FileFormat): Promise<FileMade> => ask(who, "file", { draft, format });

/** Of a long film one answer holds a piece, and its header says of how much. */
const wholeOf = (answer: Response): number => Number(/\/(\d+)$/.exec(answer.headers.get("content-range") ?? "")?.[1] ?? 0);

/** The bytes of a medium of the draft, for the host alone. */
export async function medium(who: Asker, hash: string): Promise<Blob> {
  const pieces: Blob[] = [];
  for (let have = 0, whole = 1; have < whole; ) {
    const headers = { "x-token": who.host, "x-table": who.table, ...(have ? { range: `bytes=${have}-` } : {}) };
    const answer = await fetch(`/api/packs/picture/${encodeURIComponent(hash)}`, { headers }).catch(() => { throw new Turned("offline"); });
    if (!answer.ok) throw new Turned("no_such_file");
    const piece = await answer.blob();
    pieces.push(piece);
    have += piece.size;
    whole = piece.size ? wholeOf(answer) : 0;
  }
  return new Blob(pieces, { type: pieces[0]?.type ?? "" });
}

/** Whatever went wrong, as a refusal with a code; words of the page itself come as its reason. */
export const turnedBy = (error: unknown): Turned => (error instanceof Turned ? error : new Turned("broken", error instanceof Error && /[а-я]/i.test(error.message) ? error.message : ""));
