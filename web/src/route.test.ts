import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** The listeners of the window and the document, by event. */
const heard = new Map<string, (event: object) => void>();
const listen = (name: string, action: (event: object) => void): unknown => heard.set(name, action);

/** A link that resolves its `href` as a browser does. */
class Link {
  target = "";
  #url: URL;

  constructor(href: string) {
    this.#url = new URL(href, location.href);
  }
  closest = (): Link => this;
  hasAttribute = (): boolean => false;
  get origin(): string {
    return this.#url.origin;
  }
  get pathname(): string {
    return this.#url.pathname;
  }
  get search(): string {
    return this.#url.search;
  }
  get hash(): string {
    return this.#url.hash;
  }
}

beforeEach(() => {
  vi.resetModules();
  heard.clear();
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("Element", Link);
  vi.stubGlobal("HTMLAnchorElement", Link);
  serve({});
});
afterEach(() => void vi.unstubAllGlobals());

/** Set the form of the page, and let the address follow its history. */
function serve(dataset: object): void {
  vi.stubGlobal("document", { addEventListener: listen, documentElement: { dataset } });
  const visit = (_state: null, _title: string, url: string): void => {
    vi.stubGlobal("location", new URL(url, location.href));
  };
  vi.stubGlobal("history", { pushState: visit, replaceState: visit });
}

/** Click a link, and return true if the page changed in place. */
function click(href: string): boolean {
  let isHandled = false;
  heard.get("click")?.({ button: 0, target: new Link(href), preventDefault: () => (isHandled = true) });
  return isHandled;
}

const ADDRESSES: [address: string, page: string, rest: string[]][] = [
  ["/t/%", "t", ["%"]],
  ["/t/100%", "t", ["100%"]],
  ["/rules/%E0%A4%A", "rules", ["%E0%A4%A"]],
  ["/%", "%", []],
  ["/t/%ff%fe", "t", ["%ff%fe"]],
  ["/rules/raub%28players=3%29", "rules", ["raub(players=3)"]],
  ["//t//a//", "t", ["a"]],
  ["/", "", []],
];

it.each(ADDRESSES)("reads the address %s", async (pathname, page, rest) => {
  vi.stubGlobal("location", { pathname, search: "?a=%", hash: "#%" });
  const { route } = await import("./route.svelte.ts");
  expect(route()).toMatchObject({ page, rest, hash: "%" });
});

it.each(ADDRESSES)("reads the address %s in the hash of a static page", async (pathname, page, rest) => {
  serve({ site: "" });
  vi.stubGlobal("location", { pathname: "/virado/", search: "?b=1", hash: `#${pathname}?a=%#%` });
  const { route } = await import("./route.svelte.ts");
  expect(route()).toMatchObject({ page, rest, hash: "%" });
  expect([...route().query]).toEqual([["a", "%"]]);
});

it.each([
  ["", "https://cards.example/", "/t/abc?x=1", "https://cards.example/t/abc?x=1"],
  ["site", "https://cards.example/", "#/t/abc?x=1", "https://cards.example/#/t/abc?x=1"],
  [
    "site",
    "https://cards.example/a/index.html#/",
    "#/t/abc?x=1",
    "https://cards.example/a/index.html#/t/abc?x=1",
  ],
])("links to a table: %s %s", async (form, at, href, whole) => {
  vi.stubGlobal("location", new URL(at));
  serve(form ? { site: "" } : {});
  const { linkTo, fullLink } = await import("./site.ts");
  const { route } = await import("./route.svelte.ts");
  expect(linkTo("/t/abc?x=1")).toBe(href);
  expect(fullLink("/t/abc?x=1")).toBe(whole);
  expect(click(href)).toBe(true);
  expect(location.href).toBe(whole);
  expect(route()).toMatchObject({ page: "t", rest: ["abc"] });
  expect(route().query.get("x")).toBe("1");
});

it("goes back and forth on a static page, and to a section of the rules", async () => {
  vi.stubGlobal("location", new URL("https://cards.example/a/"));
  serve({ site: "" });
  const { go, route } = await import("./route.svelte.ts");
  go("/rules/raub?section=trumps", { replace: true });
  expect(location.href).toBe("https://cards.example/a/#/rules/raub?section=trumps");
  expect(route().query.get("section")).toBe("trumps");
  vi.stubGlobal("location", new URL("https://cards.example/a/"));
  heard.get("popstate")?.({});
  expect(route()).toMatchObject({ page: "", rest: [] });
});

it.each([
  ["", "/api/export"],
  ["", "https://elsewhere.example/t/abc"],
  ["site", "virado.zip"],
  ["site", "../"],
  ["site", "/docs/#/t/abc"],
])("leaves a link to a file or another site to the browser: %s %s", async (form, href) => {
  vi.stubGlobal("location", new URL("https://cards.example/a/"));
  serve(form ? { site: "" } : {});
  await import("./route.svelte.ts");
  expect(click(href)).toBe(false);
});
