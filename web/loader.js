// Opens the house: looks whether it can be, fetches what is needed and shows how much of it is there, starts the program.

import bundle from "./bundle.js";
import { holdHouse } from "./alone.js";
import { openHouse, say, showProgress } from "./house.js";
import { canKeep } from "./keeping.js";
import { layPage } from "./page.js";

const SELFTEST = new URLSearchParams(location.search).has("selftest");

/** Whether the table can be drawn. */
function canDraw() {
  try {
    return document.createElement("canvas").getContext("webgl2") !== null;
  } catch {
    return false;
  }
}

/** Counts what arrives, over all files. */
class Progress {
  constructor(all) {
    this.all = all;
    this.done = 0;
  }

  add(bytes) {
    this.done += bytes;
    showProgress(Math.min(this.done, this.all), this.all);
  }

  /** A response, as it came: its bytes are counted on a copy, so that the browser can compile it as it streams in and
   * find what it compiled the last time. */
  async fetch(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    this.count(response.clone().body.getReader());
    return response;
  }

  async count(reader) {
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) this.add(next.value.length);
    } catch {
      // Whoever reads the response itself says what is wrong.
    }
  }
}

/** The files of the first screen are fetched beside the program, which then finds them in the browser's cache. */
async function fetchFirst(progress) {
  const first = bundle.first.map((path) => bundle.assets[path][0]);
  await Promise.all(first.map(async (url) => (await progress.fetch(url)).arrayBuffer()));
}

/** The program is compiled while it arrives, and begins. */
async function run(progress) {
  const arriving = progress.fetch(bundle.program.url);
  const [glue, response] = await Promise.all([import(bundle.glue), arriving]);
  return glue.default({ module_or_path: response });
}

async function start() {
  const sizes = bundle.first.map((path) => bundle.assets[path][1]);
  const progress = new Progress(sizes.reduce((sum, size) => sum + size, bundle.program.size));
  const [program] = await Promise.all([run(progress), SELFTEST ? undefined : fetchFirst(progress)]);
  globalThis.caravanserai.memory = () => program.memory.buffer.byteLength;
}

/** What the worker is to keep for days without a network: the program first, then all that it may ask for; pictures as
 * large as a screen only once they have been seen. */
function keepForLater() {
  if (!navigator.serviceWorker) return;
  const later = new Set(bundle.later);
  const of = (wanted) => Object.entries(bundle.assets).filter(([path]) => later.has(path) === wanted);
  const urls = (entries) => entries.map(([, [url]]) => new URL(url, document.baseURI).href);
  const program = [bundle.glue, bundle.program.url].map((file) => new URL(file, document.baseURI).href);
  const files = [...program, ...urls(of(false))];
  // The page by which the worker knows that it is the one these files are for names this very module.
  const mark = import.meta.url.split("/").pop();
  navigator.serviceWorker
    .register("worker.js")
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active.postMessage({ keep: [...new Set([...ownFiles(), ...files])], may: urls(of(true)), mark }))
    .catch((error) => console.warn("nothing is kept for days without a network:", error));
}

/** The files that this page itself is made of: modules, style, icons. */
function ownFiles() {
  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  const linked = [...document.querySelectorAll("link[href], script[src]")].map((element) => element.href || element.src);
  return [...loaded, ...linked].filter((url) => /-[0-9a-f]{16}\.(js|css|png|webmanifest)$/.test(url));
}

let opened = false;

function ready() {
  opened = true;
  performance.mark("ready");
  openHouse();
  // The first seconds belong to the program.
  setTimeout(keepForLater, 1500);
}

/** A program that has fallen over cannot be helped up; its match is kept. */
function watchForFalls() {
  let fallen = false;
  const fall = async (event) => {
    const error = event.error ?? event.reason;
    if (fallen || !(error instanceof WebAssembly.RuntimeError)) return;
    fallen = true;
    await say("broken", "reload");
    location.reload();
  };
  addEventListener("error", fall);
  addEventListener("unhandledrejection", fall);
}

function report(text) {
  globalThis.caravanserai.reported = text;
  console.log(text);
}

async function open() {
  if (!canDraw()) {
    await say("webgl", "retry");
    location.reload();
    return;
  }
  const lost = async () => {
    await say("moved", "here");
    location.reload();
  };
  if (!(await holdHouse(false, lost))) {
    await say("elsewhere", "here");
    await holdHouse(true, lost);
  }
  if (!canKeep()) await say("storage", "anyway");
  layPage({ assets: bundle.assets, ready, complain: (said) => console.error(said), report });
  watchForFalls();
  try {
    await start();
  } catch (error) {
    if (opened || error instanceof WebAssembly.RuntimeError) throw error;
    console.error(error);
    await say("download", "retry");
    location.reload();
  }
}

open();
