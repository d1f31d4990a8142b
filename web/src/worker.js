// The shell on this device: it opens without the server, and says so.
const FILES = __FILES__;
const VERSION = "__VERSION__";
const SHELL = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll([SHELL, ...FILES.filter((file) => !file.endsWith(".svg") && !file.endsWith("index.html"))]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname === "/ws") return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(SHELL)));
  } else if (/^\/api\/(variants|rules|examples|lessons)/.test(url.pathname)) {
    event.respondWith(fresh(request));
  } else if (!url.pathname.startsWith("/api/")) {
    event.respondWith(caches.match(request).then((found) => found ?? kept(request)));
  }
});

/** From the server, or what it said last. */
async function fresh(request) {
  try {
    return await kept(request);
  } catch (error) {
    const found = await caches.match(request);
    if (found) return found;
    throw error;
  }
}

async function kept(request) {
  const response = await fetch(request);
  if (response.ok) (await caches.open(VERSION)).put(request, response.clone());
  return response;
}
