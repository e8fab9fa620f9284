// The one sheet of this window, wired to the line, the clock and what this browser keeps.
import { effect } from "@preact/signals";
import { commandId } from "../ids";
import { like, liking } from "../keep";
import { serverNow } from "../play/time";
import { hallView, line, replies, seen, session } from "../store";
import { tellHall } from "../wiring";
import { Paper, type Sheet } from "./paper";

const shelf = (question: number) => `sheet:${session.value?.table ?? ""}:${hallView.value?.team ?? ""}:${question}`;
export const draftOf = (question: number): string => liking(shelf(question)) ?? "";

export const paper = new Paper({
  nowMs: serverNow,
  after: (ms, act) => { const timer = setTimeout(act, ms); return () => clearTimeout(timer); },
  send: tellHall,
  newId: commandId,
  keep: (question, text) => like(shelf(question), text),
  kept: draftOf,
});

/** What the wire leaves out is usual. */
export const wholeSheet = (given: Partial<Sheet> & { question: number; closes_ms: number | null }): Sheet => ({ void: false, text: "", at_ms: 0, verdict: "", ...given });

effect(() => {
  const view = seen.value?.view;
  const sheet = view && "sheet" in view ? view.sheet : null;
  if (sheet) paper.show(wholeSheet(sheet));
});
effect(() => {
  const said = replies.value;
  if (said?.t === "sheet") paper.heard(said.id, said.at);
  if (said?.t === "refused") paper.refused(said.id, said.code, said.late_s ?? 0);
});
effect(() => { if (line.value === "live") paper.handIn(); });
