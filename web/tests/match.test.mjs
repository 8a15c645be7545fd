// Whole matches of the camel race in the browser: with the mouse on the canvas, through the mirror, with keys alone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { chance, click, frames, has, look, open, playOn, pressMirrored, seesResults, until, visit } from "./house.mjs";

const MATCH = "game=camel-race&seats=human,hard,medium&seed=7&lang=en&speed=instant";

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

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
  await walkTo(page, (target) => target.name === "box-camel-race");
  await page.keyboard.press("Enter");
  await walkTo(page, (target) => target.name === "start-match");
  await page.keyboard.press("Enter");
  await until(page, (seen) => seen.screen === "Table", "no table");
  // On a slow machine a press may come while the last move is still shown, and roll nothing.
  for (let turns = 0; turns < 300; turns += 1) {
    const ends = (seen) => has("show-results")(seen) || seen.screen === "Results";
    const seen = await until(page, (seen) => ends(seen) || has("command-roll")(seen), "nobody's turn");
    if (ends(seen)) break;
    // The last move may be seen a little later than it was made.
    const there = await walkTo(page, (target) => target.name === "command-roll" || target.name === "pyramid", ends);
    if (there) await page.keyboard.press("Enter");
    await page.waitForTimeout(200);
  }
  await seesResults(page, 4);
  await page.context().close();
});

/** The name of the target that the keys are on. */
const focused = (seen) => seen.targets.find((target) => target.focused)?.name;

/** Goes from target to target with Tab until the keys are on the wanted one; false where it is all over before. */
async function walkTo(page, wanted, isOver = () => false) {
  await until(page, (seen) => seen.targets.some(wanted) || isOver(seen), "it is not there");
  for (let steps = 0; steps < 120; steps += 1) {
    const seen = await look(page);
    if (isOver(seen)) return false;
    if (seen.targets.some((target) => target.focused && wanted(target))) return true;
    const on = focused(seen);
    await page.keyboard.press("Tab");
    await frames(page, 3);
    // The keys may be on something that is scrolled out of sight: then nothing is seen of this step.
    for (let waits = 0; waits < 20 && focused(await look(page)) === on; waits += 1) await page.waitForTimeout(40);
  }
  return assert.fail("it is not reached by Tab");
}
