// From a finger to the server: a press becomes a frame, is remembered till answered, and goes out on the line.
import { signal } from "@preact/signals";
import { commandId } from "../ids";
import type { CommandFrame } from "../joint";
import { keepPresses } from "../keep";
import { pending, room, write } from "../store";
import type { Command } from "../wire";

let out: (frame: CommandFrame) => void = () => undefined;
/** Wires the presses to the line; called once where the page is put together. */
export const pressesGoTo = (send: (frame: CommandFrame) => void): void => { out = send; };

export function frameOf(command: Command, seat: string, phase: number, id: string = commandId()): CommandFrame {
  const { t, ...fields } = command;
  return { ...fields, do: t, id, phase, as: seat } as unknown as CommandFrame;
}

const bare = ({ id: _, phase: __, ...rest }: CommandFrame) => JSON.stringify(rest, Object.keys(rest).sort());
const same = (a: CommandFrame, b: CommandFrame) => bare(a) === bare(b);

/** Asks the table for this. Pressed twice before the answer, it is one press. */
export function press(command: Command, seat = ""): void {
  const at = room.value;
  if (!at) return;
  const frame = frameOf(command, seat, at.phase_no);
  if (pending.value.some((each) => same(each, frame))) return;
  write({ t: "pressed", frame });
  keepPresses(pending.value);
  if (!rehearsing.value) out(frame);
}

/** Whether this very press, or any press of this command, waits for its answer. */
export const waiting = (deed: Command["t"], fields: Record<string, unknown> = {}): boolean =>
  pending.value.some((frame) => frame.do === deed && Object.entries(fields).every(([key, value]) => (frame as Record<string, unknown>)[key] === value));

/** The dev harness shows recorded views: presses are kept and go nowhere. */
export const rehearsing = signal(false);
