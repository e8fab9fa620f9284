// Undo and redo with a preview: what exactly will change is read before it is done.
import { Icon } from "../../art/icons";
import { Dialog } from "../play/dialog";
import { offered } from "../play/deed";
import { nameOf } from "../play/people";
import { press, waiting } from "../play/press";
import { hostView } from "../store";
import { host as words } from "../words/host";
import { ui } from "../words/ui";
import { type Change, changeOf } from "./change";
import { deedDone, previewLines } from "../words/undo";

export type Way = "undo" | "redo";

const changeBy = (way: Way): Change | null => {
  const row = hostView.value?.[way];
  return row ? changeOf(row) : null;
};
export const canGo = (way: Way): boolean => Boolean(hostView.value?.[way]) && offered(way) !== null;

export function UndoButton({ way, open }: { way: Way; open: (way: Way) => void }) {
  const change = changeBy(way);
  if (!change || !canGo(way)) return null;
  const text = way === "undo" ? words.undoVerb(deedDone(change.did)) : words.redoVerb(deedDone(change.did));
  return <button type="button" class="btn undo" data-deed={way} aria-busy={waiting(way)} onClick={() => open(way)}><Icon name={way} /><span class="undo__text" title={text}>{way === "undo" ? text : <>{words.redoNow}<span class="unseen">: {deedDone(change.did)}</span></>}</span><kbd>{way === "undo" ? "Z" : "Y"}</kbd></button>;
}

export function UndoDialog({ way, onClose }: { way: Way; onClose: () => void }) {
  const change = changeBy(way);
  const found = offered(way);
  if (!change) return null;
  const go = () => { if (found) press(found.command, found.seat); onClose(); };
  return (
    <Dialog title={way === "undo" ? words.undoVerb(deedDone(change.did)) : words.redoVerb(deedDone(change.did))} onClose={onClose}
      acts={<><button type="button" class="btn" onClick={onClose}>{ui.cancel}</button><button type="button" class="btn btn--primary" autoFocus disabled={!found} onClick={go}>{way === "undo" ? words.undoNow : words.redoNow}</button></>}>
      <p class="caps">{words.undoPreview}</p>
      <ul class="preview">{previewLines(change, way === "undo", nameOf).map((line) => <li key={line}>{line}</li>)}</ul>
    </Dialog>
  );
}
