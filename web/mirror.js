// Whatever can be pressed on the canvas is also a button of the page, exactly over it: for screen readers, for the
// browser's own keys, for scripts. What happens is told in live regions.

import { layEarly } from "./field.js";
import { ratio } from "./stage.js";

const mirrored = document.getElementById("mirror");
const canvas = document.getElementById("table");

/** The buttons by the names of their targets. */
const buttons = new Map();
let page = { screen: "Loading", targets: [] };

/** What can be pressed now. */
export const targets = () => page;

const place = ({ x, y, w, h }) => ({ x: x / ratio(), y: y / ratio(), w: w / ratio(), h: h / ratio() });

/** Makes the page's buttons those that the program lists. Only what has changed is touched. */
export function mirror(json) {
  page = JSON.parse(json);
  const focused = document.activeElement;
  const seen = new Set();
  let before = null;
  for (const target of page.targets) {
    // Two of a name would be one button: the first counts.
    if (seen.has(target.name)) continue;
    seen.add(target.name);
    const button = buttons.get(target.name) ?? add(target.name);
    update(button, target);
    if (button.parentElement !== mirrored || button.previousElementSibling !== before) {
      if (before) before.after(button);
      else mirrored.prepend(button);
    }
    before = button;
  }
  for (const [name, button] of buttons) {
    if (seen.has(name)) continue;
    buttons.delete(name);
    button.remove();
  }
  if (focused instanceof HTMLElement && focused.parentElement === null && focused.dataset.name) mirrored.querySelector("button")?.focus();
}

function add(name) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.name = name;
  button.addEventListener("click", () => press(button.target));
  buttons.set(name, button);
  return button;
}

function update(button, target) {
  const old = button.target;
  button.target = target;
  if (old?.label !== target.label) button.setAttribute("aria-label", target.label || target.name);
  if (old?.legal !== target.legal) button.setAttribute("aria-disabled", String(!target.legal));
  if (old && old.x === target.x && old.y === target.y && old.w === target.w && old.h === target.h) return;
  const { x, y, w, h } = place(target);
  button.style.cssText = `left:${x}px;top:${y}px;width:${w}px;height:${h}px`;
}

/** Presses the middle of a target as a mouse would. */
function press(target) {
  const { x, y, w, h } = place(target);
  const at = { clientX: x + w / 2, clientY: y + h / 2 };
  const fire = (kind, buttons) => {
    const common = { bubbles: true, cancelable: true, pointerId: 1, pointerType: "mouse", isPrimary: true, button: kind === "pointermove" ? -1 : 0, buttons };
    canvas.dispatchEvent(new PointerEvent(kind, { ...common, ...at }));
  };
  if (target.on === "field") layEarly(target.name, target.label, place(target));
  fire("pointermove", 0);
  fire("pointerdown", 1);
  // The press is seen in one frame, its end in a later one.
  requestAnimationFrame(() => requestAnimationFrame(() => fire("pointerup", 0)));
}

/** Phones open their keyboard only within the touch: a field that a finger leaves again is laid at once. */
export function watchTouches() {
  canvas.addEventListener("pointerup", (event) => {
    if (event.pointerType !== "touch") return;
    const over = ({ x, y, w, h }) => event.clientX >= x && event.clientX < x + w && event.clientY >= y && event.clientY < y + h;
    const field = page.targets.find((target) => target.on === "field" && over(place(target)));
    if (field) layEarly(field.name, field.label, place(field));
  });
}

const log = document.getElementById("log");
const turn = document.getElementById("turn");
const standings = document.getElementById("standings");
const refused = document.getElementById("refused");
let told = { log: [], first: 0, turn: "", standings: [], refused: "", locale: "" };

const element = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Tells what has happened since; the whole story anew only where it is another one. */
export function tell(json) {
  const now = JSON.parse(json);
  if (now.locale !== told.locale) document.documentElement.lang = now.locale;
  const known = told.first + told.log.length - now.first;
  const goesOn = known >= 0 && known <= now.log.length && same(told.log.slice(-known || told.log.length), now.log.slice(0, known));
  if (goesOn) {
    log.append(...now.log.slice(known).map((line) => element("p", line)));
    while (log.childElementCount > 200) log.firstElementChild.remove();
  } else {
    log.replaceChildren(...now.log.map((line) => element("p", line)));
  }
  if (now.turn !== told.turn) turn.textContent = now.turn;
  if (now.refused !== told.refused) refused.textContent = now.refused;
  if (!same(now.standings, told.standings)) standings.replaceChildren(...now.standings.map((line) => element("li", line)));
  told = now;
}
