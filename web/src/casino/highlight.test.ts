import { expect, test } from "vitest";
import { toneOf } from "./highlight.ts";

const TAKE = { tone: "take" } as const;
const MAKE = { tone: "make" } as const;
const PLAIN = { tone: "plain" } as const;

test("what one choice takes is shown as taken, what all build with as built with", () => {
  expect(toneOf([])).toBeNull();
  expect(toneOf([MAKE, TAKE, PLAIN])).toBe("take");
  expect(toneOf([MAKE, MAKE])).toBe("make");
  expect(toneOf([MAKE, PLAIN])).toBeNull();
});
