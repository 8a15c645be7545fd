// Verse and painting in the browser: a whole match, painted with the mouse; and what was painted outlives a reload.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { chance, click, clickNamed, clickOnce, enter, find, has, look, open, playOn, scrollTo, seesResults, sheet, stroke, until, visit } from "./house.mjs";

const TABLE = "game=verse-and-painting&seats=human,hard,medium&seed=7&lang=en&speed=instant&show=lobby";

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

/** A match in which all play together, without a limit of time. */
async function together() {
  const page = await visit(browser, TABLE);
  for (const choice of ["option-mode-1", "option-time-3"]) {
    await scrollTo(page, choice, 700);
    await clickNamed(page, choice);
  }
  await clickNamed(page, "start-match");
  await until(page, has("ask-painting"), "nothing is to be painted");
  return page;
}

/** The board of the person at the first seat, opened. */
async function board(page) {
  await clickNamed(page, "ask-painting");
  return sheet(await until(page, sheet, "no sheet"));
}

/** What is kept of unfinished paintings. */
const unfinished = (page) => page.evaluate(() => localStorage.getItem("caravanserai/unfinished") ?? "");

/** Waits until something else is kept of them than this. */
async function isKept(page, before) {
  const end = Date.now() + 30_000;
  while ((await unfinished(page)) === before) {
    assert.ok(Date.now() < end, "the stroke is not kept");
    await page.waitForTimeout(100);
  }
  return unfinished(page);
}

test("a whole match is painted with the mouse and played to its end", async () => {
  const page = await together();
  const pick = chance(8);
  const place = await board(page);
  assert.equal(find(await look(page), "painting-hand-in").legal, false, "the sheet is blank");
  for (const ink of ["red", "blue"]) {
    await clickNamed(page, `painting-ink-${ink}`);
    await stroke(page, place, pick);
  }
  const seen = await until(page, (seen) => find(seen, "painting-hand-in")?.legal, "the strokes are not there");
  await click(page, find(seen, "painting-hand-in"));
  await playOn(page, clickOnce, pick);
  await seesResults(page);
  await page.context().close();
});

test("what was painted is there again after a reload, and can be gone on with", async () => {
  const page = await together();
  const pick = chance(9);
  const place = await board(page);
  await stroke(page, place, pick);
  const first = await isKept(page, "");

  await enter(page, "lang=en&speed=instant");
  await clickNamed(page, "continue-verse-and-painting");
  await until(page, has("ask-painting"), "the match does not go on");
  const again = await board(page);
  assert.ok(find(await look(page), "painting-hand-in").legal, "the sheet is blank");
  await stroke(page, again, pick);
  const second = await isKept(page, first);
  assert.ok(second.length > first.length, "the new stroke has come to the old one");
  await clickNamed(page, "painting-hand-in");
  await until(page, (seen) => !sheet(seen), "it is not handed in");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
