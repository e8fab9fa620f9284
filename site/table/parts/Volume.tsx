// Volume and silence, always at hand.
import { Icon } from "../../art/icons";
import { words } from "./words";

export interface VolumeProps { /** 0…100. */ volume: number; muted: boolean; onVolume: (volume: number) => void; onMute: (muted: boolean) => void }

export function Volume({ volume, muted, onVolume, onMute }: VolumeProps) {
  return (
    <div class="volume">
      <button type="button" class="btn btn--icon" aria-label={muted ? words.unmute : words.mute} aria-pressed={muted} onClick={() => onMute(!muted)}><Icon name={muted ? "mute" : "sound"} /></button>
      <input type="range" min={0} max={100} step={5} value={volume} aria-label={words.sound} onInput={(event) => onVolume(Number(event.currentTarget.value))} />
    </div>
  );
}
