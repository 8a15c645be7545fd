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
  assert.ok(found.length >= 81, "three matches for each seat count of each game");
  // The shelf and the terminal list the games in orders of their own.
  assert.deepEqual(found.sort(), lines(wanted).sort());
});
