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

const nothing = () => {};

export class Paper {
  readonly shown = signal<Shown>(NOTHING);
  /** What is on its way and not answered yet. */
  private flying: { id: string; text: string } | null = null;
  private stopQuiet = nothing;
  private stopGong = nothing;
  private stopAgain = nothing;
  private gongAt: number | null = null;
  private lastSent = 0;
  constructor(private readonly ports: Ports) {}

  /** The newest view's sheet: another question begins with this device's own draft, else with what was handed in. */
  show(sheet: Sheet): void {
    if (sheet.question !== this.shown.value.question) this.begin(sheet);
    else if (sheet.at_ms > this.shown.value.atMs) this.set({ handed: sheet.text, atMs: sheet.at_ms, ...(this.draft() === sheet.text ? { standing: "handed" as const } : {}) });
    this.planGong(sheet.closes_ms);
  }

  write(text: string): void {
    this.ports.keep(this.shown.value.question, text);
    this.set({ text, standing: !text ? "blank" : tidy(text) === this.shown.value.handed ? "handed" : "writing" });
    this.soon();
  }

  /** Hands in what stands written, unless it is handed in already or nothing is written. */
  handIn(): void {
    this.stopQuiet();
    const text = this.draft();
    if (text && this.shown.value.question && text !== this.shown.value.handed && this.flying?.text !== text) this.send(text);
  }

  heard(id: string, atMs: number): void {
    const text = this.answered(id);
    if (text !== null) this.set({ handed: text, atMs, standing: this.draft() === text ? "handed" : "writing", lateS: 0, code: "" });
  }

  refused(id: string, code: string, lateS: number): void {
    if (this.answered(id) !== null) this.set({ standing: code === "sheet_late" ? "late" : "refused", lateS, code });
  }

  private begin({ question, text: given, at_ms }: Sheet): void {
    this.stopQuiet();
    this.stopAgain();
    this.flying = null;
    const text = this.ports.kept(question) || given;
    this.shown.value = { ...NOTHING, question, text, handed: given, atMs: at_ms, standing: given ? "handed" : text ? "writing" : "blank" };
    if (tidy(text) && tidy(text) !== given) this.soon();
  }

  private set(change: Partial<Shown>): void { this.shown.value = { ...this.shown.value, ...change }; }
  private draft(): string { return tidy(this.shown.value.text); }

  private soon(): void {
    this.stopQuiet();
    this.stopQuiet = this.ports.after(QUIET_MS, () => this.handIn());
  }

  private send(text: string): void {
    const { question } = this.shown.value;
    this.flying = { id: this.ports.newId(), text };
    this.lastSent = Math.max(this.lastSent + 1, this.ports.nowMs());
    this.set({ standing: "sending" });
    this.ports.send({ do: "sheet", id: this.flying.id, question, text, sent: this.lastSent });
    this.stopAgain();
    this.stopAgain = this.ports.after(AGAIN_MS, () => { if (this.flying?.text === text) this.send(text); });
  }

  /** The text that this answer is about; null when it is about none of ours. */
  private answered(id: string): string | null {
    if (this.flying?.id !== id) return null;
    const { text } = this.flying;
    this.flying = null;
    this.stopAgain();
    return text;
  }

  private planGong(closesMs: number | null): void {
    if (closesMs === this.gongAt) return;
    this.gongAt = closesMs;
    this.stopGong();
    const left = closesMs === null ? 0 : closesMs - BEFORE_GONG_MS - this.ports.nowMs();
    if (left > 0) this.stopGong = this.ports.after(left, () => this.handIn());
  }
}
