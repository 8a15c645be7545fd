// Measures a bundle in the browser: `cargo xtask web --serve` in one terminal, `node web/tools/measure.mjs` in another.
//
// Time to the shelf on the first visit, on the second with the browser's cache alone and with the worker; the heap; how
// long a frame's work takes while bots play. With --frames only the latter; with --headed in a window.

import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { ARGUMENTS, browse, executable } from "../tests/browse.mjs";
import { HOME, isKept, isOpen, until, watch } from "../tests/house.mjs";

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;

const HEADED = process.argv.includes("--headed");
const VISITS = 3;

/** Milliseconds from the address to the first screen. */
async function visitFor(page, query = "lang=en") {
  await page.goto(`${HOME}?targets&${query}`);
  await isOpen(page);
  return page.evaluate(() => performance.getEntriesByName("ready")[0].startTime);
}

const folder = await mkdtemp(join(tmpdir(), "caravanserai-"));

/** What the browser says about the compiled program while this is done: whether it found one that it had kept. */
async function compiling(page, act) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["disabled-by-default-v8.wasm.detailed", "v8.wasm", "devtools.timeline"] } });
  await act();
  const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await done;
  return events.some(({ name }) => name === "wasm.Deserialize") ? "code taken from the cache" : "compiled anew";
}

/** How many bytes of compiled code this profile keeps. */
async function compiledSize(profile) {
  const root = join(profile, "Default", "Code Cache", "wasm");
  const files = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(files.filter((file) => file.isFile()).map(async (file) => (await stat(join(file.parentPath, file.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A browser that keeps what it has compiled, as people's do. */
async function visits(name, { workers }) {
  const profile = join(folder, name);
  console.log(name);
  for (let visit = 1; visit <= VISITS; visit += 1) {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: executable(),
      args: ARGUMENTS,
      headless: !HEADED,
      viewport: { width: 1280, height: 800 },
      serviceWorkers: workers ? "allow" : "block",
    });
    const page = context.pages()[0] ?? (await context.newPage());
    watch(page);
    await page.addInitScript(() => {
      const plain = WebAssembly.instantiateStreaming;
      WebAssembly.instantiateStreaming = async (...given) => {
        performance.mark("program");
        const made = await plain.apply(WebAssembly, given);
        performance.mark("compiled");
        return made;
      };
    });
    let time = 0;
    const code = await compiling(page, async () => (time = await visitFor(page)));
    const start = await page.evaluate(() => performance.getEntriesByName("compiled")[0].startTime - performance.getEntriesByName("program")[0].startTime);
    if (workers) await isKept(page);
    // What was compiled well is written to the disk a little later.
    await page.waitForTimeout(8000);
    await context.close();
    const kept = ((await compiledSize(profile)) / 1e6).toFixed(1);
    console.log(`  visit ${visit}: the shelf after ${seconds(time)}; the program streamed and compiled in ${seconds(start)}, ${code}; ${kept} MB of code kept`);
  }
}

if (!process.argv.includes("--frames")) {
  await visits("without the worker", { workers: false });
  await visits("with the worker", { workers: true });
}

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
await until(page, (seen) => seen.screen === "Table", "the match does not begin");
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
