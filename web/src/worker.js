// The service worker: opens the program without the server, and then says so.
/** The page and the files that it always loads. */
const FIRST = __FIRST__;
/** The other files; pages fetch them when they are opened, or all when idle. */
const OTHERS = __OTHERS__;
/** The folder of the page, which is the root except on a static page. */
const SHELL = self.registration.scope;
/** The folder of the page for devices, which has a service worker of its own. */
const DEVICE = `${SHELL}device/`;
/** The name of the cache. It ends with the folder, because an origin may contain several pages. */
const VERSION = `__VERSION__ ${SHELL}`;
/** Pages of the rules below the folder, which need no program: `de/rules/hazari`. */
const RULES = /^[a-z]{2,3}\/rules(\/|$)/;
/** Addresses whose last answer is cached: rules and records can be read offline. */
const READ_LATER = /^\/api\/(variants|rules\/|examples\/|lessons|words\/)/;
/** Files that a static page does not store: other languages, and pages that need a server (App.svelte). */
const NEEDS_SERVER =
  /^assets\/(?:catalogue|web-admin|web-privacy|(?:Admin|Check|Code|Player|Privacy)Page|Lobby)-/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) =>
        // Files with a hash in their name come from the browser's cache, where the page has put them.
        cache.addAll([new Request(SHELL, { cache: "reload" }), "icon.svg", "manifest.webmanifest", ...FIRST]),
      )
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(outdated(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/**
 * Return the caches of earlier versions of this page, except the last one: its pages may still be open and need their
 * files. Names without a folder are those of old versions.
 */
function outdated(names) {
  const earlier = names.filter(
    (name) => name !== VERSION && (name.endsWith(` ${SHELL}`) || !name.includes(" ")),
  );
  return earlier.slice(0, -1);
}

/** Handle a page's message: the files it has loaded, and whether there is time for other pages and all languages. */
self.addEventListener("message", (event) => {
  const { used, rest, languages } = event.data;
  const others = OTHERS.filter((name) => languages || !NEEDS_SERVER.test(name));
  event.waitUntil(
    keep(rest ? [...used, ...others] : used).then(
      () => (event.ports[0] ?? event.source)?.postMessage("kept"),
      () => event.ports[0]?.postMessage("failed"), // offline; the next page tries again
    ),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname === "/ws") return;
  if (url.href.startsWith(DEVICE)) return;
  if (url.href.startsWith(SHELL) && RULES.test(url.href.slice(SHELL.length))) return;
  if (request.mode === "navigate") {
    if (!url.pathname.startsWith("/api/")) event.respondWith(page(request));
  } else if (READ_LATER.test(url.pathname)) {
    event.respondWith(fetchFresh(request));
  } else if (url.href.startsWith(`${SHELL}assets/`)) {
    event.respondWith(caches.match(request).then((found) => found ?? fetchCached(request)));
  } else if (!url.pathname.startsWith("/api/")) {
    event.respondWith(fetchFresh(request));
  }
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

/** Focus one of our pages at this address, or open a new one. */
async function openPage(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => pageOf(url) === pageOf(path)) ?? pages[0];
  if (!page) return self.clients.openWindow(path);
  await page.focus();
  return pageOf(page.url) === pageOf(path) ? page : page.navigate(path).catch(() => undefined);
}

/** Return the route of a page without its query: the path, or on a static page the hash. */
function pageOf(address) {
  const { pathname, hash } = new URL(address, SHELL);
  return hash.startsWith("#/") ? hash.split("?")[0] : pathname;
}

/** Store missing files one after another, so as not to delay other requests. */
async function keep(paths) {
  const cache = await caches.open(VERSION);
  for (const path of paths) {
    if (await cache.match(path)) continue;
    const response = await fetch(path, { priority: "low" });
    if (response.ok) await cache.put(path, response);
  }
}

/** Return a page from the server; offline, or if the server does not answer, the shell. */
async function page(request) {
  try {
    // A plain file server does not say for how long a page is current, so the browser would guess.
    const response = await fetch(request, { cache: "no-cache" });
    if (response.status < 500) return response;
  } catch {
    // offline
  }
  return (await matchOwn(SHELL)) ?? Response.error();
}

/** Return the server's answer, or its last one. */
async function fetchFresh(request) {
  try {
    return await fetchCached(request);
  } catch {
    return (await matchOwn(request)) ?? (await caches.match(request)) ?? Response.error();
  }
}

/** Return an answer in the cache of this version. */
async function matchOwn(request) {
  return (await caches.open(VERSION)).match(request);
}

async function fetchCached(request) {
  const response = await fetch(request);
  if (response.ok) await (await caches.open(VERSION)).put(request, response.clone());
  return response;
}
