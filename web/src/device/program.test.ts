import { beforeEach, expect, it, vi } from "vitest";
import { forgetPlayed, hasPlayed, keepMatches, loaded, program } from "./program.svelte.ts";

beforeEach(() => void Object.assign(program, { received: 0, total: 0 }));

it.each([
  [0, 0, { received: 0, total: 0, share: 0 }],
  [0, 6_449_000, { received: 0, total: 6.4, share: 0 }],
  [1_612_250, 6_449_000, { received: 1.6, total: 6.4, share: 0.25 }],
  [6_449_000, 6_449_000, { received: 6.4, total: 6.4, share: 1 }],
  [7_000_000, 6_449_000, { received: 6.4, total: 6.4, share: 1 }],
])("has loaded %i of %i bytes", (received, total, expected) => {
  Object.assign(program, { received, total });
  expect(loaded()).toEqual(expected);
});

it("is ready at once on a page of a server", () => expect(program.state).toBe("ready"));

it("notes a match for the page in its own folder only", () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("navigator", { storage: {} });
  vi.stubGlobal("location", { href: "https://example.org/a/#/t/x" });
  keepMatches();
  expect(hasPlayed()).toBe(true);
  vi.stubGlobal("location", { href: "https://example.org/b/index.html#/" });
  expect(hasPlayed()).toBe(false);
  forgetPlayed();
  vi.stubGlobal("location", { href: "https://example.org/a/" });
  expect(hasPlayed()).toBe(true);
  forgetPlayed();
  expect(hasPlayed()).toBe(false);
  vi.unstubAllGlobals();
});
