// The house in a browser, as tests use it: opened with an address, looked at through what can be pressed, pressed.

import assert from "node:assert/strict";
import { browse } from "./browse.mjs";

export { browse };

export const HOME = process.env.CARAVANSERAI_URL ?? "http://127.0.0.1:8080/";

/** How long anything may take: a slow machine draws in software. */
export const PATIENCE = 120_000;

/** A browser for a whole file of tests; close it with `after`. */
export const open = () => browse();

/** A page of its own profile, with the house open. Whatever falls over fails the test. */
export async function visit(browser, query = "", options = {}) {
  const context = await browser.newContext({ viewport: { width: 960, height: 640 }, locale: "en-GB", ...options });
  const page = await context.newPage();
  watch(page);
  await enter(page, query);
  return page;
}

/** A browser whose screen has so many pixels for each logical one, with a phone's window. What a page is told of pixels is
 * right only for a real screen, not for one that is emulated. */
export const openPhone = (factor) => browse([`--force-device-scale-factor=${factor}`, "--window-size=390,844"]);

/** Options for its pages. */
export const PHONE = { viewport: null, hasTouch: true };

/** Notes what goes wrong in a page. */
export function watch(page) {
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(String(error)));
  page.on("console", (line) => line.type() === "error" && page.faults.push(line.text()));
  page.setDefaultTimeout(PATIENCE);
}

/** Opens the house in a page. */
export async function enter(page, query = "") {
  await page.goto(`${HOME}?targets&${query}`);
  await isOpen(page);
}

/** Waits until the first screen is there. */
export const isOpen = (page) => page.waitForFunction(() => document.getElementById("house")?.classList.contains("open"));

/** What can be pressed, as `--targets` writes it. */
export const look = (page) => page.evaluate(() => globalThis.caravanserai.targets());

/** Waits until what can be pressed is as wanted, and returns it. */
export async function until(page, wanted, what) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const seen = await look(page);
    if (wanted(seen)) return seen;
    if (Date.now() > end) assert.fail(`${what}: ${seen.screen}, ${seen.targets.map((target) => target.name).join(" ")}`);
    await page.waitForTimeout(30);
  }
}

export const has = (name) => (seen) => seen.targets.some((target) => target.name === name);
export const find = (seen, name) => seen.targets.find((target) => target.name === name);

/** The middle of a target in pixels of the page. */
export async function middle(page, target) {
  const ratio = await page.evaluate(() => globalThis.caravanserai.ratio());
  return { x: (target.x + target.w / 2) / ratio, y: (target.y + target.h / 2) / ratio };
}

/** Clicks a target on the canvas. */
export async function click(page, target) {
  const { x, y } = await middle(page, target);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(40);
  await page.mouse.up();
}

/** The same, and waits until something else can be pressed, or a second has passed: what is seen too early is not pressed
 * again. */
export async function clickOnce(page, target) {
  const before = JSON.stringify(await look(page));
  await click(page, target);
  for (let waits = 0; waits < 20 && JSON.stringify(await look(page)) === before; waits += 1) await page.waitForTimeout(50);
}

/** Presses a target's button in the mirror, as a screen reader does. */
export const pressMirrored = (page, target) =>
  page.evaluate((name) => document.querySelector(`#mirror [data-name="${CSS.escape(name)}"]`)?.click(), target.name);

/** Taps a target on the canvas with a finger. */
export async function tap(page, target) {
  const { x, y } = await middle(page, target);
  await page.touchscreen.tap(x, y);
}

/** Waits for a target of this name that lies still, then presses it: what has just been opened finds its place first. */
export async function clickNamed(page, name, press = click) {
  let before = "";
  const still = (seen) => {
    const now = JSON.stringify(find(seen, name));
    const same = now === before;
    before = now;
    return now !== undefined && same;
  };
  for (;;) {
    const seen = await until(page, has(name), `nothing is called ${name}`);
    if (still(seen)) return press(page, find(seen, name));
    await page.waitForTimeout(150);
  }
}

