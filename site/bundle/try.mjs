// `npm run try`: the round that is tried alone into build/site/t/try, with the tape that infra/try_round.py recorded.
import { createHash } from "node:crypto";
import { access, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildPage, out, root } from "./options.mjs";

const tape = out("try", "round.json");
const home = out("site", "t", "try");
await access(tape).catch(() => { throw new Error("make site records it first"); });
const { js, names } = await buildPage("site/try/main.tsx", "site/try/index.html", home, {}, { "pkz:round": tape });

/** Every name carries its hash, so the names are the version. */
const worker = (await readFile(path.join(root, "site/offline/sw.js"), "utf8"))
  .replace("__KIND__", "try")
  .replace("__VERSION__", createHash("sha256").update(names.join()).digest("hex").slice(0, 16))
  .replace("__KEPT__", JSON.stringify(["", ...names]));
await writeFile(path.join(home, "sw.js"), worker);
console.log(`build/site/t/try/index.html (${js}, ${names.length} files)`);
