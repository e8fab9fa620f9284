// The small things at the edge of every table screen: volume and silence, and the button of the menu.
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { Volume } from "../parts/Volume";
import { MenuSheets } from "../screens/later";
import { room } from "../store";
import { table as words } from "../words/table";
import { audible, muted, setMuted, setVolume, unlockSound, volume } from "./sound";

/** A browser that waits for a tap (after a reload, say) is as silent as a muted one, and shown so. */
export function VolumeControl() {
  const silent = muted.value || !audible.value || (room.value?.silent ?? false);
  return <Volume volume={volume.value} muted={silent} onVolume={setVolume} onMute={(next) => { if (!next) void unlockSound(); setMuted(next); }} />;
}

export function Menu() {
  const [open, set] = useState(false);
  return (
    <>
      <button type="button" class="btn btn--icon menu" aria-label={words.menu} onClick={() => set(true)}><Icon name="more" /></button>
      {open && <MenuSheets onClose={() => set(false)} />}
    </>
  );
}
