/**
 * The current address as a page and its parts. Links are plain `<a href={linkTo(…)}>`; a click on an internal link
 * changes the page in place.
 */
import { DEVICE_PAGE, isOnDevice, linkTo } from "./site.ts";

interface PageRoute {
  page: string;
  /** The parts of the path after the page. */
  rest: string[];
  query: URLSearchParams;
  hash: string;
}

/** Return a decoded part of a path; an invalid encoding stays unchanged. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Return the address with the route; on a static page it is in the hash. */
function address(): Pick<URL, "pathname" | "search" | "hash"> {
  return isOnDevice ? new URL(`https://site/${location.hash.slice(1).replace(/^\/+/, "")}`) : location;
}

function read(): PageRoute {
  const { pathname, search, hash } = address();
  const [page = "", ...rest] = pathname.split("/").filter(Boolean).map(decodePart);
  return { page, rest, query: new URLSearchParams(search), hash: hash.slice(1) };
}

const state = $state<{ route: PageRoute }>({ route: read() });

export function route(): PageRoute {
  return state.route;
}

/** Go to an internal address. */
export function go(path: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, "", linkTo(path));
  else history.pushState(null, "", linkTo(path));
  const before = state.route.page + state.route.rest.join("/");
  state.route = read();
  if (state.route.page + state.route.rest.join("/") !== before) scrollTo(0, 0);
}

/** Return the internal address of a link; null if it leads to a file or another site. */
function addressIn(link: HTMLAnchorElement): string | null {
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin || link.target || link.hasAttribute("download")) return null;
  if (isOnDevice) return pathname === location.pathname && hash.startsWith("#/") ? hash.slice(1) : null;
  return pathname.startsWith("/api/") || pathname === DEVICE_PAGE ? null : pathname + search + hash;
}

addEventListener("popstate", () => (state.route = read()));
document.addEventListener("click", (event) => {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  const path = link instanceof HTMLAnchorElement ? addressIn(link) : null;
  if (path === null) return;
  event.preventDefault();
  go(path);
});
