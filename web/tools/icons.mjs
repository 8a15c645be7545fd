// Makes the icons of the installed program out of the house's mark: `node web/tools/icons.mjs`, after the mark has changed.

import { readFile, writeFile } from "node:fs/promises";
import { browse } from "../tests/browse.mjs";

const here = new URL("../", import.meta.url);
const mark = await readFile(new URL("../assets/pictures/common.app-icon.webp", here));
const source = `data:image/webp;base64,${mark.toString("base64")}`;

/** Name, size, how much of it the mark takes: a mask may cut everything outside of the middle four fifths. */
const ICONS = [
  ["icon-180.png", 180, 1],
  ["icon-192.png", 192, 1],
  ["icon-512.png", 512, 1],
  ["icon-maskable-512.png", 512, 0.78],
];

const browser = await browse();
for (const [name, size, part] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const opaque = part < 1 || name === "icon-180.png";
  const background = opaque ? "linear-gradient(#1a1338, #3a2566)" : "transparent";
  const style = `margin:0;display:grid;place-items:center;height:100vh;background:${background}`;
  await page.setContent(`<body style="${style}"><img src="${source}" style="width:${part * 100}vw"></body>`);
  await page.waitForFunction(() => document.images[0].complete);
  await writeFile(new URL(name, here), await page.screenshot({ omitBackground: !opaque }));
  await page.close();
}
await browser.close();
