// A circle of imports is found wherever it begins, and only among modules of our own.
import assert from "node:assert/strict";
import { test } from "node:test";
import { circle } from "../../site/bundle/circles.mjs";

const inputs = (arrows: Record<string, string[]>) => Object.fromEntries(Object.entries(arrows).map(([name, to]) => [name, { imports: to.map((path) => ({ path })) }]));

test("two ways to one module are no circle", () => {
  assert.deepEqual(circle(inputs({ "a.ts": ["b.ts", "c.ts"], "b.ts": ["d.ts"], "c.ts": ["d.ts"], "d.ts": [] })), []);
});

test("a circle that does not begin at the entry is told by its names", () => {
  assert.deepEqual(circle(inputs({ "a.ts": ["b.ts"], "b.ts": ["c.ts"], "c.ts": ["e.ts", "d.ts"], "d.ts": ["b.ts"], "e.ts": [] })), ["b.ts", "c.ts", "d.ts", "b.ts"]);
});

test("libraries and files that are fetched from elsewhere are not ours to judge", () => {
  assert.deepEqual(circle(inputs({ "a.ts": ["node_modules/x/a.js", "far.js"], "node_modules/x/a.js": ["node_modules/x/b.js"], "node_modules/x/b.js": ["node_modules/x/a.js"] })), []);
});
