// Measures a bundle in the browser: `cargo xtask web --serve` in one terminal, `node web/tools/measure.mjs` in another.
//
// Time to the shelf on the first visit, on the second with the browser's cache alone and with the worker; the heap; how
// long a frame's work takes while bots play. With --frames only the latter.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { ARGUMENTS, browse, executable } from "../tests/browse.mjs";
import { HOME, isKept, isOpen, watch } from "../tests/house.mjs";

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;

/** Milliseconds from the address to the first screen. */
async function visitFor(page, query = "lang=en") {
  await page.goto(`${HOME}?targets&${query}`);
  await isOpen(page);
  return page.evaluate(() => performance.getEntriesByName("ready")[0].startTime);
}

const folder = await mkdtemp(join(tmpdir(), "caravanserai-"));

/** A browser that keeps what it has compiled, as people's do. */
async function visits(name, { workers }) {
  const profile = join(folder, name);
  const times = [];
  for (let visit = 1; visit <= 4; visit += 1) {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: executable(),
      args: ARGUMENTS,
      viewport: { width: 1280, height: 800 },
      serviceWorkers: workers ? "allow" : "block",
    });
    const page = context.pages()[0] ?? (await context.newPage());
    watch(page);
    times.push(await visitFor(page));
    if (workers) await isKept(page);
    // What was compiled is written to the disk a little later.
    await page.waitForTimeout(6000);
    await context.close();
  }
  console.log(`${name}: first ${seconds(times[0])}, then ${times.slice(1).map(seconds).join(", ")}`);
}

if (!process.argv.includes("--frames")) await visits("without the worker", { workers: false });
if (!process.argv.includes("--frames")) await visits("with the worker", { workers: true });

const browser = await browse(["--enable-precise-memory-info", "--js-flags=--expose-gc"]);
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
const page = await context.newPage();
watch(page);
await page.addInitScript(() => {
  globalThis.frames = [];
  const plain = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (act) =>
    plain((time) => {
      const start = performance.now();
      act(time);
      globalThis.frames.push(performance.now() - start);
    });
});
const memory = async (where) => {
  const { heap, program } = await page.evaluate(() => {
    globalThis.gc?.();
    return { heap: performance.memory.usedJSHeapSize, program: globalThis.caravanserai.memory?.() ?? 0 };
  });
  console.log(`${where}: JS heap ${(heap / 1e6).toFixed(1)} MB, the program's memory ${(program / 1e6).toFixed(1)} MB`);
};
await visitFor(page);
await memory("on the shelf");
await visitFor(page, "lang=en&game=camel-race&seats=easy,medium,hard,medium&seed=3&speed=normal");
await page.evaluate(() => (globalThis.frames.length = 0));
await page.waitForTimeout(20_000);
const frames = (await page.evaluate(() => globalThis.frames)).sort((one, other) => one - other);
const at = (part) => frames[Math.floor((frames.length - 1) * part)].toFixed(1);
console.log(`a frame's work while bots play: median ${at(0.5)} ms, 95 % below ${at(0.95)} ms, longest ${at(1)} ms, ${frames.length} frames in 20 s`);
await memory("at the table");
await page.evaluate(() => (globalThis.frames.length = 0));
await visitFor(page);
await page.waitForTimeout(3000);
await page.evaluate(() => (globalThis.frames.length = 0));
await page.waitForTimeout(5000);
console.log(`frames in 5 s on a shelf at rest: ${await page.evaluate(() => globalThis.frames.length)}`);
await browser.close();
await rm(folder, { recursive: true, force: true });
