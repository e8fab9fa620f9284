// A small lamp of health: lit when a thing works, and when it does not, what to press.
import { Icon } from "../../art/icons";

export interface LampProps {
  /** What is measured: «Звук». */
  name: string;
  state: "good" | "waiting" | "bad";
  /** What was measured: «±18 мс». */
  value?: string;
  /** What to do when it is bad: «Нажмите, чтобы включить звук». */
  remedy?: string;
  /** The press that may mend it. */
  mend?: { verb: string; press: () => void };
}

const icons = { good: "check", waiting: "clock", bad: "warn" } as const;

/** Colour is never the only sign: each state has its own icon, and a bad one its words. */
export function Lamp({ name, state, value, remedy, mend }: LampProps) {
  return (
    <div class={`lamp lamp--${state}`}>
      <span class="lamp__bulb" aria-hidden="true"><Icon name={icons[state]} /></span>
      <span class="lamp__text"><b>{name}</b>{value && <span class="lamp__value">{value}</span>}{state === "bad" && remedy && <span class="lamp__remedy">{remedy}</span>}</span>
      {state === "bad" && mend && <button type="button" class="btn btn--small" onClick={mend.press}>{mend.verb}</button>}
    </div>
  );
}
