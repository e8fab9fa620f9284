// The four awards of the club, drawn with its beast: an order and a statuette in crystal, then in diamond.
import { gem, spark, type Stone } from "./gem";
import { dot, line } from "./hippo";

/** The awards in the order they are earned: order and statuette in crystal, then in diamond. */
export type AwardKind = "crystal-order" | "crystal" | "diamond-order" | "diamond";
export const AWARDS: readonly AwardKind[] = ["crystal-order", "crystal", "diamond-order", "diamond"];

const star = (r: number, inner: number, rays: number, turned = 0) => Array.from({ length: rays * 2 }, (_, i) => {
  const a = (i * Math.PI) / rays + turned;
  const at = i % 2 ? inner : r;
  return `${i ? "L" : "M"}${(at * Math.sin(a)).toFixed(1)} ${(-at * Math.cos(a)).toFixed(1)}`;
}).join("") + "Z";

const around = (n: number, draw: (degrees: number) => string): string => Array.from({ length: n }, (_, i) => draw((i * 360) / n)).join("");

/** Silk in folds, with a ring through which it runs. */
function ribbon(dark: string, light: string): string {
  return `<path d="M-34 -98H34L15 -44H-15Z" fill="${dark}"/><path d="M-20 -98H20L9 -44H-9Z" fill="${light}"/><path d="M-6 -98H6L3 -44H-3Z" fill="#f6dd9d"/>`
    + '<path d="M-34 -98H-27L-12 -44H-15ZM34 -98H27L12 -44H15Z" fill="#000" opacity=".28"/><path d="M-15 -44L-34 -98L-8 -98L-3 -44Z" fill="#fff" opacity=".1"/>'
    + '<circle cy="-42" r="8" fill="none" stroke="#6d4a1a" stroke-width="6"/><circle cy="-42" r="8" fill="none" stroke="url(#pkz-brass)" stroke-width="4"/>';
}

/** Leaves of laurel around the field of the crystal order. */
const laurel = around(2, (turned) => `<g transform="${turned ? "scale(-1 1)" : ""}">${[200, 222, 244, 266, 288, 310].map((each) => `<path transform="rotate(${each}) translate(0 -49) rotate(70)" d="M0 -9Q6 0 0 9Q-6 0 0 -9Z" fill="#f6dd9d" stroke="#6d4a1a" stroke-width="1"/>`).join("")}</g>`);
/** Stones in the rays of the diamond order. */
const stones = around(12, (turned) => `<g transform="rotate(${turned}) translate(0 -56)"><circle r="5.4" fill="url(#pkz-hippo-diamond)" stroke="#6d4a1a"/><path d="M-3 0L0 -3.4L3 0L0 3.4Z" fill="#fff" opacity=".85"/></g>`);

function medal(stone: Stone): string {
  const rich = stone === "diamond";
  const rays = rich
    ? `<path d="${star(70, 54, 12)}" fill="url(#pkz-brass-down)" stroke="#6d4a1a"/><path d="${star(64, 52, 12, Math.PI / 12)}" fill="url(#pkz-brass)" stroke="#6d4a1a" stroke-width=".8"/>`
    : `<path d="${star(68, 46, 8)}" fill="url(#pkz-brass-down)" stroke="#6d4a1a"/><path d="${star(61, 46, 8, Math.PI / 8)}" fill="url(#pkz-brass)" stroke="#6d4a1a" stroke-width=".8"/>`;
  const engraved = around(rich ? 24 : 32, (turned) => `<path transform="rotate(${turned})" d="M0 -45V-${rich ? 52 : 56}" stroke="#6d4a1a" stroke-opacity=".45"/>`);
  return ribbon(rich ? "#7c1720" : "#1f3c62", rich ? "#b23038" : "#3f6ea8")
    + `<g transform="translate(0 27)">${rays}${engraved}${rich ? "" : laurel}<circle r="44" fill="${rich ? "#2a0f1c" : "#10202f"}" stroke="url(#pkz-brass)" stroke-width="5"/>${rich ? stones : ""}`
    + `<circle r="44" fill="url(#pkz-lit)"/><circle r="39" fill="none" stroke="#f6dd9d" stroke-opacity=".55" stroke-dasharray="1 3"/><g transform="translate(-4 8) scale(.55)">${gem(stone)}</g></g>`;
}

/** A round foot of lacquer with rings of brass; a plate with a star for each step of the way. */
function foot(stars: number): string {
  const plate = `<path d="M-31 70Q0 76 31 70V84Q0 90 -31 84Z" fill="url(#pkz-brass)" stroke="#57422f"/>`;
  const marks = Array.from({ length: stars }, (_, i) => `<path transform="translate(${(i - (stars - 1) / 2) * 15} 80) scale(.085)" d="${star(60, 26, 5)}" fill="#57380f"/>`).join("");
  return '<ellipse cy="92" rx="76" ry="8" fill="#000" opacity=".35"/><path d="M-64 58V84A64 11 0 0 0 64 84V58Z" fill="url(#pkz-lacquer)"/><path d="M-64 58V84Q-62 88 -52 91V60ZM40 62V92Q60 89 64 84V58Z" fill="#fff" opacity=".07"/>'
    + '<path d="M-68 82V88A68 11 0 0 0 68 88V82A68 11 0 0 1 -68 82Z" fill="url(#pkz-brass)"/><path d="M-66 53V60A66 11 0 0 0 66 60V53Z" fill="url(#pkz-brass)"/>'
    + '<ellipse cy="53" rx="66" ry="11" fill="#241a14" stroke="#f6dd9d" stroke-width="1.4"/><ellipse cx="4" cy="53" rx="48" ry="6" fill="#cfeaff" opacity=".22"/>' + plate + marks;
}

function statuette(stone: Stone): string {
  const glow = stone === "diamond" ? spark(-66, -46, 10, "#ffe9b8") + spark(70, -62, 7, "#ffe9b8") + dot(-50, -72, 1.6, "#ffe9b8") + dot(58, -84, 1.4, "#ffe9b8") : spark(64, -62, 6, "#dff3ff");
  const light = line("M-70 -6A74 74 0 0 1 70 -6", "#fff2d2", 1).replace("<path", '<path opacity=".3" stroke-dasharray="1 6"');
  return `<circle cy="-12" r="88" fill="url(#pkz-halo)" opacity=".6"/>${light}${foot(stone === "diamond" ? 4 : 2)}<g transform="translate(-2 13) scale(1.3)">${gem(stone)}</g>${glow}`;
}

/** One of the four awards; `label` names it for a screen reader. */
export function Award({ kind, label }: { kind: AwardKind; label?: string }) {
  const stone = kind.startsWith("crystal") ? "crystal" : "diamond";
  const html = kind.endsWith("order") ? medal(stone) : statuette(stone);
  const naming = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  return <svg class="art award" viewBox="-92 -100 184 200" focusable="false" {...naming} dangerouslySetInnerHTML={{ __html: html }} />;
}
