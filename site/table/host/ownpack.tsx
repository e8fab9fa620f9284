// The way from the lobby to the desk of the host's own pack: a file of its own, fetched when it is first wanted.
import { signal } from "@preact/signals";
import { Icon } from "../../art/icons";
import { dress } from "../lazy";
import { write } from "../store";
import { pack as words } from "../words/ownpack";

type DeskPage = typeof import("../pack/Desk");
const page = signal<DeskPage | null>(null);
const open = signal(false);
const coming = signal(false);

async function bringDesk(): Promise<void> {
  coming.value = true;
  try {
    const [found] = await Promise.all([import("../pack/Desk"), dress("pack")]);
    page.value = found;
    open.value = true;
  } catch { write({ t: "notice", notice: { kind: "refused", id: "pack", code: "offline", clause: "", what: "" } }); }
  coming.value = false;
}

export function OwnPack({ has }: { has: boolean }) {
  const Desk = page.value?.Desk;
  return (
    <>
      <button type="button" class="btn btn--small ownpack" aria-busy={coming.value || undefined} onClick={() => void bringDesk()}><Icon name={has ? "scroll" : "plus"} />{has ? words.mend : words.open}</button>
      {page.value?.isUnlaid.value && !open.value && <p class="quiet ownpack__note">{words.unlaid}</p>}
      {Desk && open.value && <Desk onClose={() => { open.value = false; }} />}
    </>
  );
}
