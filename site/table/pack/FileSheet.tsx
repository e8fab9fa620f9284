// The draft into a file of the host's own: a choice of formats, and before saving what the format cannot hold.
import { useState } from "preact/hooks";
import { Dialog } from "../play/dialog";
import { pack as words, packRefusals } from "../words/pack";
import { ui } from "../words/ui";
import { asker, draft } from "./state";
import { type FileFormat, type FileMade, turnedBy, written } from "./door";
import { outgoing } from "./draft";
import { saidPlace } from "./names";

const FORMATS = Object.keys(words.files) as FileFormat[];

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** Gives the file to the browser: from the answer, or from the address where a large one waits. */
function give({ name, type, body, url }: FileMade): void {
  const href = url || URL.createObjectURL(new Blob([bytesOf(body)], { type }));
  const link = Object.assign(document.createElement("a"), { href, download: name });
  link.click();
  if (!url) setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

type Step = { readonly at: "choice" } | { readonly at: "making" } | { readonly at: "loses"; readonly made: FileMade } | { readonly at: "done"; readonly lost: FileMade["lost"] } | { readonly at: "failed"; readonly why: string };

function Lost({ lost }: { lost: FileMade["lost"] }) {
  return <ul class="preview lost">{lost.map(({ place, text }, n) => <li key={n}><b>{saidPlace(place)}</b>: {text}</li>)}</ul>;
}

export function FileSheet({ onClose }: { onClose: () => void }) {
  const [format, choose] = useState<FileFormat>("zip");
  const [step, go] = useState<Step>({ at: "choice" });
  const finish = (made: FileMade) => { give(made); go({ at: "done", lost: made.lost }); };
  const make = async () => {
    const now = draft.value;
    if (!now) return;
    go({ at: "making" });
    try {
      const made = await written(asker(), outgoing(now), format);
      if (made.lost.length) go({ at: "loses", made }); else finish(made);
    } catch (error) { const { code, reason } = turnedBy(error); go({ at: "failed", why: reason || packRefusals[code] || packRefusals["broken"] || code }); }
  };
  const busy = step.at === "making";
  const done = step.at === "done";
  const acts = done ? <button type="button" class="btn btn--primary" onClick={onClose}>{ui.ok}</button>
    : step.at === "loses" ? <><button type="button" class="btn" onClick={() => go({ at: "choice" })}>{ui.back}</button><button type="button" class="btn btn--primary" onClick={() => finish(step.made)}>{words.saveAnyway}</button></>
    : <button type="button" class="btn btn--primary" aria-busy={busy || undefined} disabled={busy} onClick={() => void make()}>{words.saveAs}</button>;
  return (
    <Dialog title={step.at === "loses" ? words.losesTitle(words.files[format][0]) : words.fileTitle} onClose={onClose} acts={acts}>
      {step.at === "loses" ? <Lost lost={step.made.lost} /> : done ? <p role="status">{step.lost.length ? words.savedWith : words.losesNothing}</p> : (
        <>
          <p class="quiet">{words.fileSays}</p>
          <fieldset class="choice"><legend class="unseen">{words.fileTitle}</legend>
            {FORMATS.map((each) => <label key={each} class="choice__one choice__one--wide"><input type="radio" name="pack-file" checked={format === each} onChange={() => choose(each)} /><span><b>{words.files[each][0]}</b><small class="quiet">{words.files[each][1]}</small></span></label>)}
          </fieldset>
          {step.at === "failed" && <p class="wrong" role="alert">{step.why}</p>}
        </>
      )}
    </Dialog>
  );
}
