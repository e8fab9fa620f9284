// This device's own lamps of health, each with what to press.
import { lamps } from "../store";
import { Lamp } from "../parts/Lamp";
import { lobby as words } from "../words/lobby";
import { stayAwake } from "./awake";
import { testSound, unlockSound } from "./sound";

export const SLOW_MS = 400;

export function OwnLamps() {
  const now = lamps.value;
  return (
    <section class="card stack stack--tight" aria-label={words.lamps}>
      <h2>{words.lamps}</h2>
      <Lamp name={words.ping} state={now.rtt === 0 ? "waiting" : now.rtt <= SLOW_MS ? "good" : "bad"} value={now.rtt ? words.pingValue(now.rtt, now.jitter) : words.pingWaits} remedy={words.pingBad} />
      <Lamp name={words.sound} state={now.audio ? "good" : "bad"} {...(now.audio ? { value: words.soundGood } : {})} remedy={words.soundBad} mend={{ verb: words.soundDo, press: () => void unlockSound() }} />
      <Lamp name={words.awake} state={now.awake ? "good" : "bad"} {...(now.awake ? { value: words.awakeGood } : {})} remedy={words.awakeBad} mend={{ verb: words.awakeDo, press: stayAwake }} />
      <Lamp name={words.pack} state={now.pack ? "good" : "bad"} {...(now.pack ? { value: words.packGood } : {})} remedy={words.packBad} />
      <button type="button" class="btn btn--small" onClick={() => void testSound()}>{words.soundTest}</button>
    </section>
  );
}
