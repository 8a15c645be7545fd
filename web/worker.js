// The service worker: the house opens without a network once it has been open with one.
//
// Files with a hash in their names never change: one that is kept is handed out as it is, so that the browser finds what
// it has compiled of it. The page itself is asked for anew each time, and kept only when all of its files are.

const STORE = "caravanserai-1";
const HASHED = /-[0-9a-f]{16}\.\w+$/;
/** How long to wait for the network before the kept page is shown, in milliseconds. */
const PATIENCE = 3000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (HASHED.test(url.pathname)) event.respondWith(file(request));
});

async function file(request) {
  const store = await caches.open(STORE);
  return (await atHand(request)) ?? (await store.match(request)) ?? seen(request, store);
}

/** A picture that is not kept beforehand is kept once it has been seen. */
async function seen(request, store) {
  const response = await fetch(request);
  if (response.ok && request.url.includes("/pictures/")) await store.put(request, response.clone()).catch(() => undefined);
  return response;
}

/** The program as the browser's own cache has it, if it does: what was compiled on the first visit, when there was no
 * worker yet, hangs on that response and not on the one that is kept here. No network is asked. */
async function atHand({ url }) {
  if (!url.endsWith(".wasm")) return undefined;
  const response = await fetch(url, { cache: "only-if-cached", mode: "same-origin" }).catch(() => undefined);
  return response?.ok ? response : undefined;
}

/** The address of the page, whatever is asked for in it. */
const home = () => new URL("./", location.href).href;

async function page(request) {
  const store = await caches.open(STORE);
  const kept = await store.match(home());
  if (!kept) return fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  const fresh = fetch(request).catch(() => kept);
  return Promise.race([fresh, late]);
}

self.addEventListener("message", (event) => {
  if (event.data.keep) event.waitUntil(keep(event.data.keep, event.data.may ?? [], event.data.mark));
});

/** Keeps these files, one after the other, then the page that uses them; forgets all others but those that may be kept. */
async function keep(files, may, mark) {
  const store = await caches.open(STORE);
  const wanted = new Set([...files, ...may]);
  for (const url of files) {
    if (await store.match(url)) continue;
    const response = await fetch(url);
    if (!response.ok) return;
    await store.put(url, response);
  }
  const response = await fetch(home(), { cache: "no-cache" });
  // A newer page than the one that asks wants other files.
  if (!response.ok || !(await response.clone().text()).includes(mark)) return;
  await store.put(home(), response);
  for (const { url } of await store.keys()) if (url !== home() && !wanted.has(url)) await store.delete(url);
}
