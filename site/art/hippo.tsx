// The club's own beast: the hippo of empty states and errors, and the four awards drawn with it.
export type HippoMood = "calm" | "puzzled" | "glad" | "asleep";

const line = (d: string, color: string, width = 3) => `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number, color: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;

const HEAD = "M-42 -30C-44 -62 -24 -74 0 -74S44 -62 42 -30C66 -16 70 42 0 42S-66 -16 -42 -30Z";
const eyesOf: Record<HippoMood, string> = {
  calm: dot(-19, -42, 5, "#241a1e") + dot(19, -42, 5, "#241a1e") + dot(-17.4, -44, 1.7, "#fff") + dot(20.6, -44, 1.7, "#fff"),
  puzzled: dot(-19, -42, 5, "#241a1e") + dot(19, -43, 6.5, "#241a1e") + dot(-17, -44, 1.7, "#fff") + dot(21.4, -45.5, 2.2, "#fff") + line("M-27 -53Q-19 -55 -12 -51M11 -57Q20 -63 29 -56", "#54445a"),
  glad: line("M-26 -40Q-19 -49 -12 -40M12 -40Q19 -49 26 -40", "#241a1e", 3.6),
  asleep: line("M-26 -43Q-19 -37 -12 -43M12 -43Q19 -37 26 -43", "#241a1e", 3.2),
};
const mouthOf: Record<HippoMood, string> = {
  calm: line("M-34 14Q0 30 34 14", "#54445a"),
  puzzled: line("M-26 19Q-8 13 6 19T30 15", "#54445a"),
  glad: '<path d="M-34 10Q0 22 34 10Q26 38 0 38T-34 10Z" fill="#5d2330"/><path d="M-16 30Q0 22 16 30Q10 37 0 37T-16 30Z" fill="#c76b72"/>',
  asleep: line("M-22 16Q0 24 22 16", "#54445a"),
};
const teeth = '<path d="M-17 18V27Q-13 29 -9 27V20ZM17 18V27Q13 29 9 27V20Z" fill="#fff6e6"/>';
const ear = (x: number) => `<ellipse cx="${x}" cy="-68" rx="11" ry="13" fill="#84758a"/><ellipse cx="${x}" cy="-66" rx="5.5" ry="7.5" fill="#cf939c"/>`;
const bow = '<path d="M0 54L-26 40V70ZM0 54L26 40V70Z" fill="#8e1f1f"/><path d="M0 54L-26 40V50ZM0 54L26 40V50Z" fill="#b3372c"/>' + dot(0, 54, 6.5, "#b3372c");
const body = '<path d="M-74 96Q-70 40 0 38Q70 40 74 96Z" fill="#2b2430"/><path d="M-20 42L0 74L20 42L16 96H-16Z" fill="#efe6d6"/>';

/** The club hippo in evening dress, for empty tables, waiting and errors. */
export function Hippo({ mood, label }: { mood: HippoMood; label?: string }) {
  const z = mood === "asleep" ? '<g fill="none" stroke="var(--quiet)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"><path d="M58 -70h14l-14 16h14"/><path d="M80 -96h10l-10 12h10"/></g>' : "";
  const html = `<ellipse cy="92" rx="84" ry="9" fill="#000" opacity=".3"/>${body}${ear(-36)}${ear(36)}<path d="${HEAD}" fill="url(#pkz-hippo)"/><path d="${HEAD}" fill="url(#pkz-lit)"/>`
    + eyesOf[mood] + '<ellipse cx="-19" cy="-6" rx="5" ry="7" fill="#54445a"/><ellipse cx="19" cy="-6" rx="5" ry="7" fill="#54445a"/>' + mouthOf[mood] + teeth + bow + z;
  const naming = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  return <svg class="art hippo" viewBox="-100 -104 200 208" focusable="false" {...naming} dangerouslySetInnerHTML={{ __html: html }} />;
}

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
