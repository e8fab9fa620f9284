// Whom a hand of this device may name to answer now: faces around the table are pressed for it, and the captain's own button lists them.
import type { Command } from "../wire";
import { live } from "./deed";

type Named = { command: Command & { t: "name_answerer" }; seat: string };

/** Everybody whom a hand of this device may name now. */
export function nameable(): Named[] {
  return live("name_answerer").flatMap((chance) => chance.options.flatMap((each) => (each.t === "name_answerer" ? [{ command: each, seat: chance.seat }] : [])));
}
