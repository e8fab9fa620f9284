// The part of the page that comes after the first paint, fetched once, before a game needs it.
import type { ComponentType } from "preact";
import { signal } from "@preact/signals";

export type Rest = typeof import("./rest");

const rest = signal<Rest | null>(null);
let asked: Promise<Rest> | null = null;

const dressed = new Map<string, Promise<void>>();

/** A sheet named by the page; asked for again when it did not come. */
export function dress(name: string): Promise<void> {
  const href = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  const known = dressed.get(name) ?? new Promise<void>((done, fail) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: () => done(), onerror: () => { link.remove(); fail(new Error("no sheet")); } });
    if (href) document.head.append(link); else done();
  });
  dressed.set(name, known);
  known.catch(() => dressed.delete(name));
  return known;
}

/** Brings the second file and its sheet; when it fails to come, the next call asks again. */
export function bringRest(): Promise<Rest> {
  asked ??= Promise.all([import("./rest"), dress("later")]).then(([found]) => { rest.value = found; return found; });
  asked.catch(() => { asked = null; });
  return asked;
}

/** A component of the second file; nothing is drawn till it is here. */
export function later<P extends object>(pick: (rest: Rest) => ComponentType<P>): ComponentType<P> {
  return function Later(props: P) {
    const found = rest.value;
    if (!found) { void bringRest(); return null; }
    const Component = pick(found);
    return <Component {...props} />;
  };
}
