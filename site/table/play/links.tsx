// The host's links: a screen for viewers, and the recovery link that hands the console over. Shown as QR and to copy.
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import * as api from "../api";
import { keepToken } from "../keep";
import { type Piece, secretLink } from "../page";
import { QRCode } from "../parts/Code";
import { session, write } from "../store";
import { host as hostWords } from "../words/host";
import { shelf as words } from "../words/shelf";
import { ui } from "../words/ui";
import { copyText } from "./copy";
import { Dialog } from "./dialog";

const PIECES: readonly (readonly [Piece, string])[] = [["", "Всё вместе"], ["table", "Стол"], ["clock", "Часы"], ["score", "Счёт"], ["envelope", "Конверт"]];

async function made(kind: "stage" | "recover"): Promise<{ table: string; token: string } | null> {
  const now = session.value;
  const mine = now?.tokens[0];
  if (!now || !mine) return null;
  try {
    if (kind === "stage") return { table: now.table, token: (await api.stageToken(now.table, mine.token)).stage };
    const { recovery } = await api.handover(now.table, mine.token);
    keepToken({ ...mine, role: "recovery", token: recovery });
    return { table: now.table, token: recovery };
  } catch (error) {
    const trouble = error instanceof api.Trouble ? error : new api.Trouble("broken");
    write({ t: "notice", notice: { kind: "refused", id: "link", code: trouble.code, clause: trouble.clause, what: "" } });
    return null;
  }
}

export function LinkDialog({ kind, link, onClose }: { kind: "stage" | "recover"; link: { table: string; token: string }; onClose: () => void }) {
  const [piece, set] = useState<Piece>("");
  const text = secretLink(kind, link.table, link.token, kind === "stage" ? piece : "");
  return (
    <Dialog title={kind === "stage" ? words.stage : words.recovery} onClose={onClose} acts={<button type="button" class="btn btn--primary" onClick={() => void copyText(text)}><Icon name="copy" />{ui.copy}</button>}>
      <p class="quiet">{kind === "stage" ? words.stageSays : words.recoverySays}</p>
      {kind === "stage" && <div class="row" role="group">{PIECES.map(([id, name]) => <button key={id} type="button" class={piece === id ? "chip chip--lit" : "chip"} aria-pressed={piece === id} onClick={() => set(id)}>{name}</button>)}</div>}
      <QRCode link={text} />
      <input class="input" readOnly value={text} aria-label={hostWords.linkReady} onFocus={(event) => event.currentTarget.select()} />
    </Dialog>
  );
}

/** Two buttons that make a link and show it. */
export function HostLinks({ small }: { small?: boolean }) {
  const [shown, show] = useState<{ kind: "stage" | "recover"; table: string; token: string } | null>(null);
  const make = async (kind: "stage" | "recover") => { const link = await made(kind); if (link) show({ kind, ...link }); };
  return (
    <section class={small ? "row" : "card stack stack--tight"} aria-label={words.links}>
      <button type="button" class="btn btn--small" onClick={() => void make("stage")}><Icon name="screen" />{words.stage}</button>
      <button type="button" class="btn btn--small" onClick={() => void make("recover")}><Icon name="key" />{words.recovery}</button>
      {shown && <LinkDialog kind={shown.kind} link={shown} onClose={() => show(null)} />}
    </section>
  );
}
