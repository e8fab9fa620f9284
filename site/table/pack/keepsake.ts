// Drafts kept in this browser, so that a reload loses nothing: IndexedDB, and memory alone where there is none.
import type { Draft } from "./draft";
import type { Finding } from "./findings";

export interface Keepsake {
  readonly table: string; readonly draft: Draft; readonly file: string; readonly fileFindings: readonly Finding[]; readonly sifted: boolean; readonly atMs: number;
  /** What was laid on the table last, and from which words. */
  readonly laid?: { readonly digest: string; readonly draft: string } | undefined;
  /** The pack of the account that this draft was kept as. */
  readonly kept?: string;
}
export interface Shelf { put(kept: Keepsake): Promise<boolean>; all(): Promise<readonly Keepsake[]>; drop(table: string): Promise<void> }

const [BASE, STORE] = ["pkz-packs", "drafts"];
const MOST = 6;

const asked = <T>(request: IDBRequest<T>): Promise<T> => new Promise((done, fail) => { request.onsuccess = () => done(request.result); request.onerror = () => fail(request.error ?? new Error("no storage")); });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(BASE, 1);
  request.onupgradeneeded = () => { request.result.createObjectStore(STORE, { keyPath: "table" }); };
  return asked(request);
}

/** Newest first; the oldest beyond a few are given up. */
export function shelf(base: () => Promise<IDBDatabase> = open): Shelf {
  const memory = new Map<string, Keepsake>();
  let opened: Promise<IDBDatabase> | undefined;
  const store = async (mode: IDBTransactionMode) => (await (opened ??= base())).transaction(STORE, mode).objectStore(STORE);
  const newest = (all: Iterable<Keepsake>) => [...all].sort((a, b) => b.atMs - a.atMs);
  const all = async () => {
    try { return newest(await asked<Keepsake[]>((await store("readonly")).getAll())); } catch { return newest(memory.values()); }
  };
  const drop = async (table: string) => { memory.delete(table); try { await asked((await store("readwrite")).delete(table)); } catch { /* it was in memory alone */ } };
  const put = async (kept: Keepsake) => {
    memory.set(kept.table, kept);
    try {
      await asked((await store("readwrite")).put(kept));
      for (const old of (await all()).slice(MOST)) await drop(old.table);
      return true;
    } catch { return false; }
  };
  return { put, all, drop };
}
