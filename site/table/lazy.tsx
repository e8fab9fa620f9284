// Files of the page that come after the first paint: each is fetched once, with the sheet that dresses it.
import type { ComponentType } from "preact";
import { signal } from "@preact/signals";

const dressed = new Map<string, Promise<void>>();

/** A sheet named by the page; asked for again when it did not come. */
function dress(name: string): Promise<void> {
  const href = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  const known = dressed.get(name) ?? new Promise<void>((done, fail) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: () => done(), onerror: () => { link.remove(); fail(new Error("no sheet")); } });
    if (href) document.head.append(link); else done();
  });
  dressed.set(name, known);
  known.catch(() => dressed.delete(name));
  return known;
}

/** A file yet to come, dressed by `sheet`. Whoever opens the page says once how to fetch it, so nothing here leans on what it holds. */
export function comesLater<File>(sheet: string) {
  const here = signal<File | null>(null);
  let fetched: (() => Promise<File>) | null = null;
  let asked: Promise<File> | null = null;
  const fetchedBy = (how: () => Promise<File>): void => { fetched = how; };
  /** Brings it; when it fails to come, the next call asks again. */
  const bring = (): Promise<File> => {
    asked ??= Promise.all([fetched?.() ?? Promise.reject(new Error("nobody said how to fetch it")), dress(sheet)]).then(([file]) => here.value = file);
    asked.catch(() => { asked = null; });
    return asked;
  };
  /** A component of it; nothing is drawn till it is here. */
  const later = <Props extends object>(pick: (file: File) => ComponentType<Props>): ComponentType<Props> => function Later(props: Props) {
    if (!here.value) { void bring(); return null; }
    const Component = pick(here.value);
    return <Component {...props} />;
  };
  return { here, fetchedBy, bring, later };
}
