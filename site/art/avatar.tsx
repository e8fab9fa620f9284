// A person's portrait: a face from faces.ts or beasts.ts, a hat from hats.ts, in a brass frame.
import { BEASTS } from "./beasts";
import { PEOPLE, person } from "./faces";
import { HATS } from "./hats";

/** Faces by id. One that no guest may choose is added here by the file that brings it, and stands in no list. */
export const FACES: Record<string, string> = {
  ...Object.fromEntries(Object.entries(PEOPLE).map(([id, parts]) => [id, person(parts)])),
  ...BEASTS,
};

/** The order is frozen: the wire carries a face and a hat as their place in these lists, so new ones go to the end.
    An unknown id shows the first face, an unknown hat none, so an old client survives a new set. */
export const AVATAR_IDS: readonly string[] = Object.keys(FACES);
export const HAT_IDS: readonly string[] = Object.keys(HATS);

export interface AvatarProps {
  avatar: string;
  /** Empty: no hat. */
  hat: string;
  /** Brass by default; lit for the one who answers. */
  frame?: "brass" | "lit";
  /** For a screen reader; without it the portrait is decoration beside a name. */
  label?: string;
}

const frames = {
  brass: '<circle r="52" fill="none" stroke="url(#pkz-brass)" stroke-width="2.5"/>',
  lit: '<circle r="53" fill="none" stroke="#ffdf9f" stroke-width="4.5"/>',
};

export function Avatar({ avatar, hat, frame = "brass", label }: AvatarProps) {
  const face = FACES[avatar] ?? FACES[AVATAR_IDS[0]!]!;
  const lit = frame === "lit" ? '<circle r="66" fill="url(#pkz-halo)"/>' : "";
  const html = `${lit}<circle r="52" fill="url(#pkz-night)"/><g clip-path="url(#pkz-face)">${face}</g>${frames[frame]}${HATS[hat] ?? ""}`;
  const naming = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  return <svg class="art avatar" viewBox="-60 -78 120 134" focusable="false" {...naming} dangerouslySetInnerHTML={{ __html: html }} />;
}
