// The fields of a question's sheet: a text that grows with its words, lines of a list, a stress put in by a press.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { pack as words } from "../words/pack";
import { aim, chosen, edit, found } from "./state";
import { type LinesField, type Of, type TextField, withLines, withText } from "./edits";
import { fieldOf, partOf, questionsIn } from "./findings";

const WIDE = 40;
const MOST_ROWS = 14;
const STRESS = "\u0301";
const VOWEL = /[аеёиоуыэюяaeiouy]$/i;

export const rowsOf = (text: string, least: number): number => Math.min(MOST_ROWS, Math.max(least, text.split("\n").reduce((sum, line) => sum + Math.ceil((line.length + 1) / WIDE), 0)));

/** Whether an error stands at this very field. */
export function isWrong(of: Of, field: string): boolean {
  return found.value.some((each) => each.level === "error" && fieldOf(each) === field && (partOf(each) ?? undefined) === of.part && questionsIn(each).includes(of.question));
}

/** Takes the focus when a finding, or a new question, leads here. */
export function useAim<E extends HTMLElement>(of: Of, field: string): { current: E | null } {
  const ref = useRef<E>(null);
  const at = aim.value;
  const mine = at !== null && at.field === field && (at.part ?? undefined) === of.part;
  useEffect(() => {
    if (!mine) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: "center" });
  }, [mine ? at.n : 0, of.question]);
  return ref;
}

export interface AreaProps { of: Of; field: string; label: string; value: string; onText: (text: string) => void; least?: number; says?: string; wrong?: boolean; stress?: boolean }

export function Area({ of, field, label, value, onText, least = 1, says = "", wrong = false, stress = false }: AreaProps) {
  const ref = useAim<HTMLTextAreaElement>(of, field);
  const accent = () => {
    const area = ref.current;
    if (!area) return;
    const at = area.selectionStart;
    area.focus();
    if (!VOWEL.test(value.slice(0, at))) return;
    onText(value.slice(0, at) + STRESS + value.slice(at));
    requestAnimationFrame(() => area.setSelectionRange(at + 1, at + 1));
  };
  return (
    <div class="field sheet__field">
      <label class="field"><span>{label}</span>
        <textarea ref={ref} class="input" rows={rowsOf(value, least)} value={value} placeholder={says} aria-invalid={wrong || undefined} onInput={(event) => onText(event.currentTarget.value)} />
      </label>
      {stress && <button type="button" class="btn btn--small sheet__stress" title={words.stressSays} onMouseDown={(event) => event.preventDefault()} onClick={accent}>{words.stress}</button>}
    </div>
  );
}

/** The press that leads to one of these fields, 0 when the newest led elsewhere. */
export function leadsTo(of: Of, fields: readonly string[]): number {
  const at = aim.value;
  return at && chosen.value === of.question && (at.part ?? undefined) === of.part && fields.includes(at.field) ? at.n : 0;
}

/** Folded away till it is wanted, or till a press leads inside; what is folded is not drawn at all. */
export function Fold({ title, class: look, leads = 0, children }: { title: string; class?: string; leads?: number; children: () => ComponentChildren }) {
  const [open, set] = useState(false);
  useEffect(() => { if (leads) set(true); }, [leads]);
  return <details class={look} open={open} onToggle={(event) => set(event.currentTarget.open)}><summary>{title}</summary>{open && <div class="stack stack--tight">{children()}</div>}</details>;
}

const tag = (of: Of, field: string) => `${of.question}.${of.part ?? ""}.${field}`;

export function Text({ of, field, label, value = "", ...rest }: { of: Of; field: TextField; label: string; value?: string | undefined; least?: number; stress?: boolean }) {
  return <Area of={of} field={field} label={label} value={value} wrong={isWrong(of, field)} onText={(text) => edit((now) => withText(now, of, field, text), tag(of, field))} {...rest} />;
}

export function Lines({ of, field, label, value = [] }: { of: Of; field: LinesField; label: string; value?: readonly string[] | undefined }) {
  return <Area of={of} field={field} label={label} says={words.linesSay} value={value.join("\n")} onText={(text) => edit((now) => withLines(now, of, field, text), tag(of, field))} />;
}
