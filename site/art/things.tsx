// The things of the game: envelopes and the zero on the table, the black box, the logo.

/** An envelope lying flat, 72×50 around its centre. Colours beyond paper, red and blue fall back to paper. */
export function envelopeMarkup(color: string): string {
  const tint = color === "red" || color === "blue" ? `-${color}` : "";
  const fold = tint ? "#fff3dc" : "#a98d5d";
  const wax = tint ? "url(#pkz-brass)" : "url(#pkz-wax)";
  return `<rect x="-36" y="-25" width="72" height="50" rx="3.5" fill="url(#pkz-paper${tint})"/><path d="M-36 25L-9 1M36 25L9 1" stroke="${fold}" stroke-opacity=".6"/><path d="M-36 -22L0 7L36 -22" fill="none" stroke="${fold}" stroke-width="1.6"/>`
    + `<path d="M-35.5 -24.5H35.5" stroke="#fff" stroke-opacity=".7"/><path d="M-9 3Q-10 -5 -2 -5.5Q7 -7 9 1Q11 9 3 12Q-7 14 -9 3Z" fill="${wax}"/><circle cy="3.5" r="4.8" fill="none" stroke="${tint ? "#6d4a1a" : "#d0766c"}" stroke-width="1.2"/>`;
}

/** The black box as a lacquered chest seen from the front. `lid` turns from 0 (shut) to 1 (open). */
export function boxMarkup(lid: 0 | 1): string {
  const open = lid === 1;
  const shut = '<path d="M-92 -26L-78 -66H78L92 -26Z" fill="url(#pkz-lacquer)" stroke="#5b4a3c"/><path d="M-92 -26H92V-10H-92Z" fill="#221b18" stroke="#5b4a3c"/><path d="M-78 -66H78" stroke="#fff6dc" stroke-opacity=".35" stroke-width="2"/>';
  const raised = '<path d="M-86 -44L-96 -112H96L86 -44Z" fill="#171210" stroke="#5b4a3c"/><path d="M-78 -50L-86 -104H86L78 -50Z" fill="#5f1722"/><path d="M-78 -50L-86 -104H86L78 -50Z" fill="url(#pkz-lit)"/><path d="M-90 -20L-82 -46H82L90 -20Z" fill="#3d0d16"/><ellipse cy="-34" rx="72" ry="12" fill="url(#pkz-halo)"/>';
  return `<ellipse cy="84" rx="118" ry="13" fill="#000" opacity=".5"/>${open ? raised : ""}<path d="M-90 -20H90V78Q0 84 -90 78Z" fill="url(#pkz-lacquer)" stroke="#5b4a3c"/>${open ? "" : shut}`
    + '<path d="M-90 -20V78M90 -20V78" stroke="url(#pkz-brass-down)" stroke-width="5"/><path d="M-90 78Q0 84 90 78" fill="none" stroke="url(#pkz-brass)" stroke-width="3.5"/><path d="M-89 -14Q0 -8 89 -14" fill="none" stroke="#e9cf8b" stroke-opacity=".5" stroke-width="1.5"/>'
    + `<g fill="url(#pkz-brass)"><path d="M-90 60L-66 78L-90 78ZM90 60L66 78L90 78ZM-90 -2L-70 -20H-90ZM90 -2L70 -20H90Z"/><rect x="-17" y="${open ? -16 : -30}" width="34" height="${open ? 34 : 48}" rx="6" stroke="#6d4a1a"/></g><circle cy="-1" r="5" fill="#2b1d14"/><path d="M-2.5 0L-4 11H4L2.5 0Z" fill="#2b1d14"/>`
    + '<path d="M-74 14Q-50 6 -34 12" stroke="#fff6dc" stroke-opacity=".14" stroke-width="7" stroke-linecap="round" fill="none"/>';
}

/** The small box that marks the zero on the table. */
export const zeroMarkup = '<rect x="-27" y="-27" width="54" height="54" rx="6" fill="url(#pkz-lacquer)" stroke="#e9cf8b" stroke-width="1.8"/><path d="M-27 -9H27" stroke="#e9cf8b" stroke-opacity=".6"/><path d="M-27 -15V-21Q-27 -27 -21 -27H-15ZM27 -15V-21Q27 -27 21 -27H15ZM-27 15V21Q-27 27 -21 27H-15ZM27 15V21Q27 27 21 27H15Z" fill="url(#pkz-brass)"/><rect x="-6" y="-15" width="12" height="14" rx="2.5" fill="url(#pkz-brass)"/><circle cy="-9" r="2.2" fill="#2b1d14"/>';

export interface BlackBoxProps { open: boolean; label?: string }
export function BlackBox({ open, label }: BlackBoxProps) {
  const naming = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  return <svg class="art blackbox" viewBox="-124 -118 248 218" focusable="false" {...naming} dangerouslySetInnerHTML={{ __html: boxMarkup(open ? 1 : 0) }} />;
}

export interface EnvelopeProps { color: string; label?: string }
export function Envelope({ color, label }: EnvelopeProps) {
  const naming = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  return <svg class="art envelope" viewBox="-38 -27 76 54" focusable="false" {...naming} dangerouslySetInnerHTML={{ __html: envelopeMarkup(color) }} />;
}

const logo = '<circle r="46" fill="url(#pkz-walnut)"/><circle r="38.5" fill="#1a0d07"/><circle r="37.5" fill="none" stroke="url(#pkz-brass)" stroke-width="2.4"/><circle r="36" fill="url(#pkz-baize)"/>'
  + Array.from({ length: 8 }, (_, i) => `<path d="M0 -13V-36" stroke="#e6c57c" stroke-opacity=".4" transform="rotate(${i * 45 + 22.5})"/>`).join("")
  + '<path d="M0 0L-13.8 -33.300A36 36 0 0 1 13.8 -33.300Z" fill="#1fb57a" opacity=".7"/><g transform="rotate(38)"><path d="M0 -32L5.5 -14L3 -15V16Q0 22 -3 16V-15L-5.5 -14Z" fill="url(#pkz-brass)" stroke="#5c3d14" stroke-width=".6"/></g><circle r="7.5" fill="url(#pkz-brass)" stroke="#5c3d14" stroke-width=".6"/><circle r="36" fill="url(#pkz-lamp)"/>';

/** The mark of the club: the table from above with its arrow. */
export function Logo({ label }: { label?: string }) {
  const naming = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  return <svg class="art logo" viewBox="-48 -48 96 96" focusable="false" {...naming} dangerouslySetInnerHTML={{ __html: logo }} />;
}
