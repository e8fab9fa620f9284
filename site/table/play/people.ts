// Chairs of the view as the drawn parts want them: faces and hats by id, names told apart.
import { faceId, faceNo, hatId, hatNo } from "../../art/numbered";
import { called } from "../names";
import type { ChairView as Drawn } from "../parts/Chairs";
import { hostView, room, seen } from "../store";
import { wished } from "./press";
import type { Chair, Room } from "../whole";

export { faceId, faceNo, hatId, hatNo };

/** The seats of this device, in the order of the chairs. */
export function mySeats(): readonly string[] {
  const you = seen.value?.you;
  const mine = you && you.role === "seat" ? you.seats : [];
  return (room.value?.chairs ?? []).map((chair) => chair.seat).filter((seat) => mine.includes(seat));
}
export const chairOf = (seat: string): Chair | undefined => room.value?.chairs.find((chair) => chair.seat === seat);
/** The chair as its person or the host has just wished it, till the table has answered: dressed anew, marked captain. */
export function asWished(chair: Chair): Chair {
  const [look, mark] = [wished("dress", chair.seat), wished("mark_captain")];
  return { ...chair, ...(look ? { avatar: Number(look["avatar"]), hat: chair.hat === null ? null : Number(look["hat"]) } : {}), ...(mark ? { captain: mark["seat"] === chair.seat } : {}) };
}

/** Of a team that sits at the table in another round than this. */
export const inTurn = (at: Room | null, chair: Chair): boolean => at?.squads.some(({ name, turn }) => name === chair.squad && !turn) ?? false;

export const nameOf = (seat: string): string => { const chair = chairOf(seat); return chair ? called(chair) : "кто-то"; };

/** A team of the hall by its id, for the host. */
export const teamOf = (id: string): string => hostView.value?.hall?.find(({ team }) => team === id)?.name ?? id;

export function drawn(at: Room): Drawn[] {
  const mine = mySeats();
  return at.chairs.map((chair) => ({
    id: chair.seat, name: called(chair), avatar: faceId(chair.avatar), hat: hatId(chair.hat), captain: chair.captain,
    answering: chair.seat === at.answers, out: chair.out && at.round !== null && at.round.outcome === null, offline: !chair.here, away: inTurn(at, chair), due: chair.due > 0, mine: mine.includes(chair.seat),
  }));
}
