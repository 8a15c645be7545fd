// Whole matches of the camel race in the browser: with the mouse on the canvas, through the mirror, with keys alone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { chance, click, clickNamed, has, look, open, playOn, pressMirrored, told, until, visit } from "./house.mjs";

const MATCH = "game=camel-race&seats=human,hard,medium&seed=7&lang=en&speed=instant";

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

async function seesResults(page) {
  await clickNamed(page, "show-results");
  await until(page, (seen) => seen.screen === "Results", "no results");
  const standings = await page.$$eval("#standings li", (lines) => lines.map((line) => line.textContent));
  assert.equal(standings.length, 3, "an account for each seat");
  assert.ok((await told(page)).length > 20, "the match was told");
  assert.deepEqual(page.faults, []);
}

test("a whole match is played by clicks on the canvas", async () => {
  const page = await visit(browser, MATCH);
  await playOn(page, click, chance(1));
  await seesResults(page);
  await page.context().close();
});

test("a whole match is played through the mirror", async () => {
  const page = await visit(browser, MATCH);
  await playOn(page, pressMirrored, chance(2));
  await seesResults(page);
  await page.context().close();
});

test("the mirror names every target, lies over it, and lets the mouse through", async () => {
  const page = await visit(browser, MATCH);
  await until(page, (seen) => seen.targets.some(({ on }) => on === "table"), "no piece");
  await page.waitForTimeout(500);
  const { targets } = await look(page);
  const buttons = await page.$$eval("#mirror button", (all) =>
    all.map((button) => ({ name: button.dataset.name, label: button.getAttribute("aria-label"), box: button.getBoundingClientRect().toJSON() })),
  );
  assert.equal(buttons.length, new Set(targets.map(({ name }) => name)).size);
  for (const button of buttons) {
    const target = targets.find(({ name }) => name === button.name);
    assert.ok(button.label.length > 0, `${button.name} has no words`);
    assert.ok(Math.abs(button.box.x - target.x) < 2 && Math.abs(button.box.width - target.w) < 2, button.name);
  }
  const over = await page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2).id);
  assert.equal(over, "table");
  await page.context().close();
});

test("a match is begun, played and ended with keys alone", async () => {
  const page = await visit(browser, "lang=en&speed=instant");
  await walkTo(page, "box-camel-race");
  await walkTo(page, "start-match");
  let presses = 0;
  const pick = chance(3);
  for (;;) {
    const seen = await until(page, (seen) => seen.screen === "Table" && seen.targets.length > 4, "no table");
    if (has("show-results")(seen)) break;
    // Wherever the keys are, something there can be pressed; what cannot be done is only refused.
    for (let steps = 1 + pick(4); steps > 0; steps -= 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(60);
    presses += 1;
    assert.ok(presses < 4_000, "the match does not end");
    if ((await overlayOpen(page)) === true) await page.keyboard.press("Escape");
  }
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

const overlayOpen = async (page) => has("close")(await look(page)) || has("pause-resume")(await look(page));

/** Goes from target to target with Tab until the wanted one answers Enter by going elsewhere. */
async function walkTo(page, name) {
  await until(page, has(name), `nothing is called ${name}`);
  const { screen, targets } = await look(page);
  const at = targets.findIndex((target) => target.name === name);
  for (let step = 0; step < targets.length + 5; step += 1) {
    await page.keyboard.press("Tab");
    await page.waitForTimeout(60);
    if (step < at) continue;
    const before = await look(page);
    await page.keyboard.press("Enter");
    await page.waitForTimeout(400);
    const after = await look(page);
    if (after.screen !== screen) return;
    if (JSON.stringify(before) !== JSON.stringify(after)) await page.keyboard.press("Escape");
  }
  assert.fail(`${name} is not reached by Tab`);
}
