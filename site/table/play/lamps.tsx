// Everybody's lamps of health, for the host.
import { devices } from "../store";
import type { LampsOf } from "../wire";
import { lobby as words } from "../words/lobby";
import { shelf } from "../words/shelf";
import { SLOW_MS } from "./ownlamps";

/** What is wrong with a device, in words; empty when all is well. */
export function faultsOf(lamp: LampsOf): string[] {
  if (!lamp.told) return [shelf.untold];
  return [
    (lamp.rtt ?? 0) > SLOW_MS ? words.pingBad : "", lamp.audio ? "" : `${words.sound}: ${words.soundBad.toLowerCase()}`,
    lamp.awake ? "" : `${words.awake}: ${words.awakeBad.toLowerCase()}`, lamp.pack ? "" : `${words.pack}: ${words.packBad.toLowerCase()}`,
  ].filter(Boolean);
}

export const lampOf = (seat: string): LampsOf | undefined => devices.value.find((lamp) => (lamp.seats ?? []).includes(seat));

/** A person's four lamps in one row: shapes differ, not only colours. */
export function PersonLamps({ seat }: { seat: string }) {
  const lamp = lampOf(seat);
  if (!lamp) return null;
  const faults = faultsOf(lamp);
  return (
    <div class="health">
      <ul class="health__row">{([[lamp.rtt ? words.pingShort(lamp.rtt, lamp.jitter ?? 0) : words.ping, (lamp.rtt ?? 0) <= SLOW_MS && (lamp.rtt ?? 0) > 0], [words.sound, lamp.audio], [words.awakeShort, lamp.awake], [words.pack, lamp.pack]] as const).map(([name, good]) => (
        <li key={name} class={good ? "health__lamp" : "health__lamp health__lamp--bad"}>{name}<span class="unseen">{good ? ": хорошо" : ": плохо"}</span></li>))}</ul>
      {faults.length > 0 && <small class="wrong">{faults[0]}</small>}
    </div>
  );
}