/** Waits until so many frames have begun: what was pressed before has reached the program then. */
export const frames = (page, count) =>
  page.evaluate(async (count) => {
    for (let passed = 0; passed < count; passed += 1) await new Promise(requestAnimationFrame);
  }, count);

/** What the log says, sentence by sentence. */
export const told = (page) => page.$$eval("#log p", (lines) => lines.map((line) => line.textContent));

/** Chance that is the same in each run. */
export function chance(seed) {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** What of the seen would be a move in the camel race: pieces that are legal, groups of offers, offers. */
export function moves(seen) {
  const offers = seen.targets.filter(({ name, legal }) => legal && name.startsWith("offer-"));
  if (offers.length > 0) return offers;
  const groups = seen.targets.filter(({ name, legal, on }) => legal && on === "panel" && GROUPS.test(name));
  const pieces = seen.targets.filter(({ legal, on }) => legal && on === "table");
  return [...groups, ...pieces];
}

/** The groups of offers in the actions panel. */
const GROUPS = /^(command|ask)-/;

/** One of these moves. Dice bring a race to its end: two of three are rolls. */
export function aim(all, pick) {
  const dice = all.filter(({ name }) => name === "pyramid" || name === "command-roll");
  const from = dice.length > 0 && pick(3) > 0 ? dice : all;
  return from[pick(from.length)];
}

/** Turns the wheel over a column, the left or only one unless told, until something of this name is in sight. */
export async function scrollTo(page, name, x = 200) {
  const height = await page.evaluate(() => innerHeight);
  // What only just shows is not hit well.
  const isSeen = (seen) => find(seen, name)?.h > 30;
  for (let turns = 0; turns < 40 && !isSeen(await look(page)); turns += 1) {
    await page.mouse.move(x, height * 0.7);
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(150);
  }
  // What was scrolled glides on for a while.
  const place = async () => JSON.stringify(find(await look(page), name));
  for (let before = ""; before !== (before = await place()); ) await page.waitForTimeout(500);
}

/** Waits until the worker keeps all that a visit without a network needs. */
export async function isKept(page) {
  const end = Date.now() + PATIENCE;
  const isThere = async () => (await (await caches.open("caravanserai-1")).match("./")) !== undefined;
  while (!(await page.evaluate(isThere))) {
    if (Date.now() > end) assert.fail("the worker keeps nothing");
    await page.waitForTimeout(300);
  }
}

/** All that this site keeps of matches: keys and values. */
export const cells = (page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("caravanserai/match/"))));

/** Where the matches of a game are kept. */
const shelf = (game) => `caravanserai/match/${game}`;

/** The match of a game that was begun last. */
export const slotOf = (cells, game = "camel-race") =>
  Math.max(...Object.keys(cells).map((key) => new RegExp(`^${shelf(game)}/(\\d+)$`).exec(key)?.[1]).filter(Boolean).map(Number));

/** The head of the match in a slot: whether it is open, and which cells are its own. */
export const head = (cells, slot, game = "camel-race") => cells[`${shelf(game)}/${slot}`] ?? "";

/** The text of the match in a slot, a line for each command, in their order. */
export function journal(cells, slot, game = "camel-race") {
  const generation = head(cells, slot, game).split(" ")[1];
  const parts = [];
  for (let part; (part = cells[`${shelf(game)}/${slot}/${generation}/${parts.length}`]) !== undefined; ) parts.push(part);
  return parts.join("");
}

/** Nothing that stood in a match is gone; more may have come to it. */
export const isKeptIn = (before, after) => before.length > 0 && after.startsWith(before);

/** Something to write where words are asked for, in all scripts that the house speaks. */
const WORDS = "月 moon";

/** Types as an input method does: what is being composed, then what was chosen. */
export async function compose(page, steps, chosen) {
  const keyboard = await page.context().newCDPSession(page);
  for (const text of steps) {
    await keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    await page.waitForTimeout(40);
  }
  await keyboard.send("Input.insertText", { text: chosen });
}

/** What may be pressed to answer an open prompt: things that are still to be picked or put in order. */
const things = (seen) => seen.targets.filter(({ name, legal }) => legal && /^(pick|order)-\d+$/.test(name));

