import { describe, expect, test } from "vitest";
import { verdictOn } from "./verdict.ts";

function hint(text: string, value: number, stderr = 0) {
  return { text, title: text, value, stderr, unit: "points", reason: `reason of ${text}` };
}

const HINTS = [hint("7d x 7c", 1.2), hint("9d x 9c", 1.1), hint("trail 2h", -0.4)];

describe("the verdict on a move", () => {
  test("is the first choice", () => {
    expect(verdictOn("7d x 7c", HINTS, 21)).toEqual({ grade: "best" });
  });

  test("is nearly as good if the difference is small for the match", () => {
    expect(verdictOn("9d x 9c", HINTS, 21)).toEqual({ grade: "close" });
    const near = [hint("arrange 1", 140), hint("arrange 2", 128)];
    expect(verdictOn("arrange 2", near, 1000)).toEqual({ grade: "close" });
    expect(verdictOn("arrange 2", near, null)).toMatchObject({ grade: "other" });
  });

  test("is nearly as good if the difference is not certain", () => {
    const unsure = [hint("a", 2, 0.6), hint("b", 1.4, 0.6)];
    expect(verdictOn("b", unsure, 21)).toEqual({ grade: "close" });
  });

  test("names the first choice instead of a worse move, or of one that the coach has not considered", () => {
    expect(verdictOn("trail 2h", HINTS, 21)).toEqual({ grade: "other", better: HINTS[0] });
    expect(verdictOn("trail Kh", HINTS, 21)).toEqual({ grade: "other", better: HINTS[0] });
  });

  test("does not exist without hints", () => {
    expect(verdictOn("trail 2h", [], 21)).toBeNull();
  });
});
