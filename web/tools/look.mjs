// Takes pictures of the house in the browser, of every screen and phase: `cargo xtask web --serve` in one terminal,
// `node web/tools/look.mjs FOLDER [WIDTH] [LANGUAGE] [--main-stops]` in another, the latter for one picture of each kind.
// What the program's tour finds wrong is said.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { HOME, browse, clickNamed, isOpen, scrollTo, until, watch } from "../tests/house.mjs";

/** Logical pixels, and how many true ones each of them has. */
const SIZES = [
  [390, 844, 2],
  [1280, 800, 1],
  [1920, 1080, 2],
];

const mainStops = process.argv.includes("--main-stops") ? "&main-stops" : "";
const [folder = "pictures", onlyWidth, onlyLang] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
await mkdir(folder, { recursive: true });
const browser = await browse();

async function blank([width, height, factor], lang) {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: factor, locale: lang === "en" ? "en-GB" : "zh-TW" });
  const page = await context.newPage();
  watch(page);
  page.shoot = (name) => page.screenshot({ path: join(folder, `${width}-${lang}-${name}.png`) });
  return page;
}

/** The page while the program is on its way, and what it says where something is missing. */
async function aroundTheProgram(size, lang) {
  const page = await blank(size, lang);
  let slow = true;
  await page.route("**/*.wasm", async (route) => {
    if (slow) await new Promise((go) => setTimeout(go, 3000));
    await (slow ? route.continue() : route.abort());
  });
  await page.goto(`${HOME}?targets&lang=${lang}`, { waitUntil: "commit" });
  await page.waitForTimeout(2000);
  await page.shoot("page-loading");
  slow = false;
  await page.reload();
  await page.waitForSelector("[data-trouble]");
  await page.shoot("page-download");
  for (const what of ["webgl", "storage", "broken", "elsewhere", "moved"]) {
    await page.evaluate(async (what) => {
      const house = [...performance.getEntriesByType("resource")].map(({ name }) => name).find((name) => /house-\w+\.js/.test(name));
      const button = { webgl: "retry", storage: "anyway", broken: "reload" }[what] ?? "here";
      (await import(house)).say(what, button);
    }, what);
    await page.waitForTimeout(100);
    await page.shoot(`page-${what}`);
  }
  await page.context().close();
}

/** A field over the canvas, with the keyboard of a phone where it is one. */
async function field(size, lang) {
  const page = await blank(size, lang);
  await page.goto(`${HOME}?targets&speed=instant&lang=${lang}`);
  await isOpen(page);
  await clickNamed(page, "box-camel-race");
  await until(page, (seen) => seen.screen === "Lobby", "no lobby");
  await scrollTo(page, "seat-name");
  await clickNamed(page, "seat-name");
  await page.waitForSelector(".field");
  await page.waitForTimeout(500);
  await page.shoot("field");
  await page.evaluate(() => {
    const view = globalThis.visualViewport;
    const half = innerHeight * 0.55;
    Object.defineProperty(view, "height", { get: () => half, configurable: true });
    view.dispatchEvent(new Event("resize"));
  });
  await page.waitForTimeout(500);
  await page.shoot("field-with-keyboard");
  await page.context().close();
}

/** What the program's own tour comes by. */
async function tour(size, lang) {
  const [width, height] = size;
  const page = await blank(size, lang);
  await page.goto(`${HOME}?targets&tour=here&size=${width}x${height}&lang=${lang}${mainStops}`);
  await isOpen(page);
  for (;;) {
    await page.waitForFunction(() => globalThis.caravanserai.posing.name !== "" || globalThis.caravanserai.reported !== undefined);
    const { name, report } = await page.evaluate(() => ({ name: globalThis.caravanserai.posing.name, report: globalThis.caravanserai.reported }));
    if (report !== undefined) {
      for (const { stop, findings } of JSON.parse(report).stops) for (const finding of findings) console.log(width, lang, stop, JSON.stringify(finding));
      break;
    }
    await page.shoot(name);
    await page.evaluate(() => (globalThis.caravanserai.posing.name = ""));
  }
  for (const fault of page.faults) console.log(width, lang, fault);
  await page.context().close();
}

for (const size of SIZES) {
  if (onlyWidth && size[0] !== Number(onlyWidth)) continue;
  for (const lang of ["zh-Hant", "en"]) {
    if (onlyLang && lang !== onlyLang) continue;
    for (const walk of [aroundTheProgram, field, tour]) {
      await walk(size, lang).catch((error) => console.log(size[0], lang, walk.name, String(error)));
    }
    console.log(`${size[0]} ${lang}: done`);
  }
}
await browser.close();
