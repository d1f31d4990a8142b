import { describe, expect, it } from "vitest";
import { ticks } from "./ticks.ts";

describe("the numbers beside a graph", () => {
  it("are round, and lie between its ends", () => {
    expect(ticks(0, 21)).toEqual([0, 10, 20]);
    expect(ticks(-8, 0)).toEqual([-8, -6, -4, -2, 0]);
    expect(ticks(-0.3, 0.9)).toEqual([0, 0.5]);
    expect(ticks(0, 1090)).toEqual([0, 500, 1000]);
  });

  it("are one where there is nothing to span", () => {
    expect(ticks(3, 3)).toEqual([3]);
  });
});
