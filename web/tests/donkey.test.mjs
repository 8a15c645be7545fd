// Donkey bridge in a browser: a whole match by clicks, a finger that has the donkey tell, and a match in Chinese in which a
// story and an answer are typed.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  PATIENCE, aim, cells, chance, clickNamed, clickOnce, compose, find, frames, has, isOver, look, moves, open, playOn, scrollTo, seesResults, tap, told, until, visit,
} from "./house.mjs";

const isLegal = (name) => (seen) => find(seen, name)?.legal === true;

/** Waits until something holds that no target tells of. */
async function eventually(page, holds, what) {
  const end = Date.now() + PATIENCE;
  while (!(await holds())) {
    assert.ok(Date.now() < end, what);
    await page.waitForTimeout(100);
  }
}

/** Whoever has nothing to do has read the story of another, and goes on. */
const HAND = {
  moves: (seen) => {
    const all = moves(seen);
    return all.length > 0 ? all : seen.targets.filter(({ name }) => name === "hurry");
  },
  aim,
};

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

test("a match of donkey bridge is played by clicks on the canvas", async () => {
  const page = await visit(browser, "game=donkey-bridge&seats=human,hard,medium&seed=7&lang=en&speed=instant");
  await playOn(page, clickOnce, chance(4), { hand: HAND, most: 600 });
  await seesResults(page);
  await page.context().close();
});

test("a finger on the donkey lets it tell a story", async () => {
  const page = await visit(browser, "game=donkey-bridge&seats=human,easy,easy&seed=7&lang=en&speed=instant", { hasTouch: true });
  await until(page, isLegal("donkey"), "no donkey");
  const before = Object.keys(await cells(page)).length;
  await clickNamed(page, "donkey", tap);
  // Bots think at once, and their stories are read for a while or waved on: stories are counted.
  const areTold = async () => {
    const hurry = find(await look(page), "hurry");
    if (hurry) await tap(page, hurry);
    return Object.keys(await cells(page)).length >= before + 3;
  };
  await eventually(page, areTold, "nobody tells");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a story and an answer are typed in Chinese, and the match goes on to its results", async () => {
  const page = await typedMatch();
  const story = await tellStory(page);
  const isKept = async () => Object.values(await cells(page)).some((kept) => kept.includes(story));
  await eventually(page, isKept, "the story is not kept as it was typed");

  await playOn(page, clickOnce, chance(5), { hand: HAND, ends: isLegal("ask-answer"), most: 400 });
  await giveAnswer(page);

  await playOn(page, clickOnce, chance(6), { hand: HAND, most: 600 });
  await seesResults(page);
  await page.context().close();
});

/** One person, who begins, and two bots; answers are typed, in as much time as it takes. What is agreed on is in the right
 * column of the lobby. */
async function typedMatch() {
  const page = await visit(browser, "lang=zh-Hant&speed=instant&seed=7", { locale: "zh-TW" });
  await clickNamed(page, "box-donkey-bridge");
  await until(page, (seen) => seen.screen === "Lobby", "no lobby");
  await clickNamed(page, "lobby-fewer");
  for (const name of ["first-1", "option-answers-1", "option-timer-2"]) {
    await scrollTo(page, name, 740);
    await clickNamed(page, name, clickOnce);
  }
  await clickNamed(page, "start-match");
  await until(page, isLegal("ask-story"), "no story to be told");
  return page;
}

/** Opens the group that asks for words, where it is not open yet, and the real field of its prompt; what is opened may be
 * put away by what happens at the table, and is opened again. Returns what the field asks for. */
async function openField(page, group) {
  for (let tries = 0; tries < 10; tries += 1) {
    const seen = await until(page, (seen) => has("prompt-text")(seen) || isLegal(group)(seen), "nothing is asked for");
    const opened = page.waitForSelector(".field:not(.early)", { timeout: 2_000 }).catch(() => undefined);
    await clickOnce(page, find(seen, has("prompt-text")(seen) ? "prompt-text" : group));
    if (await opened) return page.getAttribute(".field", "aria-label");
  }
  return assert.fail("no field opens");
}

/** Leaves the open field, and hands in what was written there. */
async function handIn(page) {
  await page.evaluate(() => document.querySelector(".field")?.blur());
  await page.waitForSelector(".field", { state: "detached" });
  await until(page, isLegal("prompt-confirm"), "what was written does not do");
  await clickNamed(page, "prompt-confirm", clickOnce);
}

/** Types a story around the words that the field asks for: before they are in it, it cannot be told. Returns it. */
async function tellStory(page) {
  const asked = await openField(page, "ask-story");
  const words = /：(.+?)。?$/.exec(asked)?.[1];
  assert.ok(words, `no words are asked for: ${asked}`);
  const [opening, rest] = ["從前從前，", `有人遇見了${words}，大家都笑了。`];
  await compose(page, ["ㄘ", "ㄘㄨㄥˊ", "從"], opening);
  assert.equal(await page.inputValue(".field"), opening);
  await frames(page, 10);
  assert.equal(isLegal("prompt-confirm")(await look(page)), false, "a story without its words can be told");
  await compose(page, ["ㄧ", "ㄧㄡˇ", "有"], rest);
  assert.equal(await page.inputValue(".field"), opening + rest);
  await handIn(page);
  return opening + rest;
}

/** Words to answer with: what is one's own tile, or has been said, is refused and costs nothing. */
const ANSWERS = ["駱駝", "長頸鹿", "彩虹"];

/** Answers with the first of them that counts, right or wrong. */
async function giveAnswer(page) {
  for (const word of ANSWERS) {
    await openField(page, "ask-answer");
    await page.fill(".field", "");
    await compose(page, ["ㄉ", "ㄉㄚˊ"], word);
    await handIn(page);
    const counts = (lines) => lines.some((line) => line.includes(`答「${word}」`) || line.includes(`記得${word}`));
    for (let waits = 0; waits < 40; waits += 1) {
      if (counts(await told(page)) || isOver(await look(page))) return;
      await page.waitForTimeout(100);
    }
  }
  assert.fail("no answer counts");
}
