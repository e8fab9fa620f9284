// The way from the lobby to the desk of the host's own pack: a file of its own, fetched when it is first wanted.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../art/icons";
import { desk } from "../screens/later";
import { write } from "../store";
import { pack as words } from "../words/ownpack";

const open = signal(false);
const coming = signal(false);

/** Files that were dropped beside the desk, on the lobby. */
const dropped = signal<readonly File[]>([]);

async function bringDesk(files: readonly File[] = []): Promise<void> {
  dropped.value = files;
  coming.value = true;
  try {
    await desk.bring();
    open.value = true;
  } catch { write({ t: "notice", notice: { kind: "refused", id: "pack", code: "offline", clause: "", what: "" } }); }
  coming.value = false;
}

/** A file let fall anywhere in the lobby goes to the desk; without this the browser would leave the page for it. */
function useDrop(): void {
  useEffect(() => {
    const fileOf = (event: DragEvent) => (event.dataTransfer?.types.includes("Files") && !event.defaultPrevented ? event : null);
    const over = (event: DragEvent) => fileOf(event)?.preventDefault();
    const drop = (event: DragEvent) => { if (!fileOf(event)) return; event.preventDefault(); if (!open.value) void bringDesk([...(event.dataTransfer?.files ?? [])]); };
    addEventListener("dragover", over);
    addEventListener("drop", drop);
    return () => { removeEventListener("dragover", over); removeEventListener("drop", drop); };
  }, []);
}

export function OwnPack({ has }: { has: boolean }) {
  const Desk = desk.here.value?.Desk;
  useDrop();
  return (
    <>
      <button type="button" class="btn btn--small ownpack" aria-busy={coming.value || undefined} onClick={() => void bringDesk()}><Icon name={has ? "scroll" : "plus"} />{has ? words.mend : words.open}</button>
      {desk.here.value?.isUnlaid.value && !open.value && <p class="quiet ownpack__note">{words.unlaid}</p>}
      {Desk && open.value && <Desk first={dropped.value} onClose={() => { open.value = false; }} />}
    </>
  );
}
