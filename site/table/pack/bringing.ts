// A file on its way to the desk: sent, read, asked about its encoding, or turned away with a reason. What was on the desk stays till it is read.
import { signal } from "@preact/signals";
import { blank } from "./draft";
import { asker, draft, putOnDesk, say, untitled } from "./state";
import { isMedium, place } from "./beside";
import { pack as words } from "../words/pack";
import * as door from "./door";
import { type Sample, samples } from "./encodings";

export type Bringing =
  | { readonly at: "rest" }
  | { readonly at: "sending"; readonly name: string; readonly part: number }
  | { readonly at: "reading"; readonly name: string }
  | { readonly at: "encoding"; readonly name: string; readonly samples: readonly Sample[] }
  | { readonly at: "failed"; readonly name: string; readonly code: string; readonly reason: string };

export const bringing = signal<Bringing>({ at: "rest" });
let file: File | null = null;
/** What came with it: its pictures, and files that only say that they were left. */
let beside: readonly File[] = [];
let key = "";
let stopper = new AbortController();

/** Files as they were dropped or chosen: the pack is read, pictures beside it go where they are missed; pictures alone go into the draft. */
export async function bringAll(given: readonly File[]): Promise<void> {
  const media = given.filter(isMedium);
  const first = given.find((each) => !isMedium(each));
  if (!first && draft.value) return place(media);
  const one = first ?? media[0];
  if (one) await bring(one, given.filter((each) => each !== one));
}

/** Sends a file and reads it; of two begun one after another only the newest arrives. */
export async function bring(given: File, others: readonly File[] = []): Promise<void> {
  stopper.abort();
  const mine = (stopper = new AbortController());
  [file, beside] = [given, others];
  bringing.value = { at: "sending", name: given.name, part: 0 };
  try {
    key = await door.uploaded(asker(), given, (part) => { if (!mine.signal.aborted) bringing.value = { at: "sending", name: given.name, part }; }, mine.signal);
    await readIn("", mine);
  } catch (error) { fail(door.turnedBy(error), mine); }
}

async function readIn(encoding: string, mine: AbortController): Promise<void> {
  if (!file) return;
  bringing.value = { at: "reading", name: file.name };
  const { name } = file;
  try {
    const got = await door.read(asker(), key, name, encoding);
    if (mine.signal.aborted) return;
    putOnDesk(got.draft, name, got.findings);
    bringing.value = { at: "rest" };
    await settleBeside(name);
  } catch (error) {
    const { code, guesses } = door.turnedBy(error);
    if (code !== "encoding_unknown") throw error;
    const bytes = await file.arrayBuffer();
    if (!mine.signal.aborted) bringing.value = { at: "encoding", name, samples: samples(bytes, guesses) };
  }
}

/** The pictures first: what is said of a second pack stays to be read. */
async function settleBeside(name: string): Promise<void> {
  const others = beside.filter((each) => !isMedium(each)).map((each) => `«${each.name}»`);
  await place(beside.filter(isMedium));
  if (others.length) say(words.onePack(name, others.join(", ")));
}

function fail({ code, reason }: door.Turned, mine: AbortController): void {
  if (mine.signal.aborted) return;
  bringing.value = { at: "failed", name: file?.name ?? "", code, reason };
}

export const chooseEncoding = (encoding: string): void => { const mine = stopper; void readIn(encoding, mine).catch((error: unknown) => fail(door.turnedBy(error), mine)); };
export const again = (): void => { if (file) void bring(file, beside); };
export function stop(): void {
  stopper.abort();
  bringing.value = { at: "rest" };
}
export const fromBlank = (): void => putOnDesk(blank(untitled), "", []);
