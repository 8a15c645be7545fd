// Nothing that was done is lost: not by a reload, not when the browser's storage is full, not on the way to a file.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { aim, chance, click, clickNamed, has, moves, open, told, until, visit, enter } from "./house.mjs";

const MATCH = "game=camel-race&seats=human,easy&seed=11&lang=en&speed=instant";

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

/** Makes some moves by clicks. */
async function makeMoves(page, count, pick) {
  for (let made = 0; made < count; made += 1) {
    const seen = await until(page, (seen) => moves(seen).length > 0 || has("show-results")(seen), "nobody's turn");
    const all = moves(seen);
    if (all.length > 0) await click(page, aim(all, pick));
    await page.waitForTimeout(60);
  }
  // What bots answer is told as well.
  await until(page, (seen) => moves(seen).length > 0 || has("show-results")(seen), "nobody's turn");
}

/** All that this site keeps of matches. */
const kept = (page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("caravanserai/match/"))
      .sort()
      .map((key) => [key, localStorage.getItem(key)]),
  );

test("a match goes on from the shelf after a reload in its middle", async () => {
  const page = await visit(browser, MATCH);
  await makeMoves(page, 14, chance(5));
  const before = await kept(page);
  const turns = before.length;
  assert.ok(turns > 3, "a key for each command");
  const toldBefore = (await told(page)).length;
  assert.ok(toldBefore > 0);

  await enter(page, "lang=en");
  assert.deepEqual(await kept(page), before, "the reload has changed nothing");
  await clickNamed(page, "continue-camel-race");
  await until(page, (seen) => seen.screen === "Table", "the match does not go on");
  await makeMoves(page, 4, chance(6));
  const now = await kept(page);
  const same = before.filter(([key, value]) => now.some(([other, text]) => key === other && value === text));
  assert.ok(now.length > before.length && same.length >= before.length - 1, "it goes on where it was");
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
  await makeMoves(page, 3, chance(8));
  await clickNamed(page, "open-pause");
  await clickNamed(page, "pause-export");
  const [file] = await Promise.all([page.waitForEvent("download"), clickNamed(page, "export-write")]);
  assert.equal(file.suggestedFilename(), "camel-race.match");
  const text = await readFile(await file.path(), "utf8");
  assert.ok(!text.includes("Person"), "a match that is not over cannot be read by eye");

  await page.evaluate(() => localStorage.clear());
  await enter(page, "lang=en&speed=instant");
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), clickNamed(page, "open-import")]);
  await chooser.setFiles({ name: "a.match", mimeType: "text/plain", buffer: Buffer.from(text) });
  await until(page, (seen) => seen.screen === "Table", "the file is not taken up");
  await makeMoves(page, 5, chance(9));
  assert.ok((await kept(page)).length > 2, "and it is kept again");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a file that is no match is refused in words", async () => {
  const page = await visit(browser, "lang=en");
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), clickNamed(page, "open-import")]);
  await chooser.setFiles({ name: "a.match", mimeType: "text/plain", buffer: Buffer.from("駱駝") });
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
