// Drawings of rounds of their own kinds, within 240×240 around the middle: envelopes in a fan, an hourglass, a window, a shelf of cards.
import { envelopeMarkup } from "./things";

const halo = '<circle r="118" fill="url(#pkz-halo)" opacity=".8"/>';

const fan = (count: number, color: string): string =>
  halo + Array.from({ length: count }, (_, i) => { const turn = (i - (count - 1) / 2) * 24; return `<g transform="rotate(${turn}) translate(0 -26) scale(1.75)" filter="url(#pkz-shade)">${envelopeMarkup(color)}</g>`; }).join("");

/** Each envelope under its own light: which of them is taken is the team's affair. */
const apart = halo + [-80, 0, 80].map((x, i) => `<g transform="translate(${x} ${i === 1 ? -34 : 14}) scale(1.02)" filter="url(#pkz-shade)">${envelopeMarkup("paper")}</g>`).join("")
  + '<path d="M0 112V34M0 60L-62 44M0 60L62 44" fill="none" stroke="url(#pkz-brass)" stroke-width="7" stroke-linecap="round"/>';

const hourglass = halo + '<path d="M-62 -100H62M-62 100H62" stroke="url(#pkz-brass)" stroke-width="16" stroke-linecap="round"/>'
  + '<path d="M-48 -90C-48 -36 -10 -20 -10 0C-10 20 -48 36 -48 90H48C48 36 10 20 10 0C10 -20 48 -36 48 -90Z" fill="#fff6dc" fill-opacity=".14" stroke="#e9cf8b" stroke-width="4"/>'
  + '<path d="M-30 -44C-22 -26 -6 -16 0 -6C6 -16 22 -26 30 -44Z" fill="#d9a54c"/><path d="M0 0V60" stroke="#d9a54c" stroke-width="4"/><path d="M-42 86C-40 62 -18 56 0 50C18 56 40 62 42 86Z" fill="#d9a54c"/>';

const pane = (x: number) => `<path d="M${x} -78H${x + 62}V78H${x}Z" fill="#9fc3d8" fill-opacity=".16" stroke="#e9cf8b" stroke-width="3"/>`;
const window = `${halo}<rect x="-92" y="-100" width="184" height="200" rx="6" fill="url(#pkz-walnut)"/><rect x="-76" y="-84" width="152" height="168" fill="#0d1a24"/><circle cx="34" cy="-40" r="20" fill="#fff1cf" opacity=".85"/>${pane(-72)}`
  + '<path d="M6 -80L58 -96V92L6 80Z" fill="#9fc3d8" fill-opacity=".22" stroke="#e9cf8b" stroke-width="4"/><path d="M-60 -20Q-30 -44 0 -20T60 -20M-64 20Q-30 -4 4 20T72 20" fill="none" stroke="#fff6dc" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"/>';

const shelf = halo + [0, 1, 2, 3, 4].map((i) => `<rect x="${-84 + i * 8}" y="${-70 + i * 14}" width="136" height="84" rx="5" fill="url(#pkz-paper)" stroke="#a98d5d" stroke-opacity=".6"/>`).join("")
  + '<path d="M-32 24H44M-32 40H20" stroke="#a98d5d" stroke-width="4" stroke-linecap="round"/><path d="M-98 96H98" stroke="url(#pkz-brass)" stroke-width="10" stroke-linecap="round"/>';

export const sectorArt: Readonly<Record<string, string>> = {
  blitz: fan(3, "paper"), superblitz: fan(3, "paper"), duplet: fan(2, "paper"), thirteen: apart, partner: apart, zeitnot: hourglass, window, base: shelf, decisive: fan(1, "red"),
};
