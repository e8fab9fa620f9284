// Copying a link: by the clipboard where the page may, by selecting it where it may not (plain http).
import { write } from "../store";
import { ui } from "../words/ui";

const said = (text: string, good: boolean) => write({ t: "notice", notice: { kind: "said", id: "copy", text, good } });

export async function copyText(text: string): Promise<void> {
  try {
    if (!navigator.clipboard) throw new Error("no clipboard here");
    await navigator.clipboard.writeText(text);
    return said(ui.copied, true);
  } catch { /* the old way below */ }
  const area = Object.assign(document.createElement("textarea"), { value: text, readOnly: true, className: "unseen" });
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  said(done ? ui.copied : `${ui.copyByHand}: ${text}`, done);
}
