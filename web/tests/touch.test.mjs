// Several fingers at once, as a browser tells of them.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { cells, find, has, middle, open, until, visit } from "./house.mjs";

const MATCH = "game=camel-race&seats=human,human,easy&seed=7&lang=en&speed=instant";

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

/** Fingers on a page; each call says which of them lie on it from now on. */
async function fingers(page) {
  const session = await page.context().newCDPSession(page);
  return async (type, places) => {
    const touchPoints = [...places].map(({ x, y }, id) => ({ x, y, id }));
    await session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await page.waitForTimeout(120);
  };
}

const settings = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("caravanserai/settings") ?? "{}"));

test("of two fingers on two buttons both count", async () => {
  const page = await visit(browser, MATCH, { hasTouch: true });
  const seen = await until(page, (seen) => has("toggle-coach")(seen) && has("next-speed")(seen), "no buttons");
  const places = [await middle(page, find(seen, "toggle-coach")), await middle(page, find(seen, "next-speed"))];
  const before = await settings(page);
  const touch = await fingers(page);
  await touch("touchStart", places);
  await touch("touchEnd", []);
  const both = ({ coach, speed }) => coach === true && speed !== undefined && speed !== "Instant";
  const end = Date.now() + 30_000;
  while (!both(await settings(page))) {
    assert.ok(Date.now() < end, `${JSON.stringify(before)} became ${JSON.stringify(await settings(page))}`);
    await page.waitForTimeout(100);
  }
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("while a finger rests on a mat, another takes a ticket", async () => {
  const page = await visit(browser, MATCH, { hasTouch: true });
  const isTicket = ({ name, legal }) => legal && name.startsWith("ticket-");
  const seen = await until(page, (seen) => seen.targets.some(isTicket) && has("mat-1")(seen), "no ticket");
  const mat = await middle(page, find(seen, "mat-1"));
  const ticket = await middle(page, seen.targets.find(isTicket));
  const before = Object.keys(await cells(page)).length;
  const touch = await fingers(page);
  await touch("touchStart", [mat]);
  await touch("touchStart", [mat, ticket]);
  await touch("touchEnd", [mat]);
  const end = Date.now() + 30_000;
  while (Object.keys(await cells(page)).length <= before) {
    assert.ok(Date.now() < end, "nothing is kept of it");
    await page.waitForTimeout(100);
  }
  await touch("touchEnd", []);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
