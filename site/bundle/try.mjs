// `npm run try`: the round that is tried alone into build/site/t/try, with the tape that infra/try_round.py recorded.
import { access } from "node:fs/promises";
import { buildPage, out } from "./options.mjs";

const tape = out("try", "round.json");
await access(tape).catch(() => { throw new Error("make site records it first"); });
const { js, names } = await buildPage("site/try/main.tsx", "site/try/index.html", out("site", "t", "try"), {}, { "pkz:round": tape });
console.log(`build/site/t/try/index.html (${js}, ${names.length} files)`);
