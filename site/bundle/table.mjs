// `npm run build`: the table page into build/site/t, and its weight against the budget of the first load.
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { buildPage, out } from "./options.mjs";

/** Bytes: JavaScript and CSS of the first load as sent (gzip), and all font files together. */
const BUDGET = { code: 60 * 1024, fonts: 100 * 1024 };

const dir = out("site", "t");
const { names, first } = await buildPage("site/table/main.tsx", "site/table/index.html", dir, { later: "site/table/later.css", pack: "site/table/pack/pack.css" });
const gzip = async (name) => gzipSync(await readFile(path.join(dir, name)), { level: 9 }).length;
const weigh = async (list) => (await Promise.all(list.map(gzip))).reduce((sum, bytes) => sum + bytes, 0);
const code = names.filter((name) => /\.(js|css)$/.test(name));
const weight = { first: await weigh(first), later: await weigh(code.filter((name) => !first.includes(name))), fonts: 0 };
for (const name of names.filter((n) => n.endsWith(".woff2"))) weight.fonts += (await stat(path.join(dir, name))).size;
console.log(`build/site/t: first load ${weight.first} bytes gzip (later ${weight.later}), fonts ${weight.fonts} bytes`);
if (weight.first > BUDGET.code || weight.fonts > BUDGET.fonts) {
  console.error(`over the budget: code ${BUDGET.code}, fonts ${BUDGET.fonts}`);
  process.exitCode = 1;
}
