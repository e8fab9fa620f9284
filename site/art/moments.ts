// Drawings for the scenes: the gong, the stamps of the verdict, the rays of a victory. All within 240×240 around the middle.
const spokes = (count: number, draw: (degrees: number, i: number) => string) => Array.from({ length: count }, (_, i) => draw((i * 360) / count, i)).join("");

export const gongMarkup = '<g class="gong__waves" fill="none" stroke="#f6dd9d"><circle r="70" stroke-width="3"/><circle r="70" stroke-width="2"/><circle r="70" stroke-width="1.5"/></g>'
  + '<path d="M-88 112V-84Q-88 -100 -72 -100H72Q88 -100 88 -84V112" fill="none" stroke="#3a2114" stroke-width="13" stroke-linecap="round"/><path d="M-88 112V-84Q-88 -100 -72 -100H72Q88 -100 88 -84V112" fill="none" stroke="#8a5632" stroke-width="6" stroke-linecap="round"/>'
  + '<path d="M-34 -98L-30 -52M34 -98L30 -52" stroke="#d9a54c" stroke-width="2.5"/><g class="gong__disc"><circle cy="4" r="68" fill="url(#pkz-brass)" stroke="#5c3d14" stroke-width="2"/><circle cy="4" r="56" fill="none" stroke="#6d4a1a" stroke-opacity=".55" stroke-width="2"/><circle cy="4" r="40" fill="none" stroke="#fff1cf" stroke-opacity=".35" stroke-width="2"/><circle cy="4" r="20" fill="url(#pkz-brass-down)" stroke="#6d4a1a" stroke-opacity=".6"/><path d="M-48 -26A56 56 0 0 1 -6 -51" fill="none" stroke="#fffbe8" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/></g>';

const tickMark = '<path d="M-34 4L-10 28L38 -26" fill="none" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"';
const crossMark = '<path d="M-26 -26L26 26M26 -26L-26 26" fill="none" stroke-width="15" stroke-linecap="round"';

/** Right is a round medal in laurels, wrong a wax seal on a viewers' envelope. */
export function stampMarkup(right: boolean): string {
  if (right) {
    const leaf = (side: 1 | -1) => Array.from({ length: 7 }, (_, i) => { const a = side * (28 + i * 20); return `<g transform="rotate(${180 - a})"><ellipse cy="-96" rx="8" ry="18" transform="rotate(${side * 38} 0 -96)" fill="${i % 2 ? "#3c9160" : "#56b47c"}"/></g>`; }).join("");
    return `<circle r="118" fill="url(#pkz-halo)"/>${leaf(1)}${leaf(-1)}<circle r="76" fill="url(#pkz-brass)" stroke="#6d4a1a" stroke-width="2"/><circle r="64" fill="#124d38"/><circle r="64" fill="url(#pkz-lamp)"/>${tickMark} stroke="#fff1cf"/>`;
  }
  return '<g transform="rotate(-7) scale(2.9)"><rect x="-36" y="-25" width="72" height="50" rx="3" fill="url(#pkz-paper)"/><path d="M-36 25L-9 1M36 25L9 1M-36 -22L0 7L36 -22" fill="none" stroke="#a98d5d" stroke-width="1.2"/></g>'
    + '<path d="M-56 4Q-62 -34 -30 -48Q0 -64 32 -48Q62 -34 56 4Q60 40 28 52Q-2 64 -32 50Q-60 38 -56 4Z" fill="url(#pkz-wax)" stroke="#4d0d0d" stroke-width="1.5"/><circle r="43" fill="none" stroke="#d0766c" stroke-opacity=".7" stroke-width="3"/>' + `${crossMark} stroke="#ffe1d6"/>`;
}

export const sunburstMarkup = `<g class="burst">${spokes(18, (a, i) => `<path d="M0 0L${i % 2 ? -7 : -10} -${i % 2 ? 104 : 119}H${i % 2 ? 7 : 10}Z" transform="rotate(${a})" fill="#ffd58a" opacity="${i % 2 ? 0.1 : 0.18}"/>`)}</g><circle r="104" fill="url(#pkz-halo)" opacity=".8"/>`;
