import { expect, it } from "vitest";
import { tiedSeats } from "./deal.ts";

it.each([
  [
    [0, 0, 5],
    [0, 1],
  ],
  [
    [-2, 0, -2],
    [0, 2],
  ],
  [[-2, 0, 5], []],
  [[5, 5, 9], []],
])("the lowest score of %j, 0 or less, is shared by %j", (scores, seats) => {
  expect(tiedSeats(scores)).toEqual(seats);
});
