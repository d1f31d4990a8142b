import { describe, expect, it } from "vitest";
import { fit, MIN_CARD, MIN_STEP } from "./layout.ts";

/** Space for the trays in windows from the smallest phone to a large desktop. */
const ROOMS: [width: number, height: number][] = [
  [300, 281],
  [340, 340],
  [370, 560],
  [300, 346],
  [343, 311],
  [504, 376],
  [660, 538],
  [910, 340],
  [984, 474],
  [1450, 760],
];

describe.each(ROOMS)("trays in %i x %i", (width, height) => {
  it.each([0, 1, 7, 13])("have cards for a finger with %i loose ones", (loose) => {
    const laid = fit({ width, height }, loose);
    for (const { card, step } of [laid, laid.loose]) {
      expect(card).toBeGreaterThanOrEqual(MIN_CARD);
      expect(step).toBeGreaterThanOrEqual(MIN_STEP);
    }
    const inner = width / laid.columns - 16 - (laid.columns === 1 ? laid.label : 0);
    expect(laid.card + 3 * laid.step).toBeLessThanOrEqual(inner);
  });
});

it("stick out of their trays least on the smallest phone with all cards loose", () => {
  expect(fit({ width: 300, height: 285 }, 13).columns).toBe(2);
});

it("stand below each other on a phone, two and two on a desk", () => {
  expect(fit({ width: 370, height: 560 }, 0).columns).toBe(1);
  expect(fit({ width: 910, height: 340 }, 0).columns).toBe(2);
});

it("have cards as large as the window allows", () => {
  const cards = [340, 474, 760].map((height) => fit({ width: 1450, height }, 0).card);
  expect(cards).toEqual([...cards].sort((a, b) => a - b));
  expect(cards[2]).toBeGreaterThan(130);
});
