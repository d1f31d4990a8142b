import { describe, expect, it, vi } from "vitest";
import type { EntryField } from "$/wire/types.ts";

vi.mock("$/settings.svelte.ts", () => ({ settings: { language: "en" } }));
vi.mock("$/words/errorText.ts", () => ({ isAboutOptions: () => false, problemOf: String }));
vi.mock("$/wire/http.ts", () => ({
  HttpError: class extends Error {},
  call: () => new Promise(() => undefined),
}));

const { entered, itemAt, placesOf } = await import("./entry.svelte.ts");

const tricks: EntryField = {
  id: "tricks",
  label: "tricks",
  kind: "number",
  scope: "seat",
  default: [4, 0, 0, 0],
  most: 9,
  total: 4,
};

const ALL = [0, 1, 2, 3];

describe("numbers with a known sum", () => {
  it("leave the rest to the first one that is not entered", () => {
    const once = entered(tricks, undefined, 1, 2, ALL, new Set());
    expect(once).toEqual([null, 2, 0, 0]);
    expect(entered(tricks, once, 0, 1, ALL, new Set([1]))).toEqual([1, 2, null, 0]);
  });

  it("keep a 0 that was entered", () => {
    const twice = entered(tricks, [2, null, 0, 0], 1, 0, ALL, new Set([0]));
    expect(twice).toEqual([2, 0, null, 0]);
    expect(entered(tricks, twice, 2, 1, ALL, new Set([0, 1]))).toEqual([2, 0, 1, null]);
  });

  it("leave the rest to the other one of two", () => {
    const cards: EntryField = { ...tricks, scope: "side", default: [26, 26], total: 52 };
    expect(entered(cards, [30, null], 1, 20, [0, 1], new Set([0]))).toEqual([null, 20]);
  });

  it("keep the default of those who take no part", () => {
    expect(entered({ ...tricks, only: [0, 2] }, undefined, 2, 3, [0, 2], new Set())).toEqual([null, 0, 3, 0]);
  });

  it("are all kept once they are entered", () => {
    expect(entered({ ...tricks, total: 6 }, [1, 2, 1, 2], 0, 3, ALL, new Set(ALL))).toEqual([3, 2, 1, 2]);
  });
});

describe("other values", () => {
  it("change one item and keep the default of the others", () => {
    const dropped: EntryField = { ...tricks, kind: "flag", default: [true, false, true], total: null };
    expect(entered(dropped, undefined, 0, false, [0, 1, 2], new Set())).toEqual([false, false, true]);
  });

  it("of a deal are one item", () => {
    const trump: EntryField = { id: "trump", label: "trump", kind: "choice", default: "s" };
    expect(entered(trump, undefined, 0, "h", [0], new Set())).toBe("h");
    expect(placesOf(trump, 2, 4)).toEqual([0]);
    expect(itemAt(trump, "h", 0)).toBe("h");
  });
});
