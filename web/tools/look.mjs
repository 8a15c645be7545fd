// Takes pictures of the house in the browser: `cargo xtask web --serve` in one terminal, `node web/tools/look.mjs FOLDER`
// in another.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { HOME, browse, click, clickNamed, find, has, isOpen, look, until, watch } from "../tests/house.mjs";

const folder = process.argv[2] ?? "pictures";
await mkdir(folder, { recursive: true });
const browser = await browse();

for (const [width, height, factor] of [
  [390, 844, 2],
  [1280, 800, 1],
]) {
  for (const lang of ["zh-Hant", "en"]) {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: factor, locale: lang === "en" ? "en-GB" : "zh-TW" });
    const page = await context.newPage();
    watch(page);
    const shoot = (name) => page.screenshot({ path: join(folder, `${name}-${lang}-${width}.png`) });
    await page.route("**/*.wasm", async (route) => {
      await new Promise((go) => setTimeout(go, 2500));
      await route.continue();
    });
    await page.goto(`${HOME}?targets&lang=${lang}`, { waitUntil: "commit" });
    await page.waitForTimeout(1800);
    await shoot("loading");
    await isOpen(page);
    await page.waitForTimeout(900);
    await shoot("shelf");
    await clickNamed(page, "box-camel-race");
    await until(page, (seen) => seen.screen === "Lobby", "no lobby");
    await page.waitForTimeout(600);
    await shoot("lobby");
    if (has("seat-name")(await look(page))) {
      await click(page, find(await look(page), "seat-name"));
      await page.waitForTimeout(600);
      await shoot("field");
      await page.keyboard.press("Escape");
    }
    await context.close();
    const table = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: factor });
    const match = await table.newPage();
    watch(match);
    await match.goto(`${HOME}?targets&lang=${lang}&game=camel-race&seats=human,hard,medium&seed=7&speed=instant`);
    await isOpen(match);
    await match.waitForTimeout(1500);
    await match.screenshot({ path: join(folder, `table-${lang}-${width}.png`) });
    if (match.faults.length > 0) console.log(match.faults);
    await table.close();
  }
}
await browser.close();
