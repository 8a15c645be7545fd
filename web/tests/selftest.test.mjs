// The browser's bots play the very matches that this machine's do.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { HOME, PATIENCE, open, watch } from "./house.mjs";

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

test("every match of the trial leads to the same state as natively", async (context) => {
  const wanted = process.env.CARAVANSERAI_TRIAL;
  if (!wanted) return context.skip("CARAVANSERAI_TRIAL has no lines: `cargo xtask test browser` brings them");
  const page = await browser.newPage();
  watch(page);
  await page.goto(`${HOME}?selftest`);
  await page.waitForFunction(() => globalThis.caravanserai?.reported !== undefined, null, { timeout: 3 * PATIENCE });
  const lines = (text) => text.trim().split("\n");
  const found = lines(await page.evaluate(() => globalThis.caravanserai.reported));
  assert.ok(found.length >= 21, "seven seat counts of the camel race, three matches each");
  // The terminal knows games that are not drawn yet.
  const drawn = new Set(found.map((line) => line.split(",")[0]));
  assert.deepEqual(found, lines(wanted).filter((line) => drawn.has(line.split(",")[0])));
});
