// A match of Storyteller in the browser, by clicks on its cards, with bots at the other seats: the page is loaded anew in
// the middle of a vote, and neither before nor after does it tell what only others may know.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import {
  cells, chance, clickNamed, clickOnce, enter, has, isKeptIn, journal, look, open, playOn, scrollTo, seesResults, slotOf, told, until, visit,
} from "./house.mjs";

const GAME = "storyteller";
const SEATS = 4;
const MATCH = `game=${GAME}&seats=human,medium,hard,easy&seed=21&lang=en&speed=instant`;

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

const isOwn = ({ label }) => label.includes("(your own)");

/** How Storyteller is played with its cards: one is lifted, then a button says what becomes of it. */
const TALES = {
  moves: (seen) => {
    const named = (pattern) => seen.targets.filter(({ name, legal }) => legal && pattern.test(name));
    // A second press on the same card has shown it as large as the window.
    const large = named(/^large-close$/);
    if (large.length > 0) return large;
    const step = named(/^step$/);
    if (step.length > 0) return step;
    const deeds = named(/^deed-(write|aloud|tiles|give|vote|go-on)$/);
    if (deeds.length > 0) return deeds;
    if (has("ask-vote")(seen)) return named(/^card-\d+$/).filter((card) => !isOwn(card));
    if (has("ask-give")(seen) || has("ask-written")(seen)) return named(/^held-/);
    return [];
  },
  aim: (all, pick) => all[pick(all.length)],
};

/** The titles of all pictures. */
async function titles() {
  const words = await readFile(new URL(`../../assets/locales/en/${GAME}.ftl`, import.meta.url), "utf8");
  const found = words.split("\n").map((line) => /^picture-(?!unknown)(?!\S+-alt )\S+ = (.+)$/.exec(line)?.[1]);
  return found.filter(Boolean);
}

/** Notes each sentence of the log from now on, those that are there included. */
const listen = (page) =>
  page.evaluate(() => {
    const log = document.getElementById("log");
    globalThis.heard = [...log.querySelectorAll("p")].map((line) => line.textContent);
    const note = ({ addedNodes }) => globalThis.heard.push(...[...addedNodes].map((line) => line.textContent));
    new MutationObserver((changes) => changes.forEach(note)).observe(log, { childList: true });
  });

/** What the page has said since, and what its buttons are called now. */
const hear = (page) =>
  page.evaluate(() => ({
    lines: globalThis.heard.splice(0),
    labels: [...document.querySelectorAll("#mirror button")].map((button) => button.getAttribute("aria-label")),
  }));

/** Somebody's vote, or whose a card was. */
const VOTE = /voted for number|\bfor number \d|card was number \d|^Number \d+, /;

/** Follows what a page says to the person at it, and holds against it what it must not know yet. */
class Listener {
  /** Pictures that the person has seen: their own, and those that were on show. */
  known = new Set();
  /** Whether the votes of this round are open; undefined until a round is heard from its beginning. */
  open;
  /** How many votes were told as having been cast, and no more. */
  cast = 0;

  constructor(titles) {
    this.titles = titles.map((title) => `“${title}”`);
  }

  named(text) {
    return this.titles.filter((title) => text.includes(title));
  }

  /** A sentence of the log. */
  hear(line) {
    const mine = /^Your? /.test(line);
    if (line.startsWith("Round ")) this.open = false;
    if (line.startsWith("All votes are shown")) this.open = true;
    if (mine || line.startsWith("The cards are shuffled and shown")) this.named(line).forEach((title) => this.known.add(title));
    for (const title of this.named(line)) assert.ok(this.known.has(title), `${title} is not to be known yet: ${line}`);
    if (this.open === false && !mine) assert.doesNotMatch(line, VOTE, "votes are secret until all are shown");
    if (/ voted\.$/.test(line)) this.cast += 1;
  }

  /** All that a page says now. */
  async follow(page) {
    const { lines, labels } = await hear(page);
    lines.forEach((line) => this.hear(line));
    for (const label of labels) {
      for (const title of this.named(label)) assert.ok(this.known.has(title), `${title} is not to be seen yet: ${label}`);
    }
  }
}

/** The cards on show, by their numbers. */
async function show(page) {
  const { targets } = await look(page);
  const cards = targets.filter(({ name }) => /^card-\d+$/.test(name)).map(({ name, label }) => `${name}: ${label}`);
  return cards.sort();
}

/** How many votes the log tells of since the cards were shown. */
const isCast = (count) => {
  const lines = [...document.querySelectorAll("#log p")].map((line) => line.textContent);
  const shown = lines.findLastIndex((line) => line.startsWith("The cards are shuffled and shown"));
  return shown >= 0 && lines.slice(shown).filter((line) => / voted\.$/.test(line)).length === count;
};

test("a vote goes on after a reload, and nothing is told before its time", async () => {
  const names = await titles();
  assert.equal(names.length, 84, "a title for each picture");
  const listener = new Listener(names);
  const press = async (page, target) => {
    await listener.follow(page);
    await clickOnce(page, target);
  };
  const pick = chance(4);

  const page = await visit(browser, MATCH);
  await listen(page);
  await playOn(page, press, pick, { hand: TALES, ends: has("ask-vote") });
  // A bot tells, the two others have voted, the person has not.
  await page.waitForFunction(isCast, SEATS - 2);
  await page.waitForTimeout(500);
  await listener.follow(page);
  const cards = await show(page);
  assert.equal(cards.length, SEATS, "a card by each");
  assert.equal(cards.filter((card) => isOwn({ label: card })).length, 1, "one of them is known to be one's own");
  const lines = await told(page);
  const kept = await cells(page);
  const slot = slotOf(kept, GAME);

  await enter(page, "lang=en&speed=instant");
  await scrollTo(page, `continue-${GAME}`);
  await clickNamed(page, `continue-${GAME}`);
  await until(page, has("ask-vote"), "nobody asks for the vote again");
  await page.waitForFunction(isCast, SEATS - 2);
  // The log is told anew, from its middle.
  listener.open = undefined;
  await listen(page);
  await page.waitForTimeout(500);
  await listener.follow(page);
  assert.deepEqual(await show(page), cards, "the same cards are on show");
  const again = await told(page);
  assert.deepEqual(again.slice(-20), lines.slice(-again.length).slice(-20), "the same has been told, and no more");
  assert.ok(isKeptIn(journal(kept, slot, GAME), journal(await cells(page), slot, GAME)), "the reload has lost something");

  await playOn(page, press, pick, { hand: TALES });
  await seesResults(page, SEATS);
  await listener.follow(page);
  assert.ok(listener.open && listener.cast > SEATS && listener.known.size > 2 * SEATS, "rounds were listened to");
  assert.equal(slotOf(await cells(page), GAME), slot, "it is the same match");
  await page.context().close();
});
