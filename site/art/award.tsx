// The four awards of the club, drawn with its beast: an order and a statuette in crystal, then in diamond.
import { dot, line } from "./hippo";

/** The awards in the order they are earned: order and statuette in crystal, then in diamond. */
export type AwardKind = "crystal-order" | "crystal" | "diamond-order" | "diamond";
export const AWARDS: readonly AwardKind[] = ["crystal-order", "crystal", "diamond-order", "diamond"];

/** A standing hippo cut from stone; facets are lines of light. */
function statue(stone: string): string {
  const beast = "M-50 26V8C-62 -24 -36 -40 -8 -35C2 -34 8 -36 13 -40L14 -48L22 -43L28 -39C36 -36 40 -29 48 -27C64 -24 66 0 55 6C46 11 30 10 24 4L23 26H8V13Q0 16 -8 15V26H-18V15L-34 13V26Z";
  return `<path d="${beast}" fill="url(#pkz-hippo-${stone})" stroke="#fff" stroke-opacity=".75" stroke-width="1.5" stroke-linejoin="round"/>`
    + line("M-50 8L-28 -10L-8 -35M-28 -10L-34 13M-28 -10L4 -6L13 -40M4 -6L8 13M4 -6L24 4L28 -20L48 -27M13 -40L28 -20M28 -20L55 6", "#ffffffb0", 1.3) + dot(27, -30, 2.6, "#1d2a3a") + dot(54, -18, 1.8, "#1d2a3a")
    + '<path d="M-40 -16L-34 -26M-14 -27L-6 -31M40 -20L48 -21" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>'
    + line("M30 4Q44 4 57 -3", "#1d2a3a90", 1.6);
}

const star = (r: number, inner: number, rays: number) => Array.from({ length: rays * 2 }, (_, i) => {
  const a = (i * Math.PI) / rays;
  const at = i % 2 ? inner : r;
  return `${i ? "L" : "M"}${(at * Math.sin(a)).toFixed(1)} ${(-at * Math.cos(a)).toFixed(1)}`;
}).join("") + "Z";

function medal(stone: string, ribbon: string): string {
  return `<path d="M-30 -96H30L16 -36H-16Z" fill="${ribbon}"/><path d="M-12 -96H12L7 -36H-7Z" fill="#f6dd9d" opacity=".85"/><path d="M-30 -96H-22L-12 -36H-16ZM30 -96H22L12 -36H16Z" fill="#000" opacity=".2"/>`
    + `<g transform="translate(0 26)"><path d="${star(66, 50, 16)}" fill="url(#pkz-brass)" stroke="#6d4a1a"/><circle r="46" fill="#17202b" stroke="url(#pkz-brass)" stroke-width="4"/><circle r="40" fill="none" stroke="#f6dd9d" stroke-opacity=".5"/><g transform="translate(-1 4) scale(.66)">${statue(stone)}</g></g>`;
}

const plinth = '<path d="M-62 56H62L70 92H-70Z" fill="url(#pkz-lacquer)" stroke="#57422f"/><path d="M-66 56H66V48H-66Z" fill="url(#pkz-brass)"/><rect x="-26" y="66" width="52" height="15" rx="3" fill="url(#pkz-brass)"/>';

/** One of the four awards; `label` names it for a screen reader. */
export function Award({ kind, label }: { kind: AwardKind; label?: string }) {
  const stone = kind.startsWith("crystal") ? "crystal" : "diamond";
  const html = kind.endsWith("order")
    ? medal(stone, stone === "crystal" ? "#27456b" : "#8e1f1f")
    : `<circle cy="-10" r="88" fill="url(#pkz-halo)" opacity=".6"/>${plinth}<g transform="translate(0 10) scale(1.36)">${statue(stone)}</g>`;
  const naming = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  return <svg class="art award" viewBox="-92 -100 184 200" focusable="false" {...naming} dangerouslySetInnerHTML={{ __html: html }} />;
}
