// From the desk to the table: the draft is saved for this table, and as soon as the table offers it, it lies there.
import { effect, signal } from "@preact/signals";
import { press } from "../play/press";
import { live } from "../play/deed";
import { hostView } from "../store";
import { outgoing } from "./draft";
import { asker, draft, hasLaid, hearFindings } from "./state";
import * as door from "./door";
import { errorsOf } from "./findings";

export type Laying = { readonly at: "rest" } | { readonly at: "busy" } | { readonly at: "faulty"; readonly errors: number } | { readonly at: "failed"; readonly code: string; readonly reason: string };
export const laying = signal<Laying>({ at: "rest" });

/** A refusal is about the words that were refused. */
effect(() => { void draft.value; const { at } = laying.peek(); if (at === "faulty" || at === "failed") laying.value = { at: "rest" }; });

const PATIENCE_MS = 12_000;

/** Whether the table came to offer this pack. */
function offeredSoon(digest: string): Promise<boolean> {
  return new Promise((done) => {
    const timer = setTimeout(() => finish(false), PATIENCE_MS);
    let over = false;
    let drop = () => {};
    const finish = (ok: boolean) => { over = true; clearTimeout(timer); drop(); done(ok); };
    drop = effect(() => { if (!over && (lies(digest) || offers(digest))) queueMicrotask(() => finish(true)); });
  });
}
/** The same words laid again are there already. */
const lies = (digest: string): boolean => hostView.value?.pack?.digest === digest;
const offers = (digest: string): boolean => live("choose_pack").some((chance) => chance.form !== null || chance.options.some((each) => "digest" in each && each.digest === digest));

/** "laid": it lies there; "kept": it is in the list and waits for a press; null: it was refused, and laying says why. */
export async function lay(): Promise<{ readonly how: "laid" | "kept"; readonly title: string } | null> {
  const now = draft.value;
  if (!now || laying.value.at === "busy") return null;
  laying.value = { at: "busy" };
  try {
    const saved = await door.save(asker(), outgoing(now));
    const ok = await offeredSoon(saved.digest);
    if (ok && !lies(saved.digest)) press({ t: "choose_pack", digest: saved.digest });
    hasLaid(saved.digest, now);
    laying.value = { at: "rest" };
    return { how: ok ? "laid" : "kept", title: saved.title };
  } catch (error) {
    const { code, reason, findings } = error instanceof door.Turned ? error : new door.Turned("broken");
    if (findings.length) hearFindings(now, findings);
    laying.value = findings.length ? { at: "faulty", errors: errorsOf(findings) } : { at: "failed", code, reason };
    return null;
  }
}
