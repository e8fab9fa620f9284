// The small things at the edge of every table screen: volume and silence, and the button of the menu.
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { Volume } from "../parts/Volume";
import { MenuSheets } from "../screens/later";
import { room } from "../store";
import { table as words } from "../words/table";
import { muted, setMuted, setVolume, volume } from "./sound";

export function VolumeControl() {
  return <Volume volume={volume.value} muted={muted.value || (room.value?.silent ?? false)} onVolume={setVolume} onMute={setMuted} />;
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
