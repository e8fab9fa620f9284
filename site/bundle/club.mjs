// The second half of `npm run build`: the club's page into build/site/club, with the weight of its first load.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { buildPage, out } from "./options.mjs";

/** Bytes: JavaScript and CSS of the first load as sent (gzip). */
const BUDGET = 60 * 1024;

const dir = out("site", "club");
const { first } = await buildPage("site/club/main.tsx", "site/club/index.html", dir);
let weight = 0;
for (const name of first) weight += gzipSync(await readFile(path.join(dir, name)), { level: 9 }).length;
console.log(`build/site/club: first load ${weight} bytes gzip`);
if (weight > BUDGET) {
  console.error(`over the budget: ${BUDGET}`);
  process.exitCode = 1;
}