/** The sheet of a painting board that lies open. */
export const sheet = (seen) => seen.targets.find(({ name }) => name.startsWith("painting-sheet-"));

/** Draws a stroke on a sheet with the mouse held down, between two places that chance says. */
export async function stroke(page, on, pick) {
  const ratio = await page.evaluate(() => globalThis.caravanserai.ratio());
  const along = (from, size) => (from + size * (0.15 + pick(70) / 100)) / ratio;
  const place = () => [along(on.x, on.w), along(on.y, on.h)];
  await page.mouse.move(...place());
  await page.mouse.down();
  await page.waitForTimeout(40);
  await page.mouse.move(...place(), { steps: 12 });
  await page.waitForTimeout(40);
  await page.mouse.up();
}

/** Paints until the painting can be handed in, and hands it in. */
async function paint(page, seen, press, pick) {
  const done = find(seen, "painting-hand-in");
  if (done?.legal) await press(page, done);
  else await stroke(page, sheet(seen), pick);
  await page.waitForTimeout(150);
  return true;
}

/** Writes something; where that did not do, also what the field says that it lacks. */
async function fill(page) {
  const before = await page.inputValue(".field");
  const asked = await page.getAttribute(".field", "aria-label");
  await page.fill(".field", before.includes(WORDS) ? `${WORDS} ${asked}` : WORDS);
}

/** Takes one step towards the answer of an open prompt; false where none is open. */
async function answer(page, seen, press, pick) {
  if (sheet(seen)) return paint(page, seen, press, pick);
  const confirm = find(seen, "prompt-confirm");
  if (confirm === undefined) return false;
  if (confirm.legal) {
    await press(page, confirm);
  } else if (has("prompt-text")(seen)) {
    await press(page, find(seen, "prompt-text"));
    // What was handed in a moment ago may still have been seen, and opens no field any more.
    const opens = page.waitForSelector(".field:not(.early)", { timeout: 5_000 });
    if (!(await opens.then(() => true, () => false))) return true;
    await fill(page);
    await page.evaluate(() => document.querySelector(".field")?.blur());
    await page.waitForSelector(".field", { state: "detached" });
  } else {
    const from = things(seen);
    if (from.length > 0) await press(page, from[pick(from.length)]);
  }
  await page.waitForTimeout(150);
  return true;
}

/** Whether the results are there, or can be gone to. */
export const isOver = (seen) => has("show-results")(seen) || seen.screen === "Results";

/** Plays until the results can be seen, or until `ends` says so, with `press` and chance; `hand` knows what of the seen is a
 * move, and which one to make. Returns how often it pressed. */
export async function playOn(page, press, pick, { hand = { moves, aim }, ends = isOver, most = 2_000 } = {}) {
  const asks = (seen) => has("prompt-confirm")(seen) || sheet(seen) !== undefined;
  const goesOn = (seen) => has("summary-go-on")(seen) || hand.moves(seen).length > 0 || asks(seen) || ends(seen) || isOver(seen);
  for (let presses = 0; presses < most; presses += 1) {
    const seen = await until(page, goesOn, "nobody's turn");
    if (ends(seen) || isOver(seen)) return presses;
    if (has("summary-go-on")(seen)) {
      await press(page, find(seen, "summary-go-on"));
      await page.waitForTimeout(60);
      continue;
    }
    if (await answer(page, seen, press, pick)) continue;
    await press(page, hand.aim(hand.moves(seen), pick));
    await page.waitForTimeout(60);
  }
  return assert.fail("the match does not end");
}

/** Goes to the results of a match that is over, and sees that they are whole. */
export async function seesResults(page, seats = 3) {
  // Whoever waits a little is led to the results.
  const seen = await until(page, isOver, "no end");
  if (seen.screen !== "Results") await clickNamed(page, "show-results");
  await until(page, (seen) => seen.screen === "Results", "no results");
  const standings = await page.$$eval("#standings li", (lines) => lines.map((line) => line.textContent));
  assert.equal(standings.length, seats, "an account for each seat");
  assert.ok((await told(page)).length > 20, "the match was told");
  assert.deepEqual(page.faults, []);
}
