// Cuts the two typefaces down to the letters the game needs and writes the @font-face rules beside them.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/** Inclusive code point ranges. The acute U+0301 marks stresses in questions; it lives with the Cyrillic letters. */
const LATIN = ["20-7E", "A0", "A7", "AB", "B0", "B1", "B7", "BB", "D7", "2013-2014", "2018-201A", "201C-201E", "2022", "2026", "2190", "2192", "2212", "2248", "2264-2265"];
const CYRILLIC = ["301", "401", "404", "406-407", "410-44F", "451", "454", "456-457", "490-491", "2116"];

/** Weights stay variable inside `weight`; the display serif needs fewer letters and a shorter axis. */
const FACES = [
  { family: "Golos Text Variable", pack: "golos-text", weight: [400, 800] },
  { family: "Playfair Display Variable", pack: "playfair-display", weight: [400, 800] },
];

const letters = (ranges) => ranges.flatMap((range) => {
  const [from, to = from] = range.split("-").map((hex) => parseInt(hex, 16));
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}).join("");

const unicodeRange = (ranges) => ranges.map((range) => `U+${range}`).join(",");

async function cut(face, script, ranges, dir) {
  const source = require.resolve(`@fontsource-variable/${face.pack}/files/${face.pack}-${script}-wght-normal.woff2`);
  const [min, max] = face.weight;
  const font = await subsetFont(await readFile(source), letters(ranges), {
    targetFormat: "woff2",
    variationAxes: { wght: { min, max, default: min } },
  });
  const file = `${face.pack}-${script}.woff2`;
  await writeFile(path.join(dir, file), font);
  return `@font-face{font-family:"${face.family}";font-weight:${min} ${max};font-style:normal;font-display:swap;`
    + `src:url("./${file}") format("woff2");unicode-range:${unicodeRange(ranges)}}`;
}

/** Changes when this file, the cutter or a typeface changes. */
async function makersStamp() {
  const packs = ["subset-font", ...FACES.map((face) => `@fontsource-variable/${face.pack}`)];
  const files = [new URL(import.meta.url), ...packs.map((pack) => require.resolve(`${pack}/package.json`))];
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file));
  return hash.digest("hex");
}

/** Makes the font files in `dir` unless they are current; returns the path of their stylesheet. */
export async function makeFonts(dir) {
  const css = path.join(dir, "fonts.css");
  const stamp = await makersStamp();
  const mark = `/* ${stamp} */\n`;
  if ((await readFile(css, "utf8").catch(() => "")).startsWith(mark)) return css;
  await mkdir(dir, { recursive: true });
  const rules = [];
  for (const face of FACES) {
    rules.push(await cut(face, "cyrillic", CYRILLIC, dir), await cut(face, "latin", LATIN, dir));
  }
  await writeFile(css, mark + rules.join("\n") + "\n");
  return css;
}
