// What every client bundle shares: the esbuild options, the folders, and the page written around a bundle.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { circle } from "./circles.mjs";
import { makeFonts } from "./fonts.mjs";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const out = (...parts) => path.join(root, "build", ...parts);

/** What is made at build time (fonts, a recorded round) is named by an alias instead of a path into build/. */
const aliases = (made) => ({
  name: "made",
  setup(build) {
    build.onResolve({ filter: /^pkz:/ }, ({ path: name }) => ({ path: made[name] }));
  },
});

/** Options for one page: a hash in every name, so that a file may be cached for ever. */
export function pageOptions(entry, outdir, made, sheets = {}) {
  return {
    absWorkingDir: root,
    entryPoints: { page: entry, ...sheets },
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: ["es2022", "chrome109", "firefox115", "safari16"],
    jsx: "automatic",
    jsxImportSource: "preact",
    charset: "utf8",
    legalComments: "none",
    entryNames: "[name]-[hash]",
    chunkNames: "part-[hash]",
    assetNames: "fonts/[name]-[hash]",
    loader: { ".woff2": "file" },
    plugins: [aliases(made)],
    metafile: true,
    logLevel: "warning",
  };
}

/** Builds `entry` into `outdir` and writes index.html from `template`, naming the hashed files; `sheets` are those that the page brings by itself, by the names of its metas, `made` names files by an alias. Returns their names and which are part of the first load. */
export async function buildPage(entry, template, outdir, sheets = {}, made = {}) {
  const fontsCss = await makeFonts(out("fonts"));
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  const result = await esbuild.build(pageOptions(entry, outdir, { "pkz:fonts": fontsCss, ...made }, sheets));
  const round = circle(result.metafile.inputs);
  if (round.length) throw new Error(`modules that import each other in a circle: ${round.join(" -> ")}`);
  const names = Object.keys(result.metafile.outputs).map((file) => path.relative(outdir, path.join(root, file)));
  const js = names.find((name) => name.startsWith("page-") && name.endsWith(".js"));
  const css = names.find((name) => name.startsWith("page-") && name.endsWith(".css"));
  const preload = names
    .filter((name) => name.endsWith(".woff2") && name.includes("cyrillic"))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${name}">`);
  const page = (await readFile(path.join(root, template), "utf8"))
    .replace("<!--fonts-->", preload.sort().join("\n  "))
    .replace("{{css}}", css)
    .replace(/\{\{(later|pack)\}\}/g, (_, sheet) => names.find((name) => name.startsWith(`${sheet}-`) && name.endsWith(".css")) ?? "")
    .replace("{{js}}", js);
  await writeFile(path.join(outdir, "index.html"), page);
  return { js, css, names: names.sort(), first: [css, ...firstLoad(result.metafile.outputs, path.relative(root, path.join(outdir, js)), outdir)] };
}

/** The entry and everything it imports at once, not what it asks for later. */
function firstLoad(outputs, entry, outdir, seen = new Set()) {
  if (seen.has(entry)) return [];
  seen.add(entry);
  const next = outputs[entry].imports.filter(({ kind, external }) => kind === "import-statement" && !external);
  return [path.relative(outdir, path.join(root, entry)), ...next.flatMap(({ path: file }) => firstLoad(outputs, file, outdir, seen))];
}
