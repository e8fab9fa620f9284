// The colours: every pair of text and ground that the sheets use is readable in every theme.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const source = readFileSync("site/styles/tokens.css", "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

function block(opening: string): Map<string, string> {
  const at = source.indexOf(opening + " {");
  assert.ok(at >= 0, `no block ${opening}`);
  const body = source.slice(source.indexOf("{", at) + 1, source.indexOf("}", at));
  return new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((m) => [m[1]!, m[2]!.trim()]));
}

const dark = block(":root");
const themes: Record<string, Map<string, string>> = {
  dark,
  light: new Map([...dark, ...block(':root[data-theme="light"]')]),
  contrast: new Map([...dark, ...block(':root[data-theme="contrast"]')]),
};

function luminance(hex: string): number {
  assert.match(hex, /^#[0-9a-f]{6}$/i, `${hex} is not an opaque colour`);
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(a: string, b: string): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (hi + 0.05) / (lo + 0.05);
}

const ROOM = ["--night", "--room", "--room-2", "--glow"];
const PAIRS: [string, string[]][] = [
  ["--text", ROOM], ["--quiet", ROOM], ["--lamp", ROOM], ["--lamp-hot", ROOM], ["--yes", ROOM], ["--no", ROOM], ["--alarm", ROOM], ["--warn", ROOM],
  ["--ink", ["--cream", "--cream-2"]], ["--ink-quiet", ["--cream", "--cream-2"]], ["--wax", ["--cream", "--cream-2"]],
  ["--on-primary", ["--primary-1", "--primary-2", "--primary-3"]],
  ["--on-fill", ["--yes-fill", "--no-fill"]], ["--on-baize", ["--baize-1", "--baize-2"]],
  ["--room", ["--lamp"]], ["--plate-text", ["--plate"]], ["--plate-alarm", ["--plate"]],
];

for (const [theme, tokens] of Object.entries(themes)) {
  test(`every text is readable in the ${theme} theme (WCAG AA, AAA in contrast)`, () => {
    const floor = theme === "contrast" ? 7 : 4.5;
    const poor = PAIRS.flatMap(([ink, grounds]) => grounds.map((ground) => ({ ink, ground, is: ratio(tokens.get(ink) ?? "", tokens.get(ground) ?? "") })))
      .filter(({ is }) => is < floor)
      .map(({ ink, ground, is }) => `${ink} on ${ground}: ${is.toFixed(2)}`);
    assert.deepEqual(poor, []);
  });
}

test("edges that carry meaning stand out from the room (3:1)", () => {
  const poor = Object.entries(themes).flatMap(([theme, tokens]) => ["--line-strong", "--focus"].flatMap((edge) =>
    ["--room", "--room-2"].filter((ground) => ratio(tokens.get(edge) ?? "", tokens.get(ground) ?? "") < 3).map((ground) => `${theme}: ${edge} on ${ground}`)));
  assert.deepEqual(poor, []);
});

test("the system's wish for contrast gives the same colours as the switch", () => {
  assert.deepEqual(block(':root:where(:not([data-theme]), [data-theme=""])'), block(':root[data-theme="contrast"]'));
});

test("a theme changes only tokens that the dark one has", () => {
  const unknown = Object.values(themes).flatMap((tokens) => [...tokens.keys()].filter((name) => !dark.has(name)));
  assert.deepEqual(unknown, []);
});

test("the ratio of black and white is the one of the standard", () => {
  assert.equal(ratio("#000000", "#ffffff"), 21);
});
