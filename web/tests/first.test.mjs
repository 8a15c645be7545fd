// Opening the house: progress, what is told when it cannot be, and the second visit without a network.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { HOME, clickNamed, isKept, isOpen, open, until, visit, watch } from "./house.mjs";

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

async function blank(options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  watch(page);
  return page;
}

const WORDS = { "zh-TW": "WebGL 2", "zh-CN": "WebGL 2", "en-GB": "WebGL 2" };

for (const locale of Object.keys(WORDS)) {
  test(`without WebGL 2 it is said why nothing can be drawn: ${locale}`, async () => {
    const page = await blank({ locale });
    await page.addInitScript(() => {
      const plain = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
        return kind.startsWith("webgl") ? null : plain.call(this, kind, ...rest);
      };
    });
    await page.goto(HOME);
    const said = await page.textContent('[data-trouble="webgl"]');
    assert.ok(said.includes(WORDS[locale]));
    assert.equal(/[一-鿿]/.test(said), locale.startsWith("zh"), said);
    await page.context().close();
  });
}

test("where nothing can be kept it is said, and one can play all the same", async () => {
  const page = await blank({ locale: "en-GB" });
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("no", "SecurityError");
      },
    });
  });
  await page.goto(`${HOME}?targets&game=camel-race&seats=human,easy&speed=instant`);
  await page.click('[data-trouble="storage"] button');
  await isOpen(page);
  await until(page, (seen) => seen.screen === "Table", "no table");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a download that fails is told, and tried again", async () => {
  const page = await blank({ locale: "en-GB" });
  let fails = true;
  await page.route("**/*.wasm", (route) => (fails ? route.abort() : route.continue()));
  await page.goto(`${HOME}?targets`);
  await page.waitForSelector('[data-trouble="download"]');
  fails = false;
  await page.click('[data-trouble="download"] button');
  await isOpen(page);
  await page.context().close();
});

test("the second visit needs no network", async () => {
  const page = await visit(browser, "lang=en");
  const context = page.context();
  // The worker keeps everything once the first seconds are over; the page comes last.
  await isKept(page);
  await context.setOffline(true);
  await page.reload();
  await isOpen(page);
  await clickNamed(page, "box-camel-race");
  await clickNamed(page, "start-match");
  await page.waitForFunction(() => globalThis.caravanserai.targets().screen === "Table");
  assert.deepEqual(page.faults, []);
  await context.close();
});

test("the page can be installed", async () => {
  const page = await visit(browser, "lang=en");
  const manifest = await page.evaluate(async () => (await fetch(document.querySelector('link[rel="manifest"]').href)).json());
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(new URL(src, HOME).href);
    assert.equal(icon.headers()["content-type"], type);
    const bytes = await icon.body();
    assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes);
  }
  await page.context().close();
});

test("sound waits for the first gesture", async () => {
  const page = await visit(browser, "lang=en");
  await clickNamed(page, "open-settings");
  await page.waitForFunction(() => globalThis.caravanserai.sounds().every((state) => state === "running"));
  assert.ok((await page.evaluate(() => globalThis.caravanserai.sounds().length)) > 0, "something was opened to make sound with");
  await page.context().close();
});
