// The worker of the pages, and of the round that is tried alone: what was opened once is there without a network.
// The table, its API and media are not its business.
const KIND = "__KIND__";
const SHELF = `${KIND}-__VERSION__`;
const KEPT = __KEPT__;
const OTHERS = /^(t|club|api|ws|media)(\/|$)/;

self.addEventListener("install", (event) => event.waitUntil(lay()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const inside = path(event.request.url);
  if (event.request.method === "GET" && inside !== null && !OTHERS.test(inside)) event.respondWith(answer(event.request, event));
});

// Where an address lies under this worker; null when it lies elsewhere.
function path(url) {
  const home = self.registration.scope;
  return url.startsWith(home) ? url.slice(home.length) : null;
}

async function lay() {
  const shelf = await caches.open(SHELF);
  await shelf.addAll(KEPT.map((each) => new Request(new URL(each, self.registration.scope), { cache: "no-cache" })));
  await self.skipWaiting();
}

async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith(`${KIND}-`) && name !== SHELF);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

// The network's answer while there is a network, for it may be newer; what was kept when there is none.
async function answer(request, event) {
  const shelf = await caches.open(SHELF);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.type === "basic") event.waitUntil(shelf.put(request, fresh.clone()));
    return fresh;
  } catch (gone) {
    const kept = await shelf.match(request, { ignoreSearch: true, ignoreVary: true });
    if (kept) return kept;
    const lost = request.mode === "navigate" && (await shelf.match(new URL("404.html", self.registration.scope)));
    if (lost) return lost;
    throw gone;
  }
}
