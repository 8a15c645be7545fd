// Donkey bridge in a browser: a finger has the donkey tell a story.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PATIENCE, cells, clickNamed, find, open, tap, until, visit } from "./house.mjs";

const isLegal = (name) => (seen) => find(seen, name)?.legal === true;

/** Waits until something holds that no target tells of. */
async function eventually(page, holds, what) {
  const end = Date.now() + PATIENCE;
  while (!(await holds())) {
    assert.ok(Date.now() < end, what);
    await page.waitForTimeout(100);
  }
}

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

test("a finger on the donkey lets it tell a story", async () => {
  const page = await visit(browser, "game=donkey-bridge&seats=human,easy,easy&seed=7&lang=en&speed=instant", { hasTouch: true });
  await until(page, isLegal("donkey"), "no donkey");
  const before = Object.keys(await cells(page)).length;
  await clickNamed(page, "donkey", tap);
  // Bots that think at once tell theirs within a few frames, so that the donkey is soon back: stories are counted.
  await eventually(page, async () => Object.keys(await cells(page)).length >= before + 3, "nobody tells");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
