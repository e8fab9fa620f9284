// `npm run dev:views`: the page fed with recorded views, into build/dev-views beside views.json; never part of the site.
import { readFile, writeFile } from "node:fs/promises";
import { buildPage, out } from "../../bundle/options.mjs";

const views = await readFile(out("dev-views", "views.json")).catch(() => { throw new Error("first: PYTHONPATH=functions:. .venv/bin/python tests/client/make_views.py"); });
const { js, names } = await buildPage("site/table/dev/main.tsx", "site/table/index.html", out("dev-views"));
await writeFile(out("dev-views", "views.json"), views);
console.log(`build/dev-views/index.html (${js}, ${names.length} files)`);
