// `npm run build`: the table page into build/site/t, and its weight against the budget of the first load.
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { buildPage, out } from "./options.mjs";

/** Bytes: JavaScript and CSS as sent (gzip), and all font files together. */
const BUDGET = { code: 60 * 1024, fonts: 100 * 1024 };

const dir = out("site", "t");
const { js, css, names } = await buildPage("site/table/main.tsx", "site/table/index.html", dir);
const gzip = async (name) => gzipSync(await readFile(path.join(dir, name)), { level: 9 }).length;
const weight = { js: await gzip(js), css: await gzip(css), fonts: 0 };
for (const name of names.filter((n) => n.endsWith(".woff2"))) weight.fonts += (await stat(path.join(dir, name))).size;
console.log(`build/site/t: js ${weight.js} + css ${weight.css} bytes gzip, fonts ${weight.fonts} bytes`);
if (weight.js + weight.css > BUDGET.code || weight.fonts > BUDGET.fonts) {
  console.error(`over the budget: code ${BUDGET.code}, fonts ${BUDGET.fonts}`);
  process.exitCode = 1;
}
