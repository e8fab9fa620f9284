// A hall team's answer on its way: a draft kept here, handed in by itself when the writing stops and once more before the gong.
import { signal } from "@preact/signals";
import { tidy } from "../names";

/** The team's sheet on the newest question, as the view shows it. closes_ms null: the clock stands. */
export interface Sheet { readonly question: number; readonly closes_ms: number | null; readonly void: boolean; readonly text: string; readonly at_ms: number; readonly verdict: "" | "right" | "wrong" }
/** sent: the server's time as this page knows it; of two deliveries the later written one counts. */
export interface SheetFrame { readonly do: "sheet"; readonly id: string; readonly question: number; readonly text: string; readonly sent: number }

/** Everything outside: given where the page is put together, and by tests. */
export interface Ports {
  nowMs(): number;
  after(ms: number, act: () => void): () => void;
  send(frame: SheetFrame): void;
  newId(): string;
  keep(question: number, text: string): void;
  kept(question: number): string;
}

export type Standing = "blank" | "writing" | "sending" | "handed" | "late" | "refused";
export interface Shown { readonly question: number; readonly text: string; readonly handed: string; readonly atMs: number; readonly standing: Standing; readonly lateS: number; readonly code: string }

export const QUIET_MS = 1500;
export const BEFORE_GONG_MS = 700;
/** A frame whose answer has not come is sent anew: the line may have been cut under it. */
export const AGAIN_MS = 4000;

const NOTHING: Shown = { question: 0, text: "", handed: "", atMs: 0, standing: "blank", lateS: 0, code: "" };

export function createPaper(ports: Ports) {
  const shown = signal<Shown>(NOTHING);
  let flying: { id: string; text: string } | null = null;
  let stopQuiet = () => {};
  let stopGong = () => {};
  let stopAgain = () => {};
  let gongAt: number | null = null;
  let lastSent = 0;
  const set = (change: Partial<Shown>) => { shown.value = { ...shown.value, ...change }; };

  const send = (text: string) => {
    flying = { id: ports.newId(), text };
    set({ standing: "sending" });
    ports.send({ do: "sheet", id: flying.id, question: shown.value.question, text, sent: (lastSent = Math.max(lastSent + 1, ports.nowMs())) });
    stopAgain();
    stopAgain = ports.after(AGAIN_MS, () => { if (flying?.text === text) send(text); });
  };

  /** Hands in what stands written, unless it is handed in already or nothing is written. */
  const handIn = () => {
    stopQuiet();
    const text = tidy(shown.value.text);
    if (!text || !shown.value.question || text === shown.value.handed || flying?.text === text) return;
    send(text);
  };

  const planGong = (closesMs: number | null) => {
    if (closesMs === gongAt) return;
    gongAt = closesMs;
    stopGong();
    const left = closesMs === null ? 0 : closesMs - BEFORE_GONG_MS - ports.nowMs();
    if (left > 0) stopGong = ports.after(left, handIn);
  };

  return {
    shown,
    handIn,
    show(sheet: Sheet): void {
      if (sheet.question !== shown.value.question) {
        for (const stop of [stopQuiet, stopAgain]) stop();
        flying = null;
        const text = ports.kept(sheet.question) || sheet.text;
        shown.value = { ...NOTHING, question: sheet.question, text, handed: sheet.text, atMs: sheet.at_ms, standing: sheet.text ? "handed" : text ? "writing" : "blank" };
        if (tidy(text) && tidy(text) !== sheet.text) stopQuiet = ports.after(QUIET_MS, handIn);
      } else if (sheet.at_ms > shown.value.atMs) set({ handed: sheet.text, atMs: sheet.at_ms, ...(tidy(shown.value.text) === sheet.text ? { standing: "handed" as const } : {}) });
      planGong(sheet.closes_ms);
    },
    write(text: string): void {
      ports.keep(shown.value.question, text);
      set({ text, standing: tidy(text) === shown.value.handed && text ? "handed" : text ? "writing" : "blank" });
      stopQuiet();
      stopQuiet = ports.after(QUIET_MS, handIn);
    },
    heard(id: string, atMs: number): void {
      if (flying?.id !== id) return;
      stopAgain();
      const { text } = flying;
      flying = null;
      set({ handed: text, atMs, standing: tidy(shown.value.text) === text ? "handed" : "writing", lateS: 0, code: "" });
    },
    refused(id: string, code: string, lateS: number): void {
      if (flying?.id !== id) return;
      stopAgain();
      flying = null;
      set({ standing: code === "sheet_late" ? "late" : "refused", lateS, code });
    },
  };
}

export type Paper = ReturnType<typeof createPaper>;
