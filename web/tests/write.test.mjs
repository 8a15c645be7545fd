// Names are written in a real field: with composition, with Escape and Enter, with no more than fits.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, clickNamed, compose, find, has, look, open, openPhone, scrollTo, tap, until, visit } from "./house.mjs";

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

async function lobby(options = {}, lang = "zh-Hant", where = browser) {
  const page = await visit(where, `lang=${lang}&speed=instant`, options);
  await clickNamed(page, "box-camel-race");
  await until(page, (seen) => seen.screen === "Lobby", "no lobby");
  await scrollTo(page, "seat-name");
  await clickNamed(page, "seat-name");
  await page.waitForSelector(".field");
  return page;
}

/** The name as the match begins with it. */
async function nameInMatch(page) {
  await clickNamed(page, "start-match");
  await until(page, (seen) => seen.screen === "Table", "no table");
  await clickNamed(page, "open-pause");
  await clickNamed(page, "pause-seats");
  const seen = await until(page, has("rename-1"), "no names");
  return find(seen, "rename-1").label;
}

for (const [lang, steps, chosen] of [
  ["zh-Hant", ["ㄌ", "ㄌㄨ", "ㄌㄨㄛ", "ㄌㄨㄛˋ", "駱"], "駱駝"],
  ["zh-Hans", ["l", "luo", "luo'tuo"], "骆驼"],
  ["en", [], "Scheherazade"],
]) {
  test(`a name is composed: ${lang}`, async () => {
    const page = await lobby({}, lang);
    await page.fill(".field", "");
    const heard = await page.evaluate(() => {
      globalThis.kinds = [];
      for (const kind of ["compositionstart", "compositionend"]) document.querySelector(".field").addEventListener(kind, () => globalThis.kinds.push(kind));
      return globalThis.kinds.length;
    });
    assert.equal(heard, 0);
    await compose(page, steps, chosen);
    assert.equal(await page.inputValue(".field"), chosen);
    if (steps.length > 0) assert.ok((await page.evaluate(() => globalThis.kinds)).includes("compositionstart"));
    await page.keyboard.press("Enter");
    await page.waitForSelector(".field", { state: "detached" });
    assert.equal(await nameInMatch(page), chosen);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}

test("a name is no longer than it may be, in characters", async () => {
  const page = await lobby();
  await page.fill(".field", "🐪".repeat(60));
  const value = await page.inputValue(".field");
  assert.ok([...value].length <= 24 && value.length > 0, `${[...value].length} characters`);
  await page.context().close();
});

test("letters that are written are no short cuts, and Escape leaves the field alone", async () => {
  const page = await lobby({}, "en");
  await page.keyboard.type("ulprn");
  assert.equal((await look(page)).screen, "Lobby");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".field", { state: "detached" });
  assert.equal((await look(page)).screen, "Lobby");
  await page.context().close();
});

test("a phone's keyboard covers no field and leaves the table as it is", async (context) => {
  const phone = await openPhone(3);
  context.after(() => phone.close());
  const page = await lobby(PHONE, "zh-Hant", phone);
  const size = () => page.evaluate(() => ({ width: document.getElementById("table").width, height: document.getElementById("table").height }));
  const before = await size();
  assert.equal(before.width, 2 * (await page.evaluate(() => innerWidth)), "two pixels for each logical one, not three");
  // A keyboard takes the lower part of what can be seen.
  await page.evaluate(() => {
    const view = globalThis.visualViewport;
    Object.defineProperty(view, "height", { get: () => 300, configurable: true });
    view.dispatchEvent(new Event("resize"));
  });
  const box = await page.locator(".field").boundingBox();
  assert.ok(box.y + box.height <= 300, `the field ends at ${box.y + box.height}`);
  // It still lies where the table has its place for it.
  const target = find(await look(page), "seat-name");
  const stage = await page.locator("#stage").boundingBox();
  assert.ok(Math.abs(stage.y + target.y / 2 - box.y) < 4, "the table is lifted with it");
  assert.deepEqual(await size(), before);
  await page.evaluate(() => {
    delete globalThis.visualViewport.height;
    document.querySelector(".field").blur();
    globalThis.visualViewport.dispatchEvent(new Event("resize"));
  });
  await page.waitForTimeout(800);
  assert.deepEqual(await size(), before);
  assert.deepEqual(page.faults, []);
});

test("a finger opens a field within the touch", async (context) => {
  const phone = await openPhone(3);
  context.after(() => phone.close());
  const page = await visit(phone, "lang=en", PHONE);
  await clickNamed(page, "box-camel-race", tap);
  await until(page, (seen) => seen.screen === "Lobby", "no lobby");
  // The field may lie below the fold.
  await scrollTo(page, "seat-name");
  await clickNamed(page, "seat-name", tap);
  await page.waitForSelector(".field:not(.early)");
  assert.equal(await page.evaluate(() => document.activeElement.className), "field");
});
