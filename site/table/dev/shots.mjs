// `npm run dev:shots [-- moment.role …] [--widths=360,1280] [--theme=light] [--full]`: pictures of recorded moments, and their texts' boxes checked.
import { createServer } from "node:http";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright-core";
import { faults } from "../../bundle/boxes.mjs";
import { out } from "../../bundle/options.mjs";

const SIZES = [{ width: 360, height: 740 }, { width: 740, height: 360 }, { width: 1280, height: 800 }, { width: 1920, height: 1080 }];
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2", ".json": "application/json" };
const option = (name, otherwise) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise;
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
const widths = option("widths", "360,1280").split(",").map(Number);

const axe = await readFile(path.join(out(".."), "node_modules/axe-core/axe.min.js"), "utf8");
const server = createServer(async (request, response) => {
  const name = new URL(request.url, "http://here").pathname.replace(/^\/$/, "/index.html");
  const body = await readFile(path.join(out("dev-views"), path.normalize(name))).catch(() => null);
  response.writeHead(body ? 200 : 404, { "content-type": TYPES[path.extname(name)] ?? "application/octet-stream" });
  response.end(body);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const base = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"] });
let wrong = 0;
try {
  await mkdir(out("dev-shots"), { recursive: true });
  for (const viewport of SIZES.filter((size) => widths.includes(size.width))) {
    const context = await browser.newContext({ viewport, colorScheme: "dark", reducedMotion: option("motion", "reduce"), hasTouch: viewport.width < 700, isMobile: viewport.width < 700, deviceScaleFactor: viewport.width < 700 ? 2 : 1 });
    const page = await context.newPage();
    page.on("pageerror", (error) => { wrong += 1; console.error(`page error: ${error.message}`); });
    page.on("console", (message) => { if (message.type() === "error" && !/404|favicon/.test(message.text())) { wrong += 1; console.error(`console: ${message.text()}`); } });
    for (const state of wanted) {
      const [moment, role, extra = ""] = state.split(".");
      await page.goto("about:blank");
      await page.goto(`${base}#${moment === "door" ? `screen=door&code=${role ?? ""}` : `moment=${moment}&role=${role}`}${extra ? `&${extra}` : ""}${option("theme", "") ? `&theme=${option("theme", "")}` : ""}`);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(Number(option("wait", "350")));
      for (const press of option("press", "").split(",").filter(Boolean)) { await page.keyboard.press(press); await page.waitForTimeout(250); }
      if (option("click", "")) { await page.click(option("click", "")); await page.waitForTimeout(400); }
      if (process.argv.includes("--axe")) {
        await page.evaluate(axe);
        const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
        for (const each of violations) { wrong += 1; console.error(`${state} ${viewport.width}: axe ${each.impact} ${each.id}: ${each.nodes.slice(0, 3).map((node) => node.html.slice(0, 110)).join(" | ")}`); }
      }
      const found = await page.evaluate(faults);
      wrong += found.length;
      for (const fault of found) console.error(`${state} ${viewport.width}: ${fault}`);
      await page.screenshot({ fullPage: process.argv.includes("--full"), path: out("dev-shots", `${state.replace(/[^\w.-]/g, "_")}-${viewport.width}${option("theme", "") ? `-${option("theme", "")}` : ""}${option("name", "")}.png`) });
    }
    await context.close();
  }
} finally {
  await browser.close();
  server.close();
}
console.log(`pictures in build/dev-shots; faults: ${wrong}`);
process.exitCode = wrong ? 1 : 0;
