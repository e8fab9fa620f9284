// Faces and hats by their numbers on the wire; hat 0 is none.
import { AVATAR_IDS, HAT_IDS } from "./avatar";

/** Robots of a rehearsal wear this number, beyond every face that a guest may choose. */
const ROBOT_NO = 63;

export const faceId = (n: number): string => n === ROBOT_NO ? "robot" : AVATAR_IDS[n % AVATAR_IDS.length] ?? AVATAR_IDS[0] ?? "";
export const hatId = (n: number | null): string => (n ? (HAT_IDS[(n - 1) % HAT_IDS.length] ?? "") : "");
export const faceNo = (id: string): number => Math.max(0, AVATAR_IDS.indexOf(id));
export const hatNo = (id: string): number => HAT_IDS.indexOf(id) + 1;
