// The people around the rim: who they are, who answers, who is out, who lost the connection. The host stands apart.
import { Avatar } from "../../art/avatar";
import { Icon } from "../../art/icons";
import { words } from "./words";

export interface ChairView {
  id: string;
  name: string;
  avatar: string;
  /** Empty: bareheaded. */
  hat: string;
  captain: boolean;
  answering: boolean;
  /** Out for this round. */
  out: boolean;
  /** Out because the own team's turn is another round. */
  away?: boolean;
  offline: boolean;
  /** Misses the next round. */
  due?: boolean;
  /** Sits at this device. */
  mine?: boolean;
}

/** When set, chairs become buttons: the captain names who answers, the host picks a person. `can` limits whom. */
export interface ChairPress {
  can: (id: string) => boolean;
  /** The button's name for a screen reader: «Отвечает Оля». */
  label: (chair: ChairView) => string;
  press: (id: string) => void;
}

/** One line under the name; what matters most for the round goes first. */
export function chairLine(chair: ChairView): string {
  if (chair.answering) return words.answering;
  if (chair.out) return chair.away ? words.away : words.out;
  return [chair.due ? words.due : "", chair.captain ? words.captain : "", chair.offline ? words.offline : ""].filter(Boolean).join(", ");
}

function chairClass(chair: ChairView): string {
  const marks = (["captain", "answering", "out", "offline", "mine"] as const).filter((mark) => chair[mark]);
  return ["chair", ...marks.map((mark) => `chair--${mark}`)].join(" ");
}

function Badges({ chair }: { chair: ChairView }) {
  return (
    <>
      {chair.captain && <span class="chair__badge chair__badge--captain"><Icon name="star" /></span>}
      {chair.offline && <span class="chair__badge chair__badge--offline"><Icon name="offline" /></span>}
    </>
  );
}

/** A word this long is drawn smaller before it is broken. */
const LONG_WORD = /[^\s-]{13}/u;

function Person({ chair }: { chair: ChairView }) {
  const line = chairLine(chair);
  return (
    <>
      <span class="chair__face" aria-hidden="true"><Avatar avatar={chair.avatar} hat={chair.hat} frame={chair.answering ? "lit" : "brass"} /><Badges chair={chair} /></span>
      <bdi class="chair__name" title={chair.name}>{LONG_WORD.test(chair.name) ? <small>{chair.name}</small> : chair.name}</bdi>{" "}
      {(line || chair.mine) && <span class="chair__line">{[line, chair.mine && !line ? words.you : ""].join("")}</span>}
    </>
  );
}

export function Chair({ chair, press, style }: { chair: ChairView; press?: ChairPress | undefined; style?: Record<string, string> }) {
  const pressable = press?.can(chair.id) ?? false;
  return (
    <li class={chairClass(chair)} style={style ?? {}} data-chair={chair.id}>
      {press && pressable
        ? <button type="button" class="chair__press" aria-label={press.label(chair)} onClick={() => press.press(chair.id)}><Person chair={chair} /></button>
        : <span class="chair__press"><Person chair={chair} /></span>}
    </li>
  );
}

/** Bearings left and right of the table for `n` people, clockwise from the top-left; nobody sits over the clock's plate or the lamp. */
export function chairBearings(n: number): number[] {
  const left = Math.ceil(n / 2);
  const side = (count: number, sign: 1 | -1) => Array.from({ length: count }, (_, i) => {
    const spread = count === 1 ? 0 : count === 2 ? 28 : count === 3 ? 44 : 52;
    return sign * (90 + (count === 1 ? 0 : -spread + (2 * spread * i) / (count - 1)));
  });
  return [...side(left, -1), ...side(n - left, 1)];
}

export function Chairs({ chairs, press }: { chairs: readonly ChairView[]; press?: ChairPress | undefined }) {
  const bearings = chairBearings(chairs.length);
  const most = Math.ceil(chairs.length / 2);
  return (
    <ul class="chairs" data-side={most} data-count={chairs.length}>
      {chairs.map((chair, i) => {
        const angle = ((bearings[i] ?? 0) * Math.PI) / 180;
        return <Chair key={chair.id} chair={chair} press={press} style={{ "--sx": (Math.sign(angle) * Math.sqrt(Math.abs(Math.sin(angle)))).toFixed(4), "--sy": (-Math.cos(angle)).toFixed(4), "--dir": angle < 0 ? "-1" : "1" }} />;
      })}
    </ul>
  );
}

export interface HostView { name: string; avatar: string; hat: string; offline: boolean }

/** The host stands outside the circle, at its lower left. */
export function HostFigure({ host }: { host: HostView }) {
  return (
    <div class={host.offline ? "hostfig hostfig--offline" : "hostfig"}>
      <span class="hostfig__face" aria-hidden="true"><Avatar avatar={host.avatar} hat={host.hat} /></span>
      <span class="hostfig__text"><span class="hostfig__role">{host.offline ? `${words.host}: ${words.offline}` : words.host}</span><bdi class="hostfig__name">{host.name}</bdi></span>
    </div>
  );
}
