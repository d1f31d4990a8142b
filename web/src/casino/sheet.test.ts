import { describe, expect, it } from "vitest";
import type { CasinoAgreement } from "$/wire/types.ts";
import { rowsOf, type Side } from "./sheet.ts";

const side = (changes: Partial<Side>): Side => ({
  cards: 26,
  spades: 6,
  sweeps: 0,
  sweeps_net: 0,
  restricted_to: null,
  items: {},
  points: 0,
  total: 0,
  ...changes,
});
const worth = (...items: [item: string, worth: number][]): CasinoAgreement["items"] =>
  items.map(([item, worth]) => ({ item, worth })) as CasinoAgreement["items"];

/** Return the cells of one item. */
function cells(item: string, ...sides: Side[]) {
  return rowsOf({ sides }, worth([item, 1]))[0]?.cells;
}

describe("a scored deal", () => {
  it("counts sweeps, and those that the others cancelled", () => {
    const sides = [
      side({ sweeps: 5, sweeps_net: 3, items: { sweep: 3 } }),
      side({ sweeps: 2, sweeps_net: 0 }),
      side({ sweeps: 1, sweeps_net: 1, items: { sweep: 1 } }),
    ];
    expect(cells("sweep", ...sides)).toEqual([
      { count: 5, cancelled: 2, points: 3, isClosed: false },
      { count: 2, cancelled: 2, points: 0, isClosed: false },
      { count: 1, cancelled: 0, points: 1, isClosed: false },
    ]);
  });

  it("counts cards and spades, and points alone for single cards", () => {
    const one = side({ cards: 30, spades: 8, items: { most_cards: 3, most_spades: 1, big_casino: 2 } });
    expect(cells("most_cards", one)).toEqual([{ count: 30, points: 3, isClosed: false }]);
    expect(cells("most_spades", one)).toEqual([{ count: 8, points: 1, isClosed: false }]);
    expect(cells("big_casino", one)).toEqual([{ points: 2, isClosed: false }]);
  });

  it("marks items that a restricted side cannot score", () => {
    const restricted = side({ restricted_to: ["big_casino"] });
    expect(cells("most_cards", restricted)?.[0]?.isClosed).toBe(true);
    expect(cells("big_casino", restricted)?.[0]?.isClosed).toBe(false);
  });

  it("has items that count for nothing only where a side scored them", () => {
    const items = worth(["most_cards", 3], ["false_call", -1]);
    const names = (...sides: Side[]): string[] => rowsOf({ sides }, items).map(({ item }) => item);
    expect(names(side({}))).toEqual(["most_cards"]);
    expect(names(side({}), side({ items: { false_call: -1 } }))).toEqual(["most_cards", "false_call"]);
  });
});
