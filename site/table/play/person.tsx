// The menu of one person: everything that offers allow about this seat, for the host.
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { offers } from "../store";
import type { Deed as DeedName } from "../offers";
import type { Chair } from "../whole";
import { host as words } from "../words/host";
import { called } from "../names";
import { Deed, live } from "./deed";
import { Dialog } from "./dialog";
import { PersonLamps } from "./lamps";

const ABOUT: readonly DeedName[] = ["mark_captain", "appoint_acting", "keep_out", "let_in", "bench", "take_hat", "expel", "remove_seat"];

/** Whether an offer of this command, open or shut, speaks of this seat. */
function speaksOf(deed: DeedName, seat: string): boolean {
  const open = live(deed).some((chance) => chance.options.some((each) => "seat" in each && each.seat === seat) || chance.form?.fields.some((field) => field.t === "one_of" && field.values.includes(seat)));
  return open || offers.value.some((view) => view.do === deed && view.offer.t === "shut" && view.offer.code !== "nobody_else");
}

export function PersonDialog({ chair, onClose }: { chair: Chair; onClose: () => void }) {
  const able = ABOUT.filter((deed) => speaksOf(deed, chair.seat));
  return (
    <Dialog title={words.menuOf(called(chair))} onClose={onClose}>
      <PersonLamps seat={chair.seat} />
      <div class="stack stack--tight" onClick={(event) => { if ((event.target as Element).closest("[data-deed]:not([aria-disabled])")) setTimeout(onClose, 0); }}>
        {able.map((deed) => <Deed key={deed} deed={deed} option={{ seat: chair.seat }} given={{ seat: chair.seat }} class={deed === "remove_seat" ? "btn btn--danger" : "btn"} />)}
      </div>
    </Dialog>
  );
}

/** Three dots beside a person. */
export function PersonMenu({ chair }: { chair: Chair }) {
  const [open, set] = useState(false);
  return (
    <>
      <button type="button" class="btn btn--bare btn--icon" aria-label={words.menuOf(called(chair))} onClick={() => set(true)} data-menu={chair.seat}><Icon name="more" /></button>
      {open && <PersonDialog chair={chair} onClose={() => set(false)} />}
    </>
  );
}
