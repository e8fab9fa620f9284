// `npm run gallery:shots [-- state …]`: pictures of the gallery's states in Chromium, and a check that no text is clipped or overlaps.
import { createServer } from "node:http";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright-core";
import { out } from "./options.mjs";
import { faults } from "./boxes.mjs";

const SIZES = [{ width: 360, height: 740 }, { width: 1280, height: 800 }, { width: 1920, height: 1080 }, { width: 740, height: 360 }, { width: 820, height: 1180 }];
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2" };

function serve(dir) {
  const server = createServer(async (request, response) => {
    const name = new URL(request.url, "http://here").pathname.replace(/^\/$/, "/index.html");
    const body = await readFile(path.join(dir, path.normalize(name))).catch(() => null);
    response.writeHead(body ? 200 : 404, { "content-type": TYPES[path.extname(name)] ?? "application/octet-stream" });
    response.end(body);
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
const option = (name, otherwise) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise;
const widths = option("widths", "360,1280,1920").split(",").map(Number);

const server = await serve(out("gallery"));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"] });
let wrong = 0;
try {
  await mkdir(out("gallery-shots"), { recursive: true });
  for (const viewport of SIZES.filter((size) => widths.includes(size.width))) {
    const context = await browser.newContext({ viewport, colorScheme: "dark", reducedMotion: option("motion", "reduce"), hasTouch: viewport.width < 700 });
    const page = await context.newPage();
    page.on("pageerror", (error) => { wrong += 1; console.error(`page error: ${error.message}`); });
    page.on("console", (message) => { if (message.type() === "error") { wrong += 1; console.error(`console: ${message.text()}`); } });
    const base = `http://127.0.0.1:${server.address().port}/`;
    await page.goto(base);
    const states = wanted.length ? wanted : await page.evaluate(() => [...document.querySelectorAll("[data-state]")].map((a) => a.dataset.state));
    for (const state of states) {
      await page.goto("about:blank");
      await page.goto(`${base}#${state}${option("theme", "") ? `&theme=${option("theme", "")}` : ""}`);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(Number(option("wait", "250")));
      const found = await page.evaluate(faults);
      wrong += found.length;
      for (const fault of found) console.error(`${state} ${viewport.width}: ${fault}`);
      const tail = option("theme", "") ? `-${option("theme", "")}` : "";
      await page.screenshot({ path: out("gallery-shots", `${state}-${viewport.width}${tail}.png`) });
    }
    await context.close();
  }
} finally {
  await browser.close();
  server.close();
}
console.log(`pictures in build/gallery-shots; faults: ${wrong}`);
process.exitCode = wrong ? 1 : 0;
