// The running minute: a ring of light and the seconds. They write to their own nodes, so a tick touches nothing else.
import { useLayoutEffect, useRef } from "preact/hooks";
import { onBeat } from "../clock/beat";
import { type ClockView, leftOf, litShare, type ServerNow, shownSeconds, SIGNAL_MS } from "../clock/view";
import { arc, RING } from "./geometry";
import { words } from "./words";

export interface ClockProps { clock: ClockView; now: ServerNow }

/** Runs `show` with the milliseconds left, now and while the clock runs. */
function useClock({ clock, now }: ClockProps, show: (left: number) => void) {
  const key = clock.kind === "running" ? clock.deadlineMs : clock.kind === "paused" ? clock.leftMs : 0;
  useLayoutEffect(() => {
    const paint = () => show(leftOf(clock, now()));
    if (clock.kind !== "running") return paint();
    return onBeat(paint);
  }, [clock.kind, key, clock.kind === "off" ? 0 : clock.totalMs, now]);
}

const alarming = (left: number) => left > 0 && left <= SIGNAL_MS;

/** The last ten seconds are ten beads over the whole ring, one going out each second: another shape, not only another colour. */
const beads = Array.from({ length: 10 }, (_, i) => arc(RING, i * 36 + 7, i * 36 + 29));
const layers = ["ring__glow", "ring__warmth", "ring__light"];

export function ClockRing(props: ClockProps) {
  const ref = useRef<SVGSVGElement>(null);
  useClock(props, (left) => {
    const svg = ref.current;
    if (!svg) return;
    svg.style.setProperty("--burnt", (1000 - litShare(props.clock, props.now()) * 1000).toFixed(1));
    const state = `${shownSeconds(left)} ${alarming(left)} ${left > 0}`;
    if (svg.dataset["state"] === state) return;
    Object.assign(svg.dataset, { state, alarm: String(alarming(left)), lit: String(left > 0) });
    svg.querySelectorAll<SVGElement>(".ring__bead").forEach((bead, i) => { bead.dataset["lit"] = String(i < shownSeconds(left)); });
  });
  return (
    <svg ref={ref} class="disc__layer ring" data-kind={props.clock.kind} viewBox="-376 -376 752 752" aria-hidden="true" focusable="false">
      {layers.map((name) => <path key={name} class={`ring__burn ${name}`} pathLength={1000} d={`${arc(RING, 0, 180)}${arc(RING, 180, 360).replace(/^M[^A]+/, "")}`} />)}
      {beads.map((d, i) => <path key={i} class="ring__bead" d={d} />)}
    </svg>
  );
}

/** Digits in cells of one width, so that nothing jumps. */
function writeDigits(element: HTMLElement, seconds: number) {
  const text = String(seconds);
  if (element.dataset["text"] === text) return;
  element.dataset["text"] = text;
  element.replaceChildren(...[...text].map((digit) => {
    const cell = document.createElement("i");
    cell.textContent = digit;
    return cell;
  }));
}

/** What a screen reader hears: thirty, ten, none; silence in between. */
function spoken(seconds: number): string {
  if (seconds === 0) return words.timeIsUp;
  return seconds === 30 || seconds === 10 ? words.secondsLeft(seconds) : "";
}

function useSeconds(props: ClockProps) {
  const plate = useRef<HTMLDivElement>(null);
  const voice = useRef<HTMLSpanElement>(null);
  useClock(props, (left) => {
    const seconds = shownSeconds(left);
    const digits = plate.current?.querySelector<HTMLElement>(".digits");
    if (!plate.current || !digits) return;
    writeDigits(digits, seconds);
    const alarm = String(alarming(left));
    if (plate.current.dataset["alarm"] !== alarm) plate.current.dataset["alarm"] = alarm;
    const line = props.clock.kind === "running" ? spoken(seconds) : "";
    if (voice.current && line && voice.current.textContent !== line) voice.current.textContent = line;
  });
  return { plate, voice };
}

/** The seconds on a brass-edged plate at the foot of the table. An idle clock shows no plate. */
export function SecondsPlate(props: ClockProps) {
  const { plate, voice } = useSeconds(props);
  return (
    <div ref={plate} class="plate" data-kind={props.clock.kind}>
      <span class="digits" aria-hidden="true" />
      {props.clock.kind === "paused" && <span class="plate__note">{words.paused}</span>}
      <span ref={voice} class="unseen" role="status" aria-live="assertive" />
    </div>
  );
}

/** The same minute as a dial of its own, for the host's console and for the stage. */
export function ClockFace(props: ClockProps) {
  const { plate, voice } = useSeconds(props);
  return (
    <div ref={plate} class="clockface" data-kind={props.clock.kind}>
      <svg class="art" viewBox="-380 -380 760 760" aria-hidden="true" focusable="false"><circle class="clockface__bed" r={RING} /></svg>
      <ClockRing {...props} />
      <span class="digits" aria-hidden="true" />
      {props.clock.kind === "paused" && <span class="clockface__note">{words.paused}</span>}
      <span ref={voice} class="unseen" role="status" aria-live="assertive" />
    </div>
  );
}
