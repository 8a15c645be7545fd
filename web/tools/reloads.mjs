// Reloads the page at random moments of a match, many times, and shows that nothing confirmed is ever lost:
// `cargo xtask web --serve` in one terminal, `node web/tools/reloads.mjs [COUNT]` in another.
//
// Before each reload it takes down what the browser's storage holds; after it, every line must still be there and the
// match must go on. A reload does not wait: it falls into moves, into bots' turns, into the writing itself.

import assert from "node:assert/strict";
import { aim, cells, chance, click, clickNamed, enter, has, head, isKeptIn, journal, look, moves, open, slotOf, until, visit } from "../tests/house.mjs";

const count = Number(process.argv[2] ?? 200);
const pick = chance(42);
const browser = await open();
// A small window: there is less to draw where no graphics card does it.
const options = { viewport: { width: 480, height: 400 } };
const page = await visit(browser, "game=camel-race&seats=human,hard,medium&seed=5&lang=en&speed=instant", options);
await until(page, (seen) => seen.screen === "Table", "the match does not begin");

async function playFor(milliseconds) {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    const seen = await look(page);
    if (has("show-results")(seen)) return;
    const all = moves(seen);
    if (all.length > 0) await click(page, aim(all, pick));
    else await page.waitForTimeout(10);
  }
}

let matches = 1;
let lines = 0;
for (let reload = 1; reload <= count; reload += 1) {
  await playFor(50 + pick(900));
  const kept = await cells(page);
  const slot = slotOf(kept);
  const before = journal(kept, slot);
  const over = !head(kept, slot).startsWith("open");
  await enter(page, "lang=en&speed=instant");
  const after = journal(await cells(page), slot);
  assert.ok(isKeptIn(before, after), `reload ${reload}: lines are gone`);
  lines += after.split("\n").length - 1;
  if (over) {
    matches += 1;
    await clickNamed(page, "box-camel-race");
    await clickNamed(page, "start-match");
  } else {
    await clickNamed(page, "continue-camel-race");
  }
  // A match whose last move is kept, but whose end has not been seen, goes on with its results.
  const goesOn = ({ screen }) => screen === "Table" || screen === "Results";
  await until(page, goesOn, `reload ${reload}: the match does not go on`);
  if (reload % 20 === 0) console.log(`${reload} reloads, ${matches} matches, nothing lost`);
}
assert.deepEqual(page.faults, []);
console.log(`${count} reloads, ${matches} matches, ${lines} lines read again, nothing lost`);
await browser.close();
