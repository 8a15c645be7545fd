// A whole match of Her story by clicks on the canvas, on the pieces and the pages alone; a chapter is read in the middle of it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { chance, clickNamed, clickOnce, find, has, open, playOn, seesResults, until, visit } from "./house.mjs";

const MATCH = "game=her-story&seats=human,medium,medium&seed=7&lang=en&speed=instant";

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

/** What of the seen lies on the table under such a name and does something. */
const pieces = (seen, name) => seen.targets.filter((target) => target.legal && target.on === "table" && name.test(target.name));

/** Whether it is the person's own turn: only then may a tile be taken. */
const acts = (seen) => pieces(seen, /^shown-tile-/).length > 0;

/** The same, or something that a power allows waits for an answer. */
const decides = (seen) => acts(seen) || pieces(seen, /^kept-tile-|^finish$/).length > 0;

const isReading = has("page-close");

/** What would bring the match on: tiles and chapters, or what stands on a page that is open. */
function moves(seen) {
  if (isReading(seen)) return onPage(seen);
  if (decides(seen)) return pieces(seen, /^(shown-tile|desk-tile|kept-tile|shown-chapter|draft)-|^finish$/);
  // All books are written, and the tiles are gone: a favourite is chosen out of the own book.
  const isScored = !seen.targets.some(({ name }) => name.startsWith("shown-tile-"));
  return isScored ? pieces(seen, /^book-/) : [];
}

/** On a page a chapter is completed rather than drafted; what is being paid is confirmed. */
function onPage(seen) {
  const best = pieces(seen, /^(pay-confirm|page-complete|page-favourite)$/);
  return best.length > 0 ? best : pieces(seen, /^page-(draft|close)$/);
}

const HAND = { moves, aim: (all, pick) => all[pick(all.length)] };

/** Opens the first chapter of the display, reads it whole, and closes it again. */
async function reads(page) {
  const seen = await until(page, (seen) => acts(seen) && has("shown-chapter-1")(seen), "not the own turn");
  const [, name] = /^Chapter: (.+?) \(/.exec(find(seen, "shown-chapter-1").label);
  await clickNamed(page, "shown-chapter-1");
  const read = await until(page, has("page"), "no page");
  const { label } = find(read, "page");
  assert.ok(label.startsWith(`${name} (`), `${label} is not of ${name}`);
  assert.ok(label.length > name.length + 80, "the page tells of her");
  assert.ok(!acts(read), "below an open page nothing is taken");
  await clickNamed(page, "page-close");
  await until(page, (seen) => !has("page")(seen) && acts(seen), "the page stays");
}

test("a whole match is played by clicks on pieces and pages, and a chapter read in the middle", async () => {
  const page = await visit(browser, MATCH);
  const pick = chance(4);
  const isInTheMiddle = (seen) => has("desk-tile-2")(seen) && acts(seen) && !isReading(seen);
  await playOn(page, clickOnce, pick, { hand: HAND, ends: isInTheMiddle });
  await reads(page);
  await playOn(page, clickOnce, pick, { hand: HAND });
  await seesResults(page, 3);
  await page.context().close();
});
