import { describe, expect, it } from "vitest";
import { pieces, spokenCards } from "./cards.ts";

describe("cards in sentences", () => {
  it("are found alone, in runs and in builds", () => {
    expect(pieces("You take 10♦ 4♥ and the build [7♠ 5♥] with Q♣.")).toEqual([
      { text: "You take " },
      { cards: ["Td", "4h"] },
      { text: " and the build " },
      { build: ["7s", "5h"] },
      { text: " with " },
      { cards: ["Qc"] },
      { text: "." },
    ]);
  });

  it("are Rook cards where a number stands with a colour, and nothing else", () => {
    expect(pieces("Take 10r 4y: 5 points by round 2.")).toEqual([
      { text: "Take " },
      { cards: ["Tr", "4y"] },
      { text: ": 5 points by round 2." },
    ]);
    expect(pieces("Lay 1g down")).toEqual([{ text: "Lay " }, { cards: ["1g"] }, { text: " down" }]);
  });

  it("are no parts of longer words", () => {
    for (const text of ["110r", "x10r", "10rx", "4y5", "é4y"]) expect(pieces(text)).toEqual([{ text }]);
    expect(pieces("AK♥, 3rK♥")).toEqual([
      { text: "A" },
      { cards: ["Kh"] },
      { text: ", 3r" },
      { cards: ["Kh"] },
    ]);
  });

  it("are told from the sign of a suit alone", () => {
    expect(pieces("9♥ is turned up: ♥ hearts are trumps.")).toEqual([
      { cards: ["9h"] },
      { text: " is turned up: " },
      { suit: "h", symbol: "♥" },
      { text: " hearts are trumps." },
    ]);
  });

  it("are said run by run, and each build by itself", () => {
    const said = (sentence: string, comma: string) =>
      spokenCards(sentence, (cards) => `<${cards.join(" & ")}>`, comma);
    expect(said("takes 4♥ 10♦ with [6r 2b]", ", ")).toBe("takes <4h & Td> with <6r & 2b>");
    expect(said("[7♠ 5♥] [K♦ A♣] را", "، ")).toBe("<7s & 5h>، <Kd & Ac> را");
    expect(said("10r, 4y or x10r: ♥ hearts", ", ")).toBe("<Tr>, <4y> or x10r: hearts");
  });
});
