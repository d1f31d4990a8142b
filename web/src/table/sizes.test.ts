import { describe, expect, it } from "vitest";
import type { Shape } from "./windowShape.svelte.ts";
import { asStyle, inRow, laps, sizesFor } from "./sizes.ts";

const SHAPES: Shape[] = ["upright", "low", "roomy", "desk"];
const HEIGHTS = [200, 290, 390, 515, 644, 824, 1004, 2000];

describe.each(SHAPES)("sizes in a window that is %s", (shape) => {
  it("never make a card of the hand smaller than 44 by 61 pixels", () => {
    for (const height of HEIGHTS) expect(sizesFor(shape, height).hand).toBeGreaterThanOrEqual(44);
  });

  it("grow with the height, up to a ceiling", () => {
    const hands = HEIGHTS.map((height) => sizesFor(shape, height).hand);
    expect(hands).toEqual([...hands].sort((a, b) => a - b));
    expect(sizesFor(shape, 2000)).toEqual(sizesFor(shape, 4000));
    expect(sizesFor(shape, 2000).hand).toBeGreaterThan(sizesFor(shape, 290).hand);
  });
});

it("leave half of a low cloth to the middle", () => {
  const { hand } = sizesFor("low", 300);
  expect(hand * 1.4 + 16).toBeLessThan(150);
});

it("have a hand in two rows where too little of each card would be seen", () => {
  expect(inRow(320, 8)).toBe(8);
  expect(inRow(360, 13)).toBe(13);
  expect(inRow(320, 13)).toBe(7);
  expect(inRow(240, 10)).toBe(5);
  expect(inRow(0, 13)).toBe(13); // not laid out yet
  for (const cards of [0, 1]) expect(inRow(320, cards)).toBe(cards);
});

it("let cards of a hand lie on each other only where the narrowest ones have no room", () => {
  expect(laps(374, 6)).toBe(false);
  expect(laps(220, 6)).toBe(true);
  expect(laps(374, 13)).toBe(true);
  expect(laps(0, 6)).toBe(false); // not laid out yet
});

it("are said as custom properties", () => {
  expect(asStyle({ hand: 60, middle: 57, small: 34, pile: 30, words: 100 })).toBe(
    "--cw-hand: 60px; --cw-table: 57px; --cw-small: 34px; --cw-pile: 30px; --words: 100px; --middle: 0px",
  );
});
