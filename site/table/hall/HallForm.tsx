// A team of the hall at the door: its name, by the code of the table.
import { useState } from "preact/hooks";
import * as api from "../api";
import { like, liking } from "../keep";
import { nameFits, tidy } from "../names";
import { Dialog } from "../play/dialog";
import { Reason } from "../play/whynot";
import { sitDown } from "../wiring";
import { door } from "../words/door";
import { hall as words } from "../words/hall";

function Form({ code, onDone }: { code: string; onDone: () => void }) {
  const [name, set] = useState(liking("team") ?? "");
  const [busy, work] = useState(false);
  const [wrong, fail] = useState<{ code: string; clause: string } | null>(null);
  const fits = nameFits(name);
  const go = async (event: Event) => {
    event.preventDefault();
    if (busy || !fits) return;
    work(true); fail(null);
    try {
      const joined = await api.joinHall(code, tidy(name));
      like("team", tidy(name));
      onDone();
      sitDown({ table: joined.table, role: "hall", seat: "", token: joined.token, name: tidy(name), code, atMs: Date.now() });
    } catch (error) { fail(error instanceof api.Trouble ? error : { code: "broken", clause: "" }); }
    work(false);
  };
  return (
    <form class="sheet" onSubmit={(event) => void go(event)}>
      <p class="quiet">{words.joinSays}</p>
      <label class="field"><span>{words.name}</span><input class="input" value={name} autocomplete="off" autoFocus onInput={(event) => set(event.currentTarget.value)} /><small>{door.nameHelp}</small></label>
      {wrong && <p class="wrong" role="alert"><Reason code={wrong.code} clause={wrong.clause} /></p>}
      <div class="dialog__acts"><button type="submit" class="btn btn--primary" aria-busy={busy} disabled={!fits}>{words.enter}</button></div>
    </form>
  );
}

/** A quiet third way in beside the two usual ones. */
export function HallForm({ code, onDone }: { code: string; onDone: () => void }) {
  const [open, show] = useState(false);
  return <><button type="button" class="btn btn--bare btn--small" onClick={() => show(true)}>{words.join}</button>{open && <Dialog title={words.joinTitle} onClose={() => show(false)}><Form code={code} onDone={onDone} /></Dialog>}</>;
}
