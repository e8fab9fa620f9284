// A choice among what an offer lists, as buttons: people by their faces, sectors by number, anything else by its words.
import { useState } from "preact/hooks";
import { Avatar } from "../../art/avatar";
import type { Deed as DeedName } from "../offers";
import { called } from "../names";
import type { Command } from "../wire";
import { deeds } from "../words/deeds";
import { live } from "./deed";
import { Dialog } from "./dialog";
import { chairOf, faceId, hatId } from "./people";
import { press, waiting } from "./press";

type Choice = { readonly command: Command; readonly seat: string };

/** Every option of this command that a hand of this device may take now. */
export const choices = (deed: DeedName): Choice[] => live(deed).flatMap((chance) => chance.options.map((command) => ({ command, seat: chance.seat })));

const whom = (command: Command): string => ("seat" in command ? String(command.seat) : "");

/** People whom the offer lists; one press and it is asked for. */
export function People({ deed, onDone = () => undefined }: { deed: DeedName; onDone?: () => void }) {
  return (
    <div class="pickers">{choices(deed).map(({ command, seat }) => {
      const chair = chairOf(whom(command));
      return chair && (
        <button key={chair.seat} type="button" class="btn picked" data-deed={deed} aria-busy={waiting(deed, { seat: chair.seat })} onClick={() => { press(command, seat); onDone(); }}>
          <Avatar avatar={faceId(chair.avatar)} hat={hatId(chair.hat)} /><bdi>{called(chair)}</bdi>
        </button>
      );
    })}</div>
  );
}

/** One button, the people in a sheet; it stays open while more are to be chosen when `many`. */
export function PeopleButton({ deed, label = deeds[deed], says, main = false, many = false }: { deed: DeedName; label?: string; says?: string; main?: boolean; many?: boolean }) {
  const [open, set] = useState(false);
  if (!choices(deed).length) return null;
  const close = () => set(false);
  return (
    <>
      <button type="button" class={main ? "btn btn--primary" : "btn"} data-deed={deed} aria-busy={waiting(deed) || undefined} onClick={() => set(true)}>{label}…</button>
      {open && <Dialog title={label} onClose={close}>{says && <p class="quiet">{says}</p>}<People deed={deed} onDone={many ? () => undefined : close} /></Dialog>}
    </>
  );
}
