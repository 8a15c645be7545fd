// Places to write in: a real field over the canvas, with the browser's composition, keyboard, clipboard and undo.

import { visible } from "./stage.js";

const layer = document.getElementById("fields");
const table = [document.getElementById("stage"), document.getElementById("mirror")];

/** @type {{name: string, element: HTMLElement, place: object, early: boolean} | undefined} */
let open;
/** The turn of a field that was left: the program may not have heard of it yet. */
let left;
let say = () => {};
let afterwards = () => {};

/** Whether somebody is writing. */
export const isWriting = () => open !== undefined;

/** Takes what to call with news, and when the writer is done. */
export function connectFields(hear, done) {
  say = hear;
  afterwards = done;
  globalThis.visualViewport?.addEventListener("resize", put);
  globalThis.visualViewport?.addEventListener("scroll", put);
}

/** Lays a field, moves the one that lies there, or takes it away when the text is empty. */
export function layField(json) {
  if (json === "") {
    left = undefined;
    if (open && !open.early) takeAway();
    return;
  }
  const field = JSON.parse(json);
  if (field.turn === left) return;
  if (open?.name !== field.name) show(field);
  if (open.early) confirm(field);
  open.place = field;
  put();
}

/** A finger has touched a field's place: phones open their keyboard only within the touch itself, so the field is laid
 * before the program asks for it. It goes away again if it does not. */
export function layEarly(name, label, place) {
  if (open?.name === name) return;
  show({ name, label, hint: "", value: "", most: 1000, lines: false, ...place, type_size: 16 });
  open.early = true;
  open.element.classList.add("early");
  const early = open;
  setTimeout(() => open === early && early.early && takeAway(), 600);
}

function confirm(field) {
  open.early = false;
  const { element } = open;
  element.classList.remove("early");
  element.value = field.value;
  element.placeholder = field.hint;
  element.maxLength = field.most * 2;
  element.setSelectionRange?.(field.value.length, field.value.length);
}

function show(field) {
  if (open) takeAway();
  const element = document.createElement(field.lines ? "textarea" : "input");
  Object.assign(element, { className: "field", value: field.value, placeholder: field.hint, autocomplete: "off", spellcheck: false });
  element.name = field.name;
  element.setAttribute("aria-label", field.label);
  element.setAttribute("autocapitalize", "off");
  element.setAttribute("enterkeyhint", "done");
  // In units of UTF-16; the program counts characters.
  element.maxLength = field.most * 2;
  open = { name: field.name, element, place: field, early: false };
  listen(element, field);
  layer.append(element);
  put();
  element.focus({ preventScroll: true });
  element.select();
}

function listen(element, { name, lines, most }) {
  const tell = () => {
    const characters = [...element.value];
    if (characters.length > most) element.value = characters.slice(0, most).join("");
    say({ what: "typed", field: name, value: element.value });
  };
  element.addEventListener("input", (event) => event.isComposing || tell());
  element.addEventListener("compositionend", tell);
  element.addEventListener("blur", () => open?.element === element && leave());
  for (const kind of ["keydown", "keyup", "keypress"]) {
    element.addEventListener(kind, (event) => {
      // What is written is no short cut of the table.
      event.stopPropagation();
      if (kind !== "keydown" || event.isComposing || event.keyCode === 229) return;
      if (event.key === "Escape" || (event.key === "Enter" && !lines)) {
        event.preventDefault();
        leave();
      }
    });
  }
}

function leave() {
  const { name, early, place } = open;
  takeAway();
  if (early) return;
  left = place.turn;
  say({ what: "left", field: name });
}

function takeAway() {
  const { element } = open;
  open = undefined;
  element.remove();
  lift(0);
  afterwards();
}

/** Lifts the table by so much above the keyboard, that what is written is seen where it stands. */
function lift(by) {
  for (const { style } of table) style.translate = by > 0 ? `0 ${-by}px` : "none";
}

/** Puts the field over its place, both lifted above a keyboard that would cover them. */
function put() {
  if (!open) return;
  const { element, place } = open;
  const view = visible();
  const lowest = view.top + view.height - place.h - 8;
  const size = Math.max(place.type_size, 16);
  const top = Math.max(Math.min(place.y, lowest), view.top);
  lift(place.y - top);
  element.style.left = `${place.x}px`;
  element.style.top = `${top}px`;
  element.style.width = `${place.w}px`;
  element.style.height = `${place.h}px`;
  element.style.fontSize = `${size}px`;
}
