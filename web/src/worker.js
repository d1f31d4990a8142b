// The program on this device: it opens without the server, and says so then.
/** The page and the files that it always loads. */
const FIRST = __FIRST__;
/** The other files; pages fetch them when they are opened, or all when idle. */
const OTHERS = __OTHERS__;
const VERSION = "__VERSION__";
const SHELL = "/";
/** Addresses of which the last answer is kept: rules and records may be read without the server. */
const READ_LATER = /^\/api\/(variants|rules\/|examples\/|lessons|words\/)/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) =>
        // Files with a hash in their name come from the browser's cache, where the page has put them.
        cache.addAll([
          new Request(SHELL, { cache: "reload" }),
          "/icon.svg",
          "/manifest.webmanifest",
          ...FIRST,
        ]),
      )
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

/** A page says what it has loaded, and whether there is time for the rest: other pages, other languages. */
self.addEventListener("message", (event) => {
  const { used, rest } = event.data;
  event.waitUntil(
    keep(rest ? [...used, ...OTHERS] : used).then(
      () => event.source?.postMessage("kept"),
      () => undefined, // without the server; the next page asks again
    ),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname === "/ws") return;
  if (request.mode === "navigate") {
    if (!url.pathname.startsWith("/api/")) event.respondWith(page(request));
  } else if (READ_LATER.test(url.pathname)) {
    event.respondWith(fetchFresh(request));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(request).then((found) => found ?? fetchCached(request)));
  } else if (!url.pathname.startsWith("/api/")) {
    event.respondWith(fetchFresh(request));
  }
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

/** A page of ours that is open, at this address; else a new one. */
async function openPage(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
  if (!page) return self.clients.openWindow(path);
  await page.focus();
  return new URL(page.url).pathname === path ? page : page.navigate(path).catch(() => undefined);
}

/** Store the files that are not stored yet, one after the other, so that they do not delay what somebody waits for. */
async function keep(paths) {
  const cache = await caches.open(VERSION);
  for (const path of paths) {
    if (await cache.match(path)) continue;
    const response = await fetch(path, { priority: "low" });
    if (response.ok) await cache.put(path, response);
  }
}

/** A page from the server; without it, or when what stands before it has no answer, the shell. */
async function page(request) {
  try {
    const response = await fetch(request);
    if (response.status < 500) return response;
  } catch {
    // no line
  }
  return (await caches.match(SHELL)) ?? Response.error();
}

/** From the server, or what it said last. */
async function fetchFresh(request) {
  try {
    return await fetchCached(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

async function fetchCached(request) {
  const response = await fetch(request);
  if (response.ok) await (await caches.open(VERSION)).put(request, response.clone());
  return response;
}
