// The host's own pack, over the whole window: what was found on the left, the table as cards, the question in hand on the right, one action below.
// the second file is here already; with all of it named, the bundler does not cut the first one in two for our sake
import "../rest";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { KeepInAccount } from "../../club/attable/shelf";
import { Confirm } from "../parts/Dialog";
import { write } from "../store";
import { pack as words, packRefusals } from "../words/pack";
import { ui } from "../words/ui";
import { Board } from "./Board";
import { Bring, PackFile } from "./Bring";
import { isMedium } from "./beside";
import { bringAll, bringing, stop } from "./bringing";
import { canRedo, canUndo, chosen, choose, draft, edit, isUnlaid, keep, keptState, recall, redo, said, undo } from "./state";
import type { Draft } from "./draft";
import { withTitle } from "./edits";
import { Editor } from "./Editor";
import { FileSheet } from "./FileSheet";
import { Findings } from "./FindingList";
import { lay, laying } from "./laying";

export { isUnlaid };

const NARROW = "(max-width: 860px)";

function Tools({ onFile, onOther }: { onFile: () => void; onOther: (files: readonly File[]) => void }) {
  return (
    <div class="row desk__tools" role="group" aria-label={words.tools}>
      <button type="button" class="btn btn--icon" aria-label={words.undo} title={words.undo} disabled={!canUndo.value} onClick={undo}><Icon name="undo" /></button>
      <button type="button" class="btn btn--icon" aria-label={words.redo} title={words.redo} disabled={!canRedo.value} onClick={redo}><Icon name="redo" /></button>
      <button type="button" class="btn btn--small" onClick={onFile}><Icon name="scroll" />{words.toFile}</button>
      <KeepInAccount />
      <PackFile label={words.anotherFile} class="btn btn--small" take={onOther} />
    </div>
  );
}

/** What the line at the foot says: where the draft is, and what keeps it from the table. */
function Standing() {
  const at = laying.value;
  const kept = keptState.value;
  const why = at.at === "faulty" ? words.faulty(at.errors) : at.at === "failed" ? at.reason || packRefusals[at.code] || packRefusals["broken"] : "";
  return (
    <div class="desk__standing">
      {why ? <p class="wrong" role="alert">{why}</p> : said.value && <p class="desk__said">{said.value}</p>}
      <p class={kept === "not" ? "wrong" : "quiet"}>{kept === "not" ? words.notKept : kept === "keeping" ? words.keeping : words.keptHere}</p>
    </div>
  );
}

/** Where the list was, so that a way back from a question on a phone leads to the same card. */
function useListPlace(): { current: HTMLDivElement | null } {
  const ref = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  const open = chosen.value;
  const before = useRef(open);
  useLayoutEffect(() => {
    const body = ref.current;
    if (!body || !matchMedia(NARROW).matches) return;
    if (before.current === null && open !== null) place.current = body.scrollTop;
    body.scrollTop = open === null ? place.current : 0;
    before.current = open;
  }, [open]);
  return ref;
}

function Work({ onClose, onFile, onOther }: { onClose: () => void; onFile: () => void; onOther: (files: readonly File[]) => void }) {
  const now = draft.value as Draft;
  const busy = laying.value.at === "busy";
  const body = useListPlace();
  const put = async () => {
    const done = await lay();
    if (!done) return;
    write({ t: "notice", notice: { kind: "said", id: "pack", text: done.how === "laid" ? words.laid(done.title) : words.laidWaits, good: true } });
    onClose();
  };
  return (
    <>
      <header class="desk__top">
        <label class="desk__name"><span class="unseen">{words.packName}</span><input class="input" value={now.title} onInput={(event) => { const title = event.currentTarget.value; edit((all) => withTitle(all, title), "title"); }} /></label>
        <Tools onFile={onFile} onOther={onOther} />
      </header>
      <div class="desk__body" ref={body} data-open={chosen.value !== null || undefined}>
        <div class="desk__list">
          <aside class="desk__left"><Findings /></aside>
          <div class="desk__mid"><Board /></div>
        </div>
        <aside class="desk__right"><Editor /></aside>
      </div>
      <footer class="desk__foot">
        <Standing />
        <button type="button" class="btn btn--primary" aria-busy={busy || undefined} disabled={busy} onClick={() => void put()}>{busy ? words.laying : words.lay}</button>
      </footer>
    </>
  );
}

