// `npm run gallery`: the dev page of parts and states into build/gallery; never part of the site.
import { buildPage, out } from "./options.mjs";

const { js, names } = await buildPage("site/gallery/main.tsx", "site/table/index.html", out("gallery"));
console.log(`build/gallery/index.html (${js}, ${names.length} files)`);
