import { describe, expect, it } from "vitest";
import { shares, ticks, WINS } from "./resultsChart.ts";

const matches = [true, false, true, true].map((won, i) => ({ ended: i * 10, won, expected: 0.25 }));

describe("how matches went", () => {
  it("is the share that was won, of the latest ones only", () => {
    const won = shares(matches, (each) => Number(each.won), 2);
    expect(won.map((each) => each.value)).toEqual([1, 0.5, 0.5, 1]);
    expect(won.map((each) => each.at)).toEqual([0, 10, 20, 30]);
  });

  it("is measured by what an average player would have won", () => {
    expect(shares(matches, (each) => each.expected, 3).map((each) => each.value)).toEqual([
      0.25, 0.25, 0.25, 0.25,
    ]);
    expect(shares([], (each) => each.expected)).toEqual([]);
  });

  it("states expected wins with enough decimals for a match of four", () => {
    expect(new Intl.NumberFormat("en", WINS).format(0.25)).toBe("0.25");
  });

  it("has round figures at its axis, of which none is outside", () => {
    expect(ticks(0, 1)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(ticks(-3.2, 14.9)).toEqual([-5, 0, 5, 10, 15]);
    expect(ticks(7, 7)).toHaveLength(2);
    expect(ticks(0.1, 0.3)).toEqual([0.1, 0.15, 0.2, 0.25, 0.3]);
  });
});
