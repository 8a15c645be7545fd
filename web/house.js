// The loading page: a paper night in which the moon fills and a camel walks as bytes arrive. It also tells what went
// wrong, with a button that leads on.

import { words } from "./words.js";

const SCENE = `
<svg class="scene" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
  <defs>
    <filter id="paper" x="-10%" y="-30%" width="120%" height="160%">
      <feDropShadow dx="0" dy="-5" stdDeviation="7" flood-color="#120c28" flood-opacity=".55"/>
    </filter>
    <filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7"/>
      <feColorMatrix values="0 0 0 0 1  0 0 0 0 .95  0 0 0 0 .85  0 0 0 .16 -.05"/></filter>
    <radialGradient id="halo"><stop offset=".42" stop-color="#f4c47c" stop-opacity=".42"/><stop offset="1" stop-color="#f4c47c" stop-opacity="0"/></radialGradient>
    <clipPath id="disc"><circle cx="600" cy="250" r="86"/></clipPath>
    <g id="camel">
      <path fill="#8d4a34" d="M33 62h12.5l-1 13 1 3-1.500 11.500h-7.500l.1-11.500ZM54 62h12l-1.500 13 .5 3-1.500 11.500H56V78ZM11.500 57C5.500 58 4.500 64 5.600 70l1.500-1C6.500 65 8 60 11.500 59Z"/>
      <path fill="#eda45a" d="M10 60C10 54.500 13.500 52 17.500 49.500 22 46.500 23 41 28 41H68c5 0 6 6 10 10.500C81.500 55.500 86 56 88.600 50.500 91.200 45 89.600 37 90 29c.5-9.500 4-15.600 10-17 4-.8 7.400-.4 10.400 2l5 4c2.600 2.200 3.200 5.600 1.600 8-1.600 2.400-5.400 2.800-9 2.200-3.600-.6-5.300.8-5.700 4.200-1.100 11.600-.8 24.100-7.900 31C90 67.600 83 69 77 70l-1.600 6 .6 3-1.600 10.500h-9.800L65.200 79l-.6-3L62 70c-8 2-17 2-24-.2L36.400 76l.4 3-1.600 10.500h-9.800V79C25 74.600 19 71.600 14.600 69 11.600 67.200 10 64 10 60Z"/>
      <path fill="#c45f7d" d="M31 41h34l4 13c-12 5-30 5-42 0Z"/><path fill="#f4c47c" d="M30 47h37l.8 3H29.200Z"/>
      <circle cx="104.500" cy="19" r="2" fill="#2b1a3f"/>
    </g>
  </defs>
  <g fill="#fff2cf">
    ${stars(70)}
  </g>
  <circle cx="600" cy="250" r="210" fill="url(#halo)"/>
  <circle cx="600" cy="250" r="86" fill="#4a356e"/>
  <g clip-path="url(#disc)"><g class="moon-light"><circle cx="600" cy="250" r="86" fill="#fff2cf"/>
    <circle cx="568" cy="226" r="15" fill="#f8dca4"/><circle cx="636" cy="206" r="10" fill="#f8dca4"/><circle cx="630" cy="284" r="20" fill="#f8dca4"/></g></g>
  <circle cx="600" cy="250" r="86" fill="none" stroke="#f4c47c" stroke-width="3"/>
  <path filter="url(#paper)" fill="#8a5790" d="M-20 560C120 500 220 540 340 520s200-90 320-40 190 70 300 20 180-30 280 0v340H-20Z"/>
  <path filter="url(#paper)" fill="#c4604a" d="M-20 640C160 580 300 650 470 624s240-60 400-10 240 10 370-20v246H-20Z"/>
  <g class="walker" filter="url(#paper)"><use href="#camel" transform="translate(0 560) scale(1.05)"/></g>
  <path filter="url(#paper)" fill="#5c2350" d="M-20 700c200-56 380 10 560-14s330-66 700-10v164H-20Z"/>
  <path filter="url(#paper)" fill="#241a4d" d="M-20 752c260-40 460 14 700-8s360-30 560 0v96H-20Z"/>
  <rect width="1200" height="800" filter="url(#grain)"/>
</svg>`;

/** So many stars, always the same ones. */
function stars(count) {
  let seed = 12;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const star = () => `<circle cx="${(next() * 1200).toFixed(0)}" cy="${(next() * 420).toFixed(0)}" r="${(0.7 + next() * 1.6).toFixed(1)}"/>`;
  return Array.from({ length: count }, star).join("");
}

const house = document.getElementById("house");
house.innerHTML = `${SCENE}<div class="frame"></div><div class="words" role="status"></div>`;
const paper = house.querySelector(".words");
const moon = house.querySelector(".moon-light");
const walker = house.querySelector(".walker");

function make(tag, text, className = "") {
  const element = Object.assign(document.createElement(tag), { textContent: text, className });
  return element;
}

const line = make("p", words.coming);
const amount = make("p", "", "small");
paper.append(make("h1", words.title), line, amount);

/** How wide the camel is, and what the frame takes of a side. */
const CAMEL = 124;
const EDGE = 26;

const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

/** Shows how many of how many bytes are there. */
export function showProgress(done, all) {
  const part = Math.min(done / Math.max(all, 1), 1);
  moon.setAttribute("transform", `translate(0 ${(1 - part) * 172})`);
  // The picture is cut at its sides where the window is narrow: the camel walks through what is seen.
  const seen = Math.min(1200, (800 * innerWidth) / innerHeight);
  // It stays within the frame.
  const way = 600 - seen / 2 + EDGE + part * (seen - CAMEL - 2 * EDGE);
  walker.setAttribute("transform", `translate(${way} ${Math.sin(part * 26) * 3})`);
  line.textContent = part < 1 ? words.coming : words.almost;
  amount.textContent = words.amount(megabytes(done), megabytes(all));
}

/** The house is open: the table is seen. */
export function openHouse() {
  house.classList.add("open");
  house.setAttribute("aria-hidden", "true");
  setTimeout(() => (house.hidden = house.classList.contains("open")), 500);
}

/** Says what is the matter; resolves once the reader has pressed the button. */
export function say(what, button) {
  house.hidden = false;
  house.classList.remove("open");
  house.removeAttribute("aria-hidden");
  const sheet = make("div", "", "sheet");
  const press = make("button", words[button]);
  sheet.append(make("p", words[what]), press);
  sheet.dataset.trouble = what;
  house.classList.add("troubled");
  paper.replaceChildren(make("h1", words.title), sheet);
  press.focus();
  return new Promise((resolve) => {
    press.addEventListener("click", () => {
      house.classList.remove("troubled");
      paper.replaceChildren(make("h1", words.title), line, amount);
      resolve();
    });
  });
}

showProgress(0, 1);
