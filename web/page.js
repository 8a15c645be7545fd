// What the program finds around it: `globalThis.caravanserai`, a function for each thing that a page can do and a canvas
// cannot. The program's side is src/platform/web/page.rs.

import { connectFields, isWriting, layField } from "./field.js";
import { choose, download } from "./files.js";
import { canKeep, forget, keep, kept, keys } from "./keeping.js";
import { mirror, targets, tell, watchTouches } from "./mirror.js";
import { sounds, watchSound } from "./sound.js";
import { follow, ratio } from "./stage.js";
import { language } from "./words.js";

const canvas = document.getElementById("table");
const asked = new URLSearchParams(location.search);

/** The program's ear, once it is there. */
let ear;
const unheard = [];

function say(message) {
  const text = JSON.stringify(message);
  if (ear) ear(text);
  else unheard.push(text);
}

/** What whatever plays from outside is to take a picture of; it empties it when it has. */
const posing = { name: "" };

/** The canvas takes all keys; those of the browser itself (reload, the address, its tools) are kept from it. */
function leaveToBrowser() {
  const isIts = ({ ctrlKey, metaKey, altKey, key }) => ctrlKey || metaKey || altKey || /^F(5|6|7|11|12)$/.test(key);
  addEventListener("keydown", (event) => isIts(event) && event.stopImmediatePropagation(), { capture: true });
}

/** Lays the page out for the program. */
export function layPage({ assets, ready, complain, report }) {
  watchSound();
  watchTouches();
  const lay = follow(isWriting, say);
  connectFields(say, () => {
    canvas.focus({ preventScroll: true });
    // The keyboard closes a moment later.
    setTimeout(lay, 300);
  });
  document.addEventListener("visibilitychange", () => say({ what: "look" }));
  leaveToBrowser();
  globalThis.caravanserai = {
    connect: (hear) => {
      ear = hear;
      unheard.splice(0).forEach(ear);
    },
    query: () => [...asked].flat(),
    languages: () => [language(), ...navigator.languages],
    chance: () => [...crypto.getRandomValues(new Uint32Array(2))],
    asset: (path) => assets[path]?.[0],
    choose: (most) => choose(most, say),
    ratio,
    ready: () => {
      canvas.focus({ preventScroll: true });
      ready();
    },
    pose: (name) => (posing.name = asked.has("targets") ? name : ""),
    posed: () => posing.name === "",
    complain,
    report,
    canKeep,
    kept,
    keep,
    forget,
    keys,
    download,
    layField,
    mirror,
    tell,
  };
  // For whatever plays from outside.
  if (asked.has("targets")) Object.assign(globalThis.caravanserai, { targets, sounds, posing });
}
