import { describe, expect, it } from "vitest";
import { step } from "./keyboard.ts";

describe("arrow keys", () => {
  const rows = [3, 5, 2];

  it("go along a row as it is seen, and round its ends", () => {
    expect(step("ArrowRight", rows, 0, 1)).toEqual([0, 2]);
    expect(step("ArrowRight", rows, 0, 2)).toEqual([0, 0]);
    expect(step("ArrowLeft", rows, 1, 0)).toEqual([1, 4]);
  });

  it("go up from the hand to the table and the choices, and down again", () => {
    expect(step("ArrowUp", rows, 0, 2)).toEqual([1, 0]);
    expect(step("ArrowUp", rows, 1, 3)).toEqual([2, 0]);
    expect(step("ArrowUp", rows, 2, 1)).toEqual([0, 0]);
    expect(step("ArrowDown", rows, 0, 2)).toEqual([2, 0]);
  });
});
