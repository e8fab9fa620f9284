// The faces: people put together from a few drawn parts, and the beasts of the club. All heads share one crown, so any hat fits.
export interface Person {
  skin: string;
  cloth: string;
  /** Drawn behind the head, over it, and on top of everything; SVG markup around the centre of the face. */
  back?: string;
  front?: string;
  over?: string;
  brow?: string;
  lips?: string;
  collar?: string;
}

const INK = "#2b1d14";
const HEAD = "M-26 -5C-26 -25 -14 -33 0 -33S26 -25 26 -5C26 16 13 30 0 30S-26 16 -26 -5Z";
export const eyes = (x: number, y: number, r = 3.1, fill = INK) =>
  `<circle cx="${-x}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${1 - x}" cy="${y - 1.2}" r="1" fill="#fff"/><circle cx="${x + 1}" cy="${y - 1.2}" r="1" fill="#fff"/>`;
const stroke = (d: string, color = INK, width = 2.2) => `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`;
export const shoulders = (cloth: string, collar = "") => `<path d="M-50 60Q-46 29 -14 27H14Q46 29 50 60Z" fill="${cloth}"/>${collar}`;

const shirt = fill("M-13 26L0 44L13 26L9 60H-9Z", "#efe6d6");
const tie = (color: string) => shirt + fill("M-4 38L0 34L4 38L6 60H-6Z", color);
const bow = (color: string) => shirt + fill("M0 36L-14 29V43ZM0 36L14 29V43Z", color) + `<circle cy="36" r="3.4" fill="${color}"/>`;
const glasses = (shape: "round" | "square", color: string) => {
  const lens = (x: number) => shape === "round"
    ? `<circle cx="${x}" cy="-4" r="8.4" fill="#fff" fill-opacity=".16" stroke="${color}" stroke-width="2"/>`
    : `<rect x="${x - 9}" y="-11" width="18" height="14" rx="4" fill="#fff" fill-opacity=".16" stroke="${color}" stroke-width="2.2"/>`;
  return lens(-10.5) + lens(10.5) + stroke("M-2 -5Q0 -7 2 -5", color, 2) + stroke("M-19 -6L-26 -8M19 -6L26 -8", color, 1.8);
};
const curls = (color: string, r: number, points: [number, number][]) => points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`).join("");
const cap = (color: string) => fill("M-27.5 -2C-31 -28 -18 -38 0 -38S31 -28 27.5 -2C26 -12 21 -20 12 -22Q0 -18 -12 -22C-21 -20 -26 -12 -27.5 -2Z", color);
const parting = (color: string) => fill("M-27.5 0C-32 -28 -16 -39 2 -38S32 -26 27.5 0C26 -10 22 -16 16 -22C6 -14 -14 -12 -22 -13Q-26 -8 -27.5 0Z", color);
const bob = (color: string, length: number) => fill(`M-28 ${length}C-36 -6 -32 -39 0 -39S36 -6 28 ${length}Q0 ${length + 4} -28 ${length}Z`, color);
const beard = (color: string) => fill("M-26 0C-26 24 -12 38 0 38S26 24 26 0C22 8 16 9 10 8Q0 4 -10 8C-16 9 -22 8 -26 0Z", color) + fill("M-8 15Q0 19 8 15Q6 21 0 21T-8 15Z", "#a1443c");
const moustache = (color: string) => fill("M0 10C-4 6 -12 8 -19 16C-12 18 -4 17 0 13C4 17 12 18 19 16C12 8 4 6 0 10Z", color);

/** Markup of a person, without background or hat. */
export function person(p: Person): string {
  const hair = p.brow ?? INK;
  return `${p.back ?? ""}${shoulders(p.cloth, p.collar)}<path d="M-9 18H9V32Q0 38 -9 32Z" fill="${p.skin}"/><path d="M-9 24Q0 33 9 24V29Q0 36 -9 29Z" fill="#1a0d07" opacity=".22"/>`
    + `<circle cx="-26" cy="0" r="5" fill="${p.skin}"/><circle cx="26" cy="0" r="5" fill="${p.skin}"/><path d="${HEAD}" fill="${p.skin}"/><path d="${HEAD}" fill="url(#pkz-lit)"/>`
    + `<ellipse cx="-15" cy="8" rx="5" ry="3.4" fill="#d4553f" opacity=".2"/><ellipse cx="15" cy="8" rx="5" ry="3.4" fill="#d4553f" opacity=".2"/>`
    + eyes(10, -3) + stroke("M-15 -11Q-10 -14.5 -5 -12M5 -12Q10 -14.5 15 -11", hair, 2.3) + stroke("M1 -1Q4 5 -1 6", "#1a0d07", 1.5).replace("/>", ' opacity=".45"/>')
    + (p.lips ? fill("M-8 13Q-4 10.5 0 12.5Q4 10.5 8 13Q4 18.5 0 18.5T-8 13Z", p.lips) : stroke("M-8 13Q0 19 8 13")) + (p.front ?? "") + (p.over ?? "");
}

export const PEOPLE: Record<string, Person> = {
  sage: { skin: "#eec4a0", cloth: "#3d4a63", collar: tie("#7d2733"), brow: "#c9c3ba", front: beard("#d8d3ca") + fill("M-27 -4C-33 -14 -30 -30 -22 -30C-26 -20 -26 -14 -27 -4ZM27 -4C33 -14 30 -30 22 -30C26 -20 26 -14 27 -4Z", "#d8d3ca"), over: glasses("round", "#6b4a1d") },
  muse: { skin: "#f3d0b3", cloth: "#6c1f31", brow: "#1d1513", lips: "#b3262e", back: bob("#1d1513", 22), front: fill("M-27 0C-30 -26 -18 -36 0 -36S30 -26 27 0Q22 -18 -2 -20Q-22 -18 -27 0Z", "#1d1513"), over: '<circle cx="-27" cy="9" r="3" fill="#f6dd9d"/><circle cx="27" cy="9" r="3" fill="#f6dd9d"/>' },
  poet: { skin: "#8a5636", cloth: "#c08a37", brow: "#20140f", back: curls("#20140f", 13, [[-26, -14], [-20, -30], [0, -36], [20, -30], [26, -14], [-30, 0], [30, 0]]), front: curls("#20140f", 9, [[-18, -27], [-6, -32], [7, -32], [18, -27]]) },
  ginger: { skin: "#f8d9c3", cloth: "#24614d", brow: "#a04a1c", lips: "#c25b4e", back: fill("M-24 -10Q-44 26 -30 52Q-20 30 -20 6ZM24 -10Q44 26 30 52Q20 30 20 6Z", "#b9551f"), front: parting("#c9642a"), over: '<g fill="#c9764a" opacity=".7"><circle cx="-17" cy="4" r="1.1"/><circle cx="-12" cy="6" r="1.1"/><circle cx="12" cy="6" r="1.1"/><circle cx="17" cy="4" r="1.1"/></g>' },
  gentleman: { skin: "#e5b58d", cloth: "#1f1d24", collar: bow("#8e1f1f"), brow: "#4a2c18", front: moustache("#4a2c18"), over: '<circle cx="10.5" cy="-3" r="9" fill="#fff" fill-opacity=".14" stroke="#e6c57c" stroke-width="2"/><path d="M19 1Q25 14 20 30" fill="none" stroke="#e6c57c" stroke-width="1.3"/>' },
  student: { skin: "#f0c8a4", cloth: "#41506b", brow: "#5d3a20", front: fill("M-28 -2C-33 -30 -14 -40 4 -38C24 -40 33 -22 28 -2C26 -10 24 -15 20 -18L15 -12L9 -20L2 -12L-6 -21L-12 -13L-20 -18Q-26 -12 -28 -2Z", "#6d4527"), over: glasses("round", "#20140f") },
  scarf: { skin: "#d9a578", cloth: "#2c4a52", brow: "#2b1a10", lips: "#a8473f", back: fill("M-33 44C-42 -8 -30 -40 0 -40S42 -8 33 44Z", "#2f7d74"), front: fill("M-29 20C-36 -20 -22 -40 0 -40S36 -20 29 20Q27 -24 0 -25T-29 20Z", "#3a958a") + fill("M-28 16Q-22 34 0 34T28 16Q36 40 20 48H-20Q-36 40 -28 16Z", "#3a958a") },
  blonde: { skin: "#fbe0c8", cloth: "#5a4a86", brow: "#a97c35", lips: "#c8625a", back: `<circle cy="-36" r="12" fill="#e0b560"/>` + bob("#d0a24c", 8), front: parting("#e8c274") },
  navigator: { skin: "#c98f63", cloth: "#22384f", collar: fill("M-20 27L0 44L20 27L24 36L0 54L-24 36Z", "#e9e2d3"), brow: "#1c1411", front: cap("#1c1411") + beard("#241a15") },
  grandma: { skin: "#f1cdb2", cloth: "#7a4a5e", brow: "#bdb6ad", lips: "#b8605c", back: `<circle cy="-37" r="11" fill="#dcd6cd"/>`, front: cap("#e6e1d9"), over: glasses("square", "#7d2733") + stroke("M-26 -6Q-34 14 -20 34M26 -6Q34 14 20 34", "#e6c57c", 1.3) },
  runner: { skin: "#6f4128", cloth: "#b8452f", brow: "#140d0a", front: fill("M-26.5 -8C-27 -28 -14 -36 0 -36S27 -28 26.5 -8Q22 -24 0 -25T-26.5 -8Z", "#1c120d") },
  dreamer: { skin: "#f4d3b0", cloth: "#8a5632", brow: "#241811", back: bob("#2d1e15", 40), front: fill("M-28 12C-34 -26 -18 -39 0 -38S34 -26 28 12Q26 -14 2 -28Q-24 -16 -28 12Z", "#33231a") },
};
