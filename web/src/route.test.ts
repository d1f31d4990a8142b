import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined });
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ["/t/%", "t", ["%"]],
  ["/t/100%", "t", ["100%"]],
  ["/rules/%E0%A4%A", "rules", ["%E0%A4%A"]],
  ["/%", "%", []],
  ["/t/%ff%fe", "t", ["%ff%fe"]],
  ["/rules/raub%28players=3%29", "rules", ["raub(players=3)"]],
  ["//t//a//", "t", ["a"]],
  ["/", "", []],
])("reads the address %s", async (pathname, page, rest) => {
  vi.stubGlobal("location", { pathname, search: "?a=%", hash: "#%" });
  const { route } = await import("./route.svelte.ts");
  expect(route()).toMatchObject({ page, rest, hash: "%" });
});
