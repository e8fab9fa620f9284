// A form drawn from an offer's own fields: bounds, choices and texts come with the view, only the words are ours.
import { useState } from "preact/hooks";
import { salt } from "../ids";
import { graphemes, tidy } from "../names";
import type { Deed } from "../joint";
import type { FormSheetProps } from "../screens/later";
import type { Form } from "../unfold";
import type { Command, Field } from "../wire";
import { deeds } from "../words/deeds";
import { groundSays, reasons } from "../words/hostdeeds";
import { fieldWord, formTitles, noTeam, valueWords } from "../words/forms";
import { ui } from "../words/ui";
import { Dialog } from "./dialog";
import { nameOf, teamOf } from "./people";
import { press } from "./press";

type Values = Record<string, unknown>;

function firstValue(field: Field, given: Values): unknown {
  if (field.name in given) return given[field.name];
  switch (field.t) {
    case "whole": return Math.max(field.low, Math.min(field.high, 5));
    case "text": return "";
    case "hex": return salt();
    case "one_of": return field.values.length === 1 ? field.values[0] : undefined;
    case "yes": return false;
  }
}

/** Whether the field's own bounds take this value. */
export function fitsField(field: Field, value: unknown): boolean {
  switch (field.t) {
    case "whole": return Number.isInteger(value) && (value as number) >= field.low && (value as number) <= field.high;
    case "text": return graphemes(tidy(String(value))) >= field.low && graphemes(tidy(String(value))) <= field.high;
    case "hex": return true;
    case "one_of": return field.values.includes(value as string | number);
    case "yes": return typeof value === "boolean";
  }
}

/** Both at the top never fit; one at the top wants the yes. */
export function fitsForm(form: Form, values: Values): boolean {
  const also = form.also ?? null;
  if (!form.fields.every((field) => fitsField(field, values[field.name]))) return false;
  if (!also) return true;
  const [one, other] = [values[also.one], values[also.other]];
  if (one === also.top && other === also.top) return false;
  return Boolean(values[also.confirmed]) === (one === also.top || other === also.top);
}

function TextField({ deed, field, value, set }: { deed: Deed; field: Extract<Field, { t: "text" }>; value: string; set: (value: string) => void }) {
  return (
    <div class="field">
      <label class="field"><span>{fieldWord(deed, field.name)}</span>
        <input class="input" value={value} maxLength={field.high * 4} onInput={(event) => set(event.currentTarget.value)} />
      </label>
      <div class="row">{(reasons[deed] ?? []).map((reason) => <button type="button" key={reason} class="chip" aria-pressed={value === reason} onClick={() => set(reason)}>{reason}</button>)}</div>
    </div>
  );
}

/** Beyond this nobody steps by one. */
const MANY = 100;

function Stepper({ deed, field, value, set }: { deed: Deed; field: Extract<Field, { t: "whole" }>; value: number; set: (value: number) => void }) {
  const name = fieldWord(deed, field.name);
  if (field.high > MANY) return <label class="field"><span>{name}</span><input class="input digits" type="number" inputMode="numeric" min={field.low} max={field.high} value={value} onInput={(event) => set(event.currentTarget.valueAsNumber)} /></label>;
  return (
    <div class="stepper" role="group" aria-label={name}>
      <span>{name}</span>
      <button type="button" class="btn btn--icon" aria-label={ui.less(name)} disabled={value <= field.low} onClick={() => set(value - 1)}>−</button>
      <output class="digits">{value}</output>
      <button type="button" class="btn btn--icon" aria-label={ui.more(name)} disabled={value >= field.high} onClick={() => set(value + 1)}>+</button>
    </div>
  );
}

function Choice({ deed, field, value, set }: { deed: Deed; field: Extract<Field, { t: "one_of" }>; value: unknown; set: (value: unknown) => void }) {
  const name = (each: string | number) => (each === "" && field.name === "team" ? noTeam : each === "" && field.name === "seat" ? ui.nobody : field.name === "seat" ? nameOf(String(each)) : field.name === "team" ? teamOf(String(each)) : valueWords(field.name, each));
  return (
    <fieldset class="choice"><legend>{fieldWord(deed, field.name)}</legend>
      {field.values.map((each) => (
        <label key={each} class="choice__one"><input type="radio" name={field.name} checked={value === each} onChange={() => set(each)} /><span>{name(each)}</span></label>
      ))}
      {field.name === "ground" && value !== undefined && <p class="quiet">{groundSays[value as keyof typeof groundSays]}</p>}
    </fieldset>
  );
}

function FieldOf({ deed, field, form, values, set }: { deed: Deed; field: Field; form: Form; values: Values; set: (name: string, value: unknown) => void }) {
  const change = (value: unknown) => set(field.name, value);
  switch (field.t) {
    case "text": return <TextField deed={deed} field={field} value={String(values[field.name])} set={change} />;
    case "whole": return <Stepper deed={deed} field={field} value={Number(values[field.name])} set={change} />;
    case "one_of": return <Choice deed={deed} field={field} value={values[field.name]} set={change} />;
    case "hex": return null;
    case "yes": {
      const also = form.also;
      const asked = !also || values[also.one] === also.top || values[also.other] === also.top;
      return asked ? <label class="check"><input type="checkbox" checked={Boolean(values[field.name])} onChange={(event) => change(event.currentTarget.checked)} />{fieldWord(deed, field.name)}</label> : null;
    }
  }
}

export function FormSheet({ deed, chance, given, onClose }: FormSheetProps) {
  const form = chance.form as Form;
  const [values, change] = useState<Values>(() => Object.fromEntries(form.fields.map((field) => [field.name, firstValue(field, given)])));
  const set = (name: string, value: unknown) => change((now) => ({ ...now, [name]: value, ...(form.also && name !== form.also.confirmed && value !== form.also.top ? { [form.also.confirmed]: false } : {}) }));
  const ready = fitsForm(form, values);
  const send = (event: Event) => {
    event.preventDefault();
    if (!ready) return;
    const fields = Object.fromEntries(form.fields.map((field) => [field.name, field.t === "text" ? tidy(String(values[field.name])) : values[field.name]]));
    press({ t: deed, ...fields } as unknown as Command, chance.seat);
    onClose();
  };
  const about = "seat" in given ? nameOf(String(given["seat"])) : "";
  return (
    <Dialog title={[formTitles[deed] ?? deeds[deed], about].filter(Boolean).join(": ")} onClose={onClose}>
      <form class="sheet" onSubmit={send}>
        {form.fields.filter((field) => !(field.name in given) || field.t !== "one_of").map((field) => <FieldOf key={field.name} deed={deed} field={field} form={form} values={values} set={set} />)}
        <div class="dialog__acts">
          <button type="button" class="btn" onClick={onClose}>{ui.cancel}</button>
          <button type="submit" class="btn btn--primary" disabled={!ready}>{deeds[deed]}</button>
        </div>
      </form>
    </Dialog>
  );
}
