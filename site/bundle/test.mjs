// `npm test`: bundles tests/client/*.test.ts(x) for Node and runs them with Node's own test runner.
import { spawn } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import * as esbuild from "esbuild";
import { out, root } from "./options.mjs";

const from = path.join(root, "tests", "client");
const tests = (await readdir(from, { recursive: true })).filter((name) => /\.test\.tsx?$/.test(name)).sort();
const outdir = out("client-tests");
await rm(outdir, { recursive: true, force: true });
await esbuild.build({
  absWorkingDir: root,
  entryPoints: tests.map((name) => path.join(from, name)),
  outdir,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  jsx: "automatic",
  jsxImportSource: "preact",
  sourcemap: "inline",
  loader: { ".css": "empty" },
  logLevel: "warning",
});
const built = (await readdir(outdir, { recursive: true })).filter((name) => name.endsWith(".test.mjs"));
const args = ["--enable-source-maps", "--test", "--test-reporter=spec", ...built.map((name) => path.join(outdir, name))];
const child = spawn(process.execPath, args, { stdio: "inherit", cwd: root });
child.on("exit", (code) => { process.exitCode = code ?? 1; });
