// The envelope as the host holds it: the wire leaves out of the key what the room's words say already.
import type { HostView, Key } from "../wire";

export type Held = Required<Key>;

const NOTHING: Held = { prompt: "", answer: "", accepted: "", rejected: "", comment: "", hint: "", note: "", sources: [], handouts: [], box: null, parts: [], authors: [] };

/** null: the questions are on paper, or none is on the table. */
export function heldKey(view: HostView): Held | null {
  const { parts: _, ...shown } = view.room.words ?? {};
  return view.key ? { ...NOTHING, ...shown, ...view.key } : null;
}
