// What places and kinds are called on the desk.
import { pack as words, kindWords } from "../words/pack";
import { type Draft, kindOf, type Question } from "./draft";
import { BOX, slots, type Where } from "./places";

export function slotName(slot: number | null, where: Where): string {
  if (slot === null || where === "aside") return words.asideOne;
  if (slot === BOX) return words.zero;
  return where === "spare" ? words.spareN(slot) : words.sector(slot);
}

/** As `slotName`, of a number alone. */
export const numberName = (slot: number, numbers: readonly number[]): string => slotName(slot, slot === BOX || numbers.includes(slot) ? "table" : "spare");

export const placeName = (draft: Draft, index: number, numbers: readonly number[]): string => {
  const slot = slots(draft)[index] ?? null;
  return slot === null ? words.asideOne : numberName(slot, numbers);
};

/** Nothing for an ordinary one, nor where the place says it already. */
export const kindName = (question: Question): string => (["ordinary", "black_box"].includes(kindOf(question)) ? "" : kindWords[kindOf(question)]);

/** A place as a person would say it: no field keeps its name from the file. */
export function saidPlace(place: string): string {
  const plain = place.replace(/поле (\w+)/g, (_, name: string) => words.fields[name] ?? name).replace(/^пакет, /, "");
  return plain.slice(0, 1).toUpperCase() + plain.slice(1);
}