/** Files dropped anywhere on the desk. */
function useDrop(take: (files: readonly File[]) => void): { over: boolean; hears: object } {
  const [over, set] = useState(false);
  const has = (event: DragEvent) => Boolean(event.dataTransfer?.types.includes("Files"));
  return { over, hears: {
    onDragOver: (event: DragEvent) => { if (has(event)) { event.preventDefault(); set(true); } },
    onDragLeave: (event: DragEvent) => { if (!(event.currentTarget as Node).contains(event.relatedTarget as Node | null)) set(false); },
    onDrop: (event: DragEvent) => { if (!has(event)) return; event.preventDefault(); set(false); const files = [...(event.dataTransfer?.files ?? [])]; if (files.length) take(files); },
  } };
}

const typing = (at: EventTarget | null) => (at as HTMLElement | null)?.matches("input:not([type=radio], [type=file]), textarea") ?? false;

/** Leaving the page asks first when the browser could not keep the draft. */
function useGuard(): void {
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => { if (draft.value && keptState.value === "not" && isUnlaid.value) event.preventDefault(); };
    const hide = () => { if (draft.value && keptState.value === "keeping") void keep(); };
    addEventListener("beforeunload", hold);
    document.addEventListener("visibilitychange", hide);
    addEventListener("pagehide", hide);
    return () => { removeEventListener("beforeunload", hold); document.removeEventListener("visibilitychange", hide); removeEventListener("pagehide", hide); hide(); };
  }, []);
}

/** `first` were dropped on the way here. */
export function Desk({ onClose, first }: { onClose: () => void; first: readonly File[] }) {
  const ref = useRef<HTMLDialogElement>(null);
  const [other, ask] = useState<readonly File[] | null>(null);
  const [file, open] = useState(false);
  useEffect(() => { ref.current?.showModal(); void recall().then(() => { if (first.length) take(first); }); return () => { if (bringing.value.at === "failed") stop(); }; }, []);
  useGuard();
  const replaces = (given: readonly File[]) => draft.value && bringing.value.at === "rest" && !given.every(isMedium);
  const take = (given: readonly File[]) => { if (replaces(given) && (canUndo.value || given === first)) ask(given); else void bringAll(given); };
  const { over, hears } = useDrop(take);
  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.code !== "KeyZ" || typing(event.target)) return;
    event.preventDefault();
    if (event.shiftKey) redo(); else undo();
  };
  const back = (event: Event) => { if (event.target !== ref.current) return; event.preventDefault(); if (chosen.value !== null && matchMedia(NARROW).matches) choose(null); else onClose(); };
  const works = draft.value !== null && bringing.value.at === "rest";
  return (
    <dialog ref={ref} class="desk lamplit" aria-label={words.title} data-over={over || undefined} data-works={works || undefined} onCancel={back} onClose={(event) => { if (event.target === ref.current) onClose(); }} onKeyDown={keys} {...hears}>
      <div class="desk__page">
      <h2 class="desk__title">{words.title}</h2>
      {works ? <Work onClose={onClose} onFile={() => open(true)} onOther={take} /> : <div class="bring"><Bring /></div>}
      <button type="button" class="btn btn--bare btn--icon desk__close" aria-label={ui.close} title={words.closeKept} onClick={onClose}><Icon name="cross" /></button>
      </div>
      {over && <p class="desk__drop" aria-hidden="true">{words.drop}</p>}
      <p class="unseen" role="status" aria-live="polite">{said.value}</p>
      <Confirm title={words.anotherSure} open={other !== null} verb={words.anotherYes} onNo={() => ask(null)} onYes={() => { if (other) void bringAll(other); ask(null); }}><p>{words.anotherSays}</p></Confirm>
      {file && <FileSheet onClose={() => open(false)} />}
    </dialog>
  );
}
