// From a finger to the server: a press becomes a frame, is remembered till answered, and goes out on the line.
import { effect, signal } from "@preact/signals";
import { commandId } from "../ids";
import type { CommandFrame, Deed } from "../joint";
import { keepPresses } from "../keep";
import { liveChances } from "../offers";
import { offers, pending, room, write } from "../store";
import type { Command } from "../wire";
import { serverNow } from "./time";

let out: (frame: CommandFrame) => void = () => undefined;
/** Wires the presses to the line; called once where the page is put together. */
export const pressesGoTo = (send: (frame: CommandFrame) => void): void => { out = send; };

export function frameOf(command: Command, seat: string, phase: number, id: string = commandId()): CommandFrame {
  const { t, ...fields } = command;
  return { ...fields, do: t, id, phase, as: seat } as unknown as CommandFrame;
}

const bare = ({ id: _, phase: __, ...rest }: CommandFrame) => JSON.stringify(rest, Object.keys(rest).sort());
const same = (a: CommandFrame, b: CommandFrame) => bare(a) === bare(b);

/** Commands that set one thing to a value. Of two wishes for the same thing the newest counts, whatever the line does. */
const SETS: Partial<Record<Deed, string>> = {
  choose_pack: "pack", show_prompts: "prompts", silence_all: "silence", mark_captain: "captain", appoint_acting: "acting",
  vote_captain: "vote", dress: "dress", ready: "ready", not_ready: "ready", name_answerer: "answerer",
};
const thing = ({ do: deed, as }: Pick<CommandFrame, "do" | "as">): string | null => (SETS[deed] ? `${SETS[deed]} ${as}` : null);
const alike = (a: CommandFrame) => (b: CommandFrame): boolean => thing(a) === null ? same(a, b) : thing(a) === thing(b);

/** Wishes that wait for the answer to an older one of the same thing: two at once might be taken in either order. */
const held = signal<readonly CommandFrame[]>([]);

/** Asks the table for this. Pressed twice before the answer, it is one press; a changed mind goes out after the answer. */
export function press(command: Command, seat = ""): void {
  const at = room.value;
  if (!at) return;
  const frame = frameOf(command, seat, at.phase_no);
  const flying = pending.value.find(alike(frame));
  held.value = held.value.filter((each) => !alike(frame)(each));
  if (!flying) return go(frame);
  if (!same(frame, flying)) held.value = [...held.value, frame];
}

function go(frame: CommandFrame): void {
  write({ t: "pressed", frame });
  keepPresses(pending.value);
  if (!rehearsing.value) out(frame);
}

/** What the table offers now it may be asked for; a wish that it does not offer has come true already or come too late. */
function standing(frame: CommandFrame): boolean {
  const { do: deed, as } = frame;
  const fits = (each: Command) => bare(frameOf(each, as, 0, "")) === bare(frame);
  return liveChances(offers.value, deed, serverNow()).some((chance) => chance.seat === as && (chance.form !== null || chance.options.some(fits)));
}

effect(() => {
  const free = held.value.filter((frame) => !pending.value.some(alike(frame)));
  const at = room.value;
  if (!free.length) return;
  held.value = held.value.filter((frame) => !free.includes(frame));
  for (const frame of free) if (at && standing(frame)) go({ ...frame, phase: at.phase_no });
});

/** What a person wants of a thing and has no answer to yet: shown as if it were so. */
export const wished = (deed: Deed, seat = ""): CommandFrame | undefined => {
  const of = alike({ do: deed, as: seat, id: "", phase: 0 });
  return held.value.find(of) ?? pending.value.find(of);
};

/** Whether this very press, or any press of this command, waits for its answer. */
export const waiting = (deed: Command["t"], fields: Record<string, unknown> = {}): boolean =>
  [...pending.value, ...held.value].some((frame) => frame.do === deed && Object.entries(fields).every(([key, value]) => (frame as Record<string, unknown>)[key] === value));

/** The dev harness shows recorded views: presses are kept and go nowhere. */
export const rehearsing = signal(false);
