/**
 * The current address as a page and its parts. Links are plain `<a href>`; a click on an internal link changes the
 * page in place.
 */

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

function read(): PageRoute {
  const [page = "", ...rest] = location.pathname.split("/").filter(Boolean).map(decodePart);
  return { page, rest, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

const state = $state<{ route: PageRoute }>({ route: read() });

export function route(): PageRoute {
  return state.route;
}

/** Go to an internal address. */
export function go(path: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const before = state.route.page + state.route.rest.join("/");
  state.route = read();
  if (state.route.page + state.route.rest.join("/") !== before) scrollTo(0, 0);
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
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute("download")
  )
    return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
