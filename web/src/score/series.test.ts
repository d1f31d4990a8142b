import type { Series } from "./series.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";

const held = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
  removeItem: (key: string) => void held.delete(key),
});

const {
  MAX_SERIES,
  deleteSeries,
  formatSeries,
  keepSeries,
  newSeries,
  parseSeries,
  queryOf,
  seatedNames,
  storedSeries,
} = await import("./series.ts");

const evening: Series = {
  variant: "zwanzig-ab(players=3)",
  names: ["Ana", "Ben", "Cleo", "Dan"],
  dealer: null,
  start: null,
  deals: [
    { values: { trump: "h", tricks: [2, null, 1] }, seating: null },
    { values: {}, seating: { seats: [0, 1, 2, null], score: null, dealer: null } },
  ],
  seating: { seats: [3, 0, 1], score: null, dealer: null },
};

beforeEach(() => held.clear());

describe("the file of a series", () => {
  it("is read as it was written", () => {
    expect(parseSeries(formatSeries(evening))).toEqual(evening);
  });

  it.each(["{", "[]", '{"virado":"device","version":1}', '{"virado":"series","version":2,"variant":"raub"}'])(
    "is refused if it is none: %s",
    (text) => expect(parseSeries(text)).toBeUndefined(),
  );

  it("is refused as a whole if a value of a deal has a wrong type", () => {
    const deals = [{ values: { tricks: { one: 1 } } }];
    expect(
      parseSeries(JSON.stringify({ virado: "series", version: 1, variant: "raub", deals })),
    ).toBeUndefined();
  });

  it("may leave out names, deals and changes of players", () => {
    expect(parseSeries('{"virado":"series","version":1,"variant":"raub","new":1}')).toEqual({
      ...evening,
      variant: "raub",
      names: [],
      deals: [],
      seating: null,
    });
  });
});

describe("the series on this device", () => {
  it("are listed with the last changed one first, without damaged ones", () => {
    const one = newSeries(evening, 1);
    const two = newSeries(evening, 2);
    keepSeries(two);
    keepSeries(one);
    held.set(
      "virado-series",
      JSON.stringify([...JSON.parse(held.get("virado-series") ?? "[]"), { id: "x" }, 3]),
    );
    expect(storedSeries().map(({ id }) => id)).toEqual([two.id, one.id]);
  });

  it("are replaced by their id, and deleted", () => {
    const one = newSeries(evening, 1);
    keepSeries(one);
    keepSeries({ ...one, over: true });
    expect(storedSeries()).toEqual([{ ...one, over: true }]);
    deleteSeries(one.id);
    expect(held.size).toBe(0);
  });

  it("are bounded in number; the oldest one leaves", () => {
    for (let at = 1; at <= MAX_SERIES + 1; at++) keepSeries(newSeries(evening, at));
    expect(storedSeries()).toHaveLength(MAX_SERIES);
    expect(storedSeries().at(-1)?.at).toBe(2);
  });
});

describe("players of a series", () => {
  it("keep their names when they change seats, leave or join", () => {
    expect(seatedNames(evening, 3)).toEqual([
      ["Ana", "Ben", "Cleo"],
      ["Ana", "Ben", "Cleo", "Dan"],
      ["Dan", "Ana", "Ben"],
    ]);
  });

  it("change before the deal that a request describes", () => {
    expect(queryOf(evening, 1)).toEqual({
      variant: evening.variant,
      dealer: null,
      start: null,
      deals: evening.deals.slice(0, 1),
      seating: evening.deals[1]?.seating,
    });
    expect(queryOf(evening).seating).toEqual(evening.seating);
  });
});
