// The club's own beast: the hippo of empty states and errors.
export type HippoMood = "calm" | "puzzled" | "glad" | "asleep";

export const line = (d: string, color: string, width = 3) => `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const dot = (x: number, y: number, r: number, color: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;

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
