// The club's beast cut from a precious stone: facets that each take the light in their own way.
import { dot, line } from "./hippo";

export type Stone = "crystal" | "diamond";
type Point = readonly [number, number];

/** Corners of the cut, seen from its right side; the light falls from above. */
const AT: Record<string, Point> = {
  a: [-43, -25], b: [-23, -36], c: [3, -35], d: [17, -40], e: [31, -43], f: [42, -33], g: [56, -32], h: [66, -22], i: [66, -7],
  j: [54, 3], k: [37, 4], l: [27, -2], m: [24, 10], n: [-2, 15], o: [-30, 14], p: [-51, 6], q: [-55, -10],
  r: [-31, -12], s: [-6, -12], t: [15, -14], u: [33, -20], v: [51, -15],
};
/** Three corners and how light the facet is, from -9 (shade) to 9. */
const CUT = "qar2 abr7 bsr3 bcs8 cts4 cdt7 qrp-2 pro-5 rso-1 sno-6 stn-3 tmn-5 tlm-7 dut1 deu7 tul-4 ukl-6 efu8 fvu3 fgv5 ghv9 hiv3 ijv-3 jkv-6 ukv-1";
const LEGS: readonly (readonly [readonly Point[], number])[] = [
  [[[-26, 12], [-13, 13], [-14, 27], [-25, 27]], -8], [[[-3, 13], [9, 12], [8, 27], [-2, 27]], -8],
  [[[-51, 4], [-39, 14], [-39, 30], [-48, 30]], -1], [[[-39, 14], [-28, 12], [-29, 30], [-39, 30]], -5],
  [[[8, 12], [17, 12], [17, 30], [9, 30]], -1], [[[17, 12], [27, 2], [27, 30], [17, 30]], -5],
];
const EARS: readonly (readonly [readonly Point[], number])[] = [[[[27, -41], [30, -51], [36, -48], [35, -39]], -3], [[[15, -38], [15, -49], [22, -48], [25, -40]], 4]];
const OUTLINE = "abcdefghijklmnopq";
const BODY = { crystal: "url(#pkz-hippo-crystal)", diamond: "url(#pkz-hippo-diamond)" } as const;
const SHADE = { crystal: "#0d4a78", diamond: "#4a2a9a" } as const;
/** A diamond breaks the light into colours. */
const FIRE = ["#ff9ad5", "#7ff5e4", "#ffe48a", "#9fb6ff"] as const;

const loop = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
const facet = (points: readonly Point[], light: number, stone: Stone): string =>
  `<path d="${loop(points)}" fill="${light > 0 ? "#fff" : SHADE[stone]}" opacity="${(Math.abs(light) * (light > 0 ? 0.085 : 0.07)).toFixed(2)}"/>`;
const middle = (points: readonly Point[]): Point => [points.reduce((sum, [x]) => sum + x, 0) / points.length, points.reduce((sum, [, y]) => sum + y, 0) / points.length];

/** Every facet of a diamond is cut into three more, one of them aflame. */
function brilliant(points: readonly Point[], light: number, n: number): string {
  const at = middle(points);
  const three = points.map((each, i) => [each, points[(i + 1) % points.length]!, at] as const);
  return three.map((each, i) => facet(each, light + [2.5, -2, 0][i]!, "diamond")).join("") + `<path d="${loop(three[n % 3]!)}" fill="${FIRE[n % 4]}" opacity=".5"/>`;
}

const solid = (points: readonly Point[], light: number, stone: Stone): string => `<path d="${loop(points)}" fill="${BODY[stone]}"/>${facet(points, light, stone)}<path d="${loop(points)}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width=".9" stroke-linejoin="round"/>`;

/** A spark of light with four rays. */
export const spark = (x: number, y: number, r: number, color = "#fff"): string => `<path d="M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z" fill="${color}"/>`;

/** About 126 by 82, its feet at y = 30. */
export function gem(stone: Stone): string {
  const outline = loop([...OUTLINE].map((name) => AT[name]!));
  const cut = CUT.split(" ").map((each, n) => {
    const points = [...each.slice(0, 3)].map((name) => AT[name]!);
    const light = Number(each.slice(3));
    const edges = line(loop(points), "#ffffff", 0.7).replace("<path", '<path opacity=".55"');
    return (stone === "diamond" ? brilliant(points, light, n) : facet(points, light, stone)) + edges;
  }).join("");
  return LEGS.slice(0, 2).map(([points, light]) => solid(points, light, stone)).join("") + line("M-54 -8Q-61 -6 -60 2", "#ffffffb0", 2.4)
    + EARS.map(([points, light]) => solid(points, light, stone)).join("") + LEGS.slice(2).map(([points, light]) => solid(points, light, stone)).join("")
    + `<path d="${outline}" fill="${BODY[stone]}" stroke="${SHADE[stone]}" stroke-opacity=".55" stroke-width="3.2" stroke-linejoin="round"/>${cut}<path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="1.5" stroke-linejoin="round"/>`
    + dot(36, -34, 3.1, "#16212e") + dot(37, -35, 1, "#fff") + dot(60, -24, 1.7, "#16212ec0") + line("M64 -9Q52 -4 40 -8", "#16212e90", 1.6) + '<path d="M54 -5.5L56.5 1L59 -7Z" fill="#fff"/>'
    + spark(-24, -34, stone === "diamond" ? 12 : 8) + spark(58, -31, stone === "diamond" ? 8 : 5) + (stone === "diamond" ? spark(-44, 2, 6) + spark(6, -14, 7) : "");
}
