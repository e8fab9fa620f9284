// The recovery code, shown once: nobody goes on before saying that it is written down.
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { club as words } from "./words";

export function RecoveryCode({ code, onSaved }: { code: string; onSaved: () => void }) {
  const [saved, tick] = useState(false);
  const [copied, note] = useState(false);
  const copy = async () => { try { await navigator.clipboard.writeText(code); note(true); } catch { note(false); } };
  return (
    <section class="card card--ask stack code-once" aria-label={words.code}>
      <h2>{words.codeTitle}</h2>
      <p>{words.codeSays}</p>
      <p class="paper code-once__code digits" tabIndex={0}>{code.split("-").map((group, n) => <span key={n}>{group}{n < 4 ? "-" : ""}</span>)}</p>
      {window.isSecureContext && <button type="button" class="btn btn--small" onClick={() => void copy()}><Icon name="copy" />{copied ? words.codeCopied : words.codeCopy}</button>}
      <label class="check"><input type="checkbox" checked={saved} onChange={(event) => tick(event.currentTarget.checked)} /><span>{words.saved}</span></label>
      <div class="acts"><button type="button" class="btn btn--primary" disabled={!saved} onClick={onSaved}>{words.savedGo}</button></div>
    </section>
  );
}
