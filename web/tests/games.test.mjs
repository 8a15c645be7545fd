// A whole match of every other game by clicks on the canvas, with bots at the other seats.

import { after, before, test } from "node:test";
import { chance, click, open, playOn, seesResults, visit } from "./house.mjs";

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

test("a solo match of Baba Yaga is played by clicks on the canvas", async () => {
  const page = await visit(browser, "game=baba-yaga&seats=human,hard&seed=7&lang=en&speed=instant");
  await playOn(page, click, chance(3));
  await seesResults(page, 2);
  await page.context().close();
});
