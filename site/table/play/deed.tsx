// One button for one command: it lives by an offer, waits while its press is on the way, and says why when it is shut.
import type { ComponentChildren } from "preact";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { serverNow } from "./time";
import { edge, offers } from "../store";
import { type Chance, type Deed as DeedName, liveChances, opensAt, whyNot } from "../offers";
import type { Shut } from "../unfold";
import type { Command } from "../wire";
import { deeds } from "../words/deeds";
import { ui } from "../words/ui";
import { Dialog } from "./dialog";
import { FormSheet } from "../screens/later";
import { press, waiting, wished } from "./press";
import { Reason } from "./whynot";

/** The chances of a command as they stand now; redraws when an offer opens or closes. */
export function live(deed: DeedName): Chance[] {
  void edge.value;
  return liveChances(offers.value, deed, serverNow());
}

const fits = (command: Command, option: Record<string, unknown>) => Object.entries(option).every(([key, value]) => (command as unknown as Record<string, unknown>)[key] === value);

/** The one option of these fields that is offered now, with whose hand it is. */
export function offered(deed: DeedName, option: Record<string, unknown> = {}, seat?: string): { command: Command; seat: string } | null {
  for (const chance of live(deed)) {
    if (seat !== undefined && chance.seat !== seat) continue;
    const command = chance.options.find((each) => fits(each, option));
    if (command) return { command, seat: chance.seat };
  }
  return null;
}

/** A choice made anew while the first waits for its answer: the view does not offer it yet, for it shows what was before. */
const again = (deed: DeedName, option: Record<string, unknown>, seat = ""): { command: Command; seat: string } | null =>
  wished(deed, seat) ? { command: { t: deed, ...option } as unknown as Command, seat } : null;

export function WhyDialog({ shut, title, onClose }: { shut: Shut; title: string; onClose: () => void }) {
  return (
    <Dialog title={ui.whyNot} onClose={onClose} acts={<button type="button" class="btn btn--primary" onClick={onClose}>{ui.ok}</button>}>
      <p><b>{title}.</b> <Reason code={shut.code} clause={shut.clause} /></p>
    </Dialog>
  );
}

export interface DeedProps {
  deed: DeedName;
  option?: Record<string, unknown>;
  seat?: string | undefined;
  label?: string;
  class?: string;
  hint?: string;
  children?: ComponentChildren;
  /** Fields of a form already chosen (whom the menu is about). */
  given?: Record<string, unknown> | undefined;
}

/** The sheet that is open, drawn at the page's root: a button may move or go while its sheet stays. */
const sheet = signal<(Pick<DeedProps, "deed" | "seat" | "given"> & { readonly shows: "form" } | { readonly shows: "why"; readonly shut: Shut; readonly title: string }) | null>(null);

const formOf = ({ deed, seat, given }: Pick<DeedProps, "deed" | "seat" | "given">): Chance | undefined =>
  live(deed).find((chance) => chance.form && (seat === undefined || chance.seat === seat) && takes(chance, given));

/** A form lives as long as its offer; a reason is read as long as one likes. */
export function DeedSheet() {
  const at = sheet.value;
  const form = at?.shows === "form" ? formOf(at) : undefined;
  const close = () => { sheet.value = null; };
  const over = at?.shows === "form" && !form;
  useEffect(() => { if (over) close(); }, [over]);
  if (at?.shows === "why") return <WhyDialog shut={at.shut} title={at.title} onClose={close} />;
  return at && form ? <FormSheet key={at.deed} deed={at.deed} chance={form} given={at.given ?? {}} onClose={close} /> : null;
}

/** Nothing is drawn for a command that the view does not mention. */
export function Deed({ deed, option = {}, seat, label = deeds[deed], class: look = "btn", hint, children, given }: DeedProps) {
  const found = offered(deed, option, seat) ?? again(deed, option, seat);
  const form = found ? undefined : formOf({ deed, seat, given });
  const shut = whyNot(offers.value, deed, option);
  const busy = waiting(deed, option);
  if (!found && !form && !shut) return opensAt(offers.value, deed, serverNow()) !== null ? <button type="button" class={look} disabled>{label}{children}</button> : null;
  const act = () => {
    if (found) press(found.command, found.seat);
    else if (form) sheet.value = { shows: "form", deed, seat, given };
    else if (shut) sheet.value = { shows: "why", shut, title: label };
  };
  return (
    <button type="button" class={look} onClick={act} aria-busy={busy || undefined} aria-disabled={(!found && !form) || undefined} data-deed={deed}>
      {label}{form ? "…" : ""}{hint && <kbd>{hint}</kbd>}{children}
    </button>
  );
}

/** Whether a form would take these given fields. */
function takes(chance: Chance, given: Record<string, unknown> = {}): boolean {
  return (chance.form?.fields ?? []).every((field) => field.t !== "one_of" || given[field.name] === undefined || field.values.includes(given[field.name] as string | number));
}
