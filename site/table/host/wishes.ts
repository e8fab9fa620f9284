// Several presses one after another: the next goes out when the table has answered the one before and still offers it.
import { effect } from "@preact/signals";
import { offered } from "../play/deed";
import { press } from "../play/press";
import { pending } from "../store";
import { liveChances } from "../offers";
import { offers } from "../store";
import { serverNow } from "../play/time";
import type { Command } from "../wire";

/** Whether the table offers exactly this now, as an option or as a filled form. */
export function isOffered(command: Command): boolean {
  const { t, ...fields } = command as Command & Record<string, unknown>;
  if (offered(t, fields)) return true;
  const takes = (field: { readonly t: string; readonly name: string; readonly values?: readonly (string | number)[] }) => field.t !== "one_of" || (field.values ?? []).includes(fields[field.name] as string | number);
  return liveChances(offers.value, t, serverNow()).some((chance) => chance.form !== null && chance.form.fields.every((field) => field.name in fields && takes(field)));
}

/** Presses all of these in order; what the table does not offer is passed over. Calls back with how many were asked for. */
export function pressAll(commands: readonly Command[], done: (count: number) => void = () => undefined): void {
  let left = [...commands];
  let count = 0;
  let over = false;
  const stop = effect(() => {
    if (pending.value.length || over) return;
    while (left.length) {
      const [next, ...rest] = left as [Command, ...Command[]];
      left = rest;
      if (!isOffered(next)) continue;
      count += 1;
      return void queueMicrotask(() => press(next));
    }
    over = true;
    queueMicrotask(() => { stop(); done(count); });
  });
}
