// Nothing that was done is lost: not by a reload, not when the browser's storage is full, not on the way to a file.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { aim, cells, chance, click, clickNamed, enter, has, isKeptIn, journal, moves, open, slotOf, told, until, visit } from "./house.mjs";

const MATCH = "game=camel-race&seats=human,easy&seed=11&lang=en&speed=instant";

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

const isOver = has("show-results");

/** Clicks on one thing after the other that can be done, until this is true or the match is over. */
async function playUntil(page, pick, isEnough) {
  while (!(await isEnough())) {
    const seen = await until(page, (seen) => moves(seen).length > 0 || isOver(seen), "nobody's turn");
    if (isOver(seen)) return;
    await click(page, aim(moves(seen), pick));
    await page.waitForTimeout(60);
  }
}

/** Plays until so many more commands are kept. */
async function keepMoves(page, count, pick) {
  const size = async () => Object.keys(await cells(page)).length;
  const wanted = (await size()) + count;
  await playUntil(page, pick, async () => (await size()) >= wanted);
}

/** Brings a file along. Browsers let nobody ask for one long after a press: a machine that is too slow is asked again. */
async function bring(page, text) {
  for (let tries = 0; tries < 5; tries += 1) {
    const chosen = page.waitForEvent("filechooser", { timeout: 20_000 }).catch(() => undefined);
    await clickNamed(page, "open-import");
    const chooser = await chosen;
    if (chooser) return chooser.setFiles({ name: "a.match", mimeType: "text/plain", buffer: Buffer.from(text) });
  }
  return assert.fail("no file is asked for");
}

test("a match goes on from the shelf after a reload in its middle", async () => {
  const page = await visit(browser, MATCH);
  await keepMoves(page, 14, chance(5));
  const kept = await cells(page);
  const slot = slotOf(kept);
  const before = journal(kept, slot);
  assert.ok(before.split("\n").length > 8, "a line for each command");
  assert.ok((await told(page)).length > 0);

  // A bot may be answering just now: what it has kept since may stand behind, but nothing that stood there is gone.
  const now = async () => journal(await cells(page), slot);
  await enter(page, "lang=en&speed=instant");
  assert.ok(isKeptIn(before, await now()), "the reload has lost something");
  await clickNamed(page, "continue-camel-race");
  await until(page, (seen) => seen.screen === "Table", "the match does not go on");
  await keepMoves(page, 4, chance(6));
  const later = await now();
  assert.ok(isKeptIn(before, later) && later.length > before.length, "it goes on where it was");
  assert.equal(slotOf(await cells(page)), slot, "it is the same match");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a full storage is told, and the match can be taken away as a file and brought back", async () => {
  const page = await visit(browser, "lang=en&speed=instant");
  // The storage is filled by something else of this site, to the last byte.
  await page.evaluate(() => {
    let part = "x".repeat(1 << 20);
    for (let number = 0; part.length > 0; number += 1) {
      try {
        localStorage.setItem(`foreign/${number}`, part);
      } catch {
        part = part.slice(0, part.length >> 1);
      }
    }
  });
  await clickNamed(page, "box-camel-race");
  await clickNamed(page, "start-match");
  await page.waitForFunction(() => document.getElementById("refused").textContent.includes("no room left"));
  const sentences = (await told(page)).length + 3;
  await playUntil(page, chance(8), async () => (await told(page)).length >= sentences);
  await clickNamed(page, "open-pause");
  await clickNamed(page, "pause-export");
  const [file] = await Promise.all([page.waitForEvent("download"), clickNamed(page, "export-write")]);
  assert.equal(file.suggestedFilename(), "camel-race.match");
  const text = await readFile(await file.path(), "utf8");
  assert.ok(!text.includes("Person"), "a match that is not over cannot be read by eye");

  await page.evaluate(() => localStorage.clear());
  await enter(page, "lang=en&speed=instant");
  await bring(page, text);
  await until(page, (seen) => seen.screen === "Table", "the file is not taken up");
  await keepMoves(page, 5, chance(9));
  assert.ok(Object.keys(await cells(page)).length > 2, "and it is kept again");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a file that is no match is refused in words", async () => {
  const page = await visit(browser, "lang=en");
  await bring(page, "駱駝");
  await page.waitForFunction(() => document.getElementById("refused").textContent.includes("isn’t a saved match"));
  await page.context().close();
});

test("settings are kept", async () => {
  const page = await visit(browser, "");
  await clickNamed(page, "open-settings");
  await clickNamed(page, "language-1");
  await page.waitForFunction(() => document.documentElement.lang === "zh-Hans");
  await enter(page, "");
  await page.waitForFunction(() => document.documentElement.lang === "zh-Hans");
  await page.context().close();
});

test("one tab plays at a time", async () => {
  const page = await visit(browser, "lang=en");
  const other = await page.context().newPage();
  other.setDefaultTimeout(120_000);
  await other.goto(page.url());
  await other.waitForSelector('[data-trouble="elsewhere"]');
  await other.click("#house button");
  await page.waitForSelector('[data-trouble="moved"]');
  await other.waitForFunction(() => document.getElementById("house").classList.contains("open"));
  await page.context().close();
});
