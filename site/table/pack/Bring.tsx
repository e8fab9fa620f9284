// Before there is a draft: where a file is dropped or chosen, how much of it has come, its encoding when nobody knows, why it was turned away.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { TakeFromAccount } from "../../club/attable/shelf";
import { Hippo } from "../../art/hippo";
import { encodingWords, pack as words, packRefusals } from "../words/pack";
import { hostView } from "../store";
import { ui } from "../words/ui";
import { type Bringing, again, bringAll, bringing, chooseEncoding, fromBlank, stop } from "./bringing";
import { questionsOf } from "./draft";
import { draft, goOn, recall } from "./state";
import type { Keepsake } from "./keepsake";

export const ACCEPTS = ".4s,.txt,.xml,.siq,.docx,.csv,.tsv,.json,.yaml,.yml,.zip,image/*,audio/*,video/*";

/** A button that looks like the one action of the screen and opens the choice of a file, with the pictures that lie beside it. */
export function PackFile({ label, class: look, take = bringAll }: { label: string; class: string; take?: (files: readonly File[]) => unknown }) {
  return (
    <span class={`${look} filebtn`}>{label}
      <input type="file" multiple accept={ACCEPTS} aria-label={label} onChange={(event) => { const files = [...(event.currentTarget.files ?? [])]; event.currentTarget.value = ""; if (files.length) take(files); }} />
    </span>
  );
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const when = (ms: number) => new Date(ms).toLocaleString("ru", { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });

function KeptDrafts() {
  const [all, set] = useState<readonly Keepsake[]>([]);
  useEffect(() => { void recall().then((kept) => set(kept.filter((each) => questionsOf(each.draft).length))); }, []);
  return <>{all.slice(0, 3).map((kept) => <button type="button" key={kept.table} class="btn kept" onClick={() => goOn(kept)}><Icon name="undo" /><span>{words.goOn} <small class="quiet">{words.goOnSays(kept.draft.title, questionsOf(kept.draft).length, when(kept.atMs))}</small></span></button>)}</>;
}

function Rest() {
  return (
    <section class="bring__zone">
      <Hippo mood="calm" />
      <h3>{words.bringTitle}</h3>
      <p>{words.bringSays}</p>
      <PackFile label={words.choose} class="btn btn--primary" />
      <p class="quiet bring__formats">{words.formats}</p>
      {(hostView.value?.brought ?? []).length > 0 && <p>{words.otherDevice}</p>}
      <TakeFromAccount />
      <div class="bring__else"><KeptDrafts /><button type="button" class="btn" onClick={fromBlank}>{words.blank}</button></div>
      <p class="quiet bring__seen"><Icon name="hide" />{words.seen}</p>
    </section>
  );
}

function Way({ at }: { at: Extract<Bringing, { at: "sending" | "reading" }> }) {
  const part = at.at === "sending" ? at.part : 1;
  return (
    <section class="bring__zone">
      <Hippo mood="calm" />
      <h3>{words.sending(at.name)}</h3>
      <progress class="bring__bar" max={1} value={at.at === "sending" ? part : undefined} aria-label={words.sending(at.name)} />
      <p role="status">{at.at === "sending" ? words.percent(part) : words.reading}</p>
      <button type="button" class="btn" onClick={stop}>{words.stop}</button>
    </section>
  );
}

function Encoding({ at }: { at: Extract<Bringing, { at: "encoding" }> }) {
  return (
    <section class="bring__zone bring__zone--wide" aria-label={words.encodingTitle}>
      <h3>{words.encodingTitle}</h3>
      <p>{words.encodingSays}</p>
      <ul class="bring__samples">{at.samples.map(({ encoding, text }) => <li key={encoding}><button type="button" class="sample" onClick={() => chooseEncoding(encoding)}><small>{encodingWords[encoding] ?? encoding}</small><span>{text}</span></button></li>)}</ul>
      <button type="button" class="btn" onClick={stop}>{draft.value ? words.toDraft : ui.back}</button>
    </section>
  );
}

function Failed({ at }: { at: Extract<Bringing, { at: "failed" }> }) {
  const why = capital(at.reason) || packRefusals[at.code] || packRefusals["refused"];
  return (
    <section class="bring__zone" aria-label={words.failed}>
      <Hippo mood="puzzled" />
      <h3>{words.failed}</h3>
      <p class="caps">{at.name}</p>
      <p role="alert" class="bring__why">{why}</p>
      <p class="quiet">{words.nothingLost}</p>
      <div class="row"><PackFile label={words.anotherFile} class="btn btn--primary" /><button type="button" class="btn" onClick={again}>{words.again}</button><button type="button" class="btn btn--bare" onClick={stop}>{draft.value ? words.toDraft : ui.back}</button></div>
    </section>
  );
}

export function Bring() {
  const at = bringing.value;
  switch (at.at) {
    case "rest": return <Rest />;
    case "sending": case "reading": return <Way at={at} />;
    case "encoding": return <Encoding at={at} />;
    case "failed": return <Failed at={at} />;
  }
}
