// Gallery state of the sounds: hear each, and see how loud it is and how long it took to render.
import { useEffect, useState } from "preact/hooks";
import { createSoundEngine } from "../sounds/engine";
import { SOUND_NAMES, type SoundName } from "../sounds/port";
import { SCORES } from "../sounds/scores";
import { render } from "../sounds/synth";

interface Measure { seconds: number; peak: number; rms: number; last: number; tookMs: number }

async function measure(name: SoundName): Promise<Measure> {
  const began = performance.now();
  const data = (await render(SCORES[name])).getChannelData(0);
  const tookMs = performance.now() - began;
  let [peak, sum] = [0, 0];
  for (const value of data) { peak = Math.max(peak, Math.abs(value)); sum += value * value; }
  return { seconds: SCORES[name].seconds, peak, rms: Math.sqrt(sum / data.length), last: Math.abs(data[data.length - 1] ?? 0), tookMs };
}

const engine = createSoundEngine(70, false);

export function Sounds() {
  const [measures, set] = useState<Partial<Record<SoundName, Measure>>>({});
  useEffect(() => void (async () => { for (const name of SOUND_NAMES) { const m = await measure(name); set((old) => ({ ...old, [name]: m })); } })(), []);
  const play = async (name: SoundName) => { await engine.unlock(); engine.play(name, name === "intrigue" ? { loop: true } : {}); };
  return (
    <main class="gallery-page">
      <h1>Звуки</h1>
      <button class="btn" onClick={() => engine.hush()}>Тишина за три секунды</button>
      {SOUND_NAMES.map((name) => {
        const m = measures[name];
        return <p key={name}><button class="btn" data-sound={name} onClick={() => void play(name)}>{name}</button> <span class="quiet digits" data-measure={m ? JSON.stringify({ name, ...m }) : ""}>{m ? `${m.seconds} с · пик ${m.peak.toFixed(2)} · rms ${m.rms.toFixed(3)} · хвост ${m.last.toFixed(4)} · ${m.tookMs.toFixed(0)} мс` : "…"}</span></p>;
      })}
    </main>
  );
}
