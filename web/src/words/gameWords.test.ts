import { describe, expect, it } from "vitest";
import { wordsIn } from "./gameWords.ts";

const IGRAM = { word: "Igram", means: "I play" };
const PASS = { word: "পাস", means: "খেলব না" };
const TROY = { word: "troy", means: "three of a rank" };

describe("words of the game in a sentence", () => {
  it("are found where they stand alone", () => {
    expect(wordsIn("Rosa stays in: Igram.", [IGRAM])).toEqual(["Rosa stays in: ", IGRAM, "."]);
    expect(wordsIn("troy of queens", [IGRAM, TROY])).toEqual([TROY, " of queens"]);
  });
  it("may follow each other", () => {
    expect(wordsIn("Igram Igram, troy", [IGRAM, TROY])).toEqual([IGRAM, " ", IGRAM, ", ", TROY]);
  });
  it("are no parts of longer words", () => {
    expect(wordsIn("Igrams, destroy", [IGRAM, TROY])).toEqual(["Igrams, destroy"]);
    expect(wordsIn("পাসে, কপাস", [PASS])).toEqual(["পাসে, কপাস"]);
    expect(wordsIn("তিনি পাস।", [PASS])).toEqual(["তিনি ", PASS, "।"]);
  });
  it("leave a sentence without any as it is", () => {
    expect(wordsIn("", [IGRAM])).toEqual([]);
    expect(wordsIn("Rosa passes.", [])).toEqual(["Rosa passes."]);
  });
});
