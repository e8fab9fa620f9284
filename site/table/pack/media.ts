// Pictures, sounds and films of the draft: brought one by one, and shown to the host from memory, never from a public address.
import { signal } from "@preact/signals";
import { asker } from "./state";
import * as door from "./door";

const shown = signal<Readonly<Record<string, string | null>>>({});
const asked = new Set<string>();

/** An address of this medium within the page: undefined while it comes, null when it is not to be had. */
export function srcOf(hash: string): string | null | undefined {
  if (!(hash in shown.value) && !asked.has(hash)) {
    asked.add(hash);
    door.medium(asker(), hash).then((blob) => put(hash, URL.createObjectURL(blob)), () => put(hash, null));
  }
  return shown.value[hash];
}
const put = (hash: string, src: string | null) => { shown.value = { ...shown.value, [hash]: src }; };

/** Brings one file; its hash, and what it turned out to be. */
export async function brought(file: File, onPart: (part: number) => void): Promise<{ readonly hash: string; readonly kind: "image" | "audio" | "video" }> {
  const key = await door.uploaded(asker(), file, onPart, new AbortController().signal);
  const { hash, kind } = await door.keepMedium(asker(), key, file.name);
  asked.add(hash);
  put(hash, URL.createObjectURL(file));
  return { hash, kind: kind === "text" ? "image" : kind };
}
