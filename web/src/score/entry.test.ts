import { beforeEach, describe, expect, it, vi } from "vitest";
import type { EntryField } from "$/wire/types.ts";
import type { EntryValue } from "./series.ts";

vi.mock("$/settings.svelte.ts", () => ({ settings: { language: "en" } }));
vi.mock("$/words/errorText.ts", () => ({ isAboutOptions: () => false, problemOf: String }));
/** The requests without an answer yet: their deals, and a function that answers. */
const asked: { values: Record<string, EntryValue>; answer: (body: object) => void }[] = [];
vi.mock("$/wire/http.ts", () => ({
  HttpError: class extends Error {},
  call: (_: string, __: object, query: { deals: { values: Record<string, EntryValue> }[] }) =>
    new Promise((answer) => asked.push({ values: query.deals.at(-1)?.values ?? {}, answer })),
}));

const { Entry, entered, itemAt, placesOf } = await import("./entry.svelte.ts");

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

  it("keep both of two that were entered, as after a claim", () => {
    const cards: EntryField = { ...tricks, scope: "side", default: [26, 26], total: 52 };
    expect(entered(cards, [30, null], 1, 20, [0, 1], new Set())).toEqual([null, 20]);
    expect(entered(cards, [30, null], 1, 20, [0, 1], new Set([0]))).toEqual([30, 20]);
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

const SERIES = { variant: "raub", names: [], dealer: null, start: null, deals: [], seating: null };
const dropped: EntryField = {
  ...tricks,
  id: "dropped",
  kind: "flag",
  default: [false, false, false, false],
  total: null,
};

/** Let what waits for an answer go on. */
async function settle(): Promise<void> {
  for (let at = 0; at < 10; at++) await Promise.resolve();
}

/** Answer a request as if its values had no other ones. */
async function answer(at: number, warnings: object[] = []): Promise<void> {
  const [request] = asked.splice(at, 1);
  request?.answer({ deals: [{ values: request.values, warnings }] });
  await settle();
}

/** Return an entry with a form whose first score sheet is known. */
async function entryOf(fields: EntryField[], values: Record<string, EntryValue> = {}) {
  const entry = new Entry(SERIES, 0, values);
  asked.pop()?.answer({ next: { fields }, sides: [[0], [1], [2], [3]] });
  await settle();
  await answer(0);
  return entry;
}

describe("an entry that is faster than the answers", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
  });

  it("adds to what was entered, and not to what was answered", async () => {
    const sweeps: EntryField = { id: "sweeps", label: "sweeps", kind: "sequence", default: [], most: 9 };
    const entry = await entryOf([sweeps], { sweeps: [0] });
    entry.enterValue(sweeps, [0, 1]);
    expect(entry.valueOf(sweeps)).toEqual([0, 1]);
  });

  it("shows nobody at once", async () => {
    const last: EntryField = { id: "last", label: "last", kind: "side", default: 0, optional: true };
    const entry = await entryOf([last], { last: 1 });
    entry.enter(last, 0, null);
    expect(entry.itemOf(last, 0)).toBeNull();
  });

  it("shows a field as soon as its condition is entered", async () => {
    const ending: EntryField = { id: "ending", label: "ending", kind: "choice", default: "played" };
    const guilty: EntryField = { id: "guilty", label: "guilty", kind: "seat", default: 0 };
    guilty.when = [{ field: "ending", values: ["misdeal"] }];
    const entry = await entryOf([ending, guilty], { ending: "played" });
    entry.enter(ending, 0, "misdeal");
    expect(entry.fields).toContain(guilty);
  });

  it("is stored as it was when it was pressed", async () => {
    const entry = await entryOf([tricks], { tricks: [4, 0, 0, 0] });
    entry.enterValue(tricks, [1, 3, 0, 0]);
    const stored = entry.finish();
    await settle();
    entry.enterValue(tricks, [1, 3, 0, 1]);
    vi.advanceTimersByTime(1000);
    await answer(1);
    await answer(0);
    expect(await stored).toEqual({ tricks: [1, 3, 0, 0] });
    expect(entry.scored?.values).toEqual({ tricks: [1, 3, 0, 1] });
  });

  it("keeps the tricks typed before somebody drops out", async () => {
    const won: EntryField = { ...tricks, unless: "dropped" };
    const entry = await entryOf([dropped, won]);
    entry.enter(won, 1, 3);
    entry.enter(dropped, 0, true);
    expect(entry.values.tricks).toEqual([0, 3, null, 0]);
  });
});

describe("a doubtful deal", () => {
  beforeEach(() => void (asked.length = 0));

  it.each([
    ["suggestion", {}, []],
    ["warning", { tricks: [5, 0, 0, 0] }, [{}]],
  ])("is stored at the second press: %s", async (doubt, values, warnings) => {
    const entry = await entryOf([tricks], values);
    const first = entry.finish();
    await settle();
    await answer(0, warnings);
    expect(await first).toBeNull();
    expect(entry.doubt).toBe(doubt);
    const second = entry.finish();
    await settle();
    await answer(0, warnings);
    expect(await second).toEqual(values);
  });

  it("is asked about again after a change", async () => {
    const entry = await entryOf([tricks], { tricks: [5, 0, 0, 0] });
    entry.doubt = "warning";
    entry.enter(tricks, 0, 6);
    expect(entry.doubt).toBe("");
  });
});

describe("a problem", () => {
  beforeEach(() => void (asked.length = 0));

  it("is shown when nobody types any longer, and all players have cards", async () => {
    const groups: EntryField = { id: "groups", label: "groups", kind: "cards", scope: "seat" };
    groups.default = ["", "", "", ""];
    const entry = await entryOf([groups], { groups: ["7h", "", "", ""] });
    entry.problem = "wrong";
    expect(entry.shownProblem).toBe("");
    entry.values = { groups: ["7h", "8h", "9h", "Th"] };
    expect(entry.shownProblem).toBe("wrong");
    entry.isTyping = true;
    expect(entry.shownProblem).toBe("");
  });
});
