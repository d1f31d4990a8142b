import { describe, expect, it } from "vitest";
import type { CasinoView, LegalMove } from "$/wire/types.ts";
import { buildKey, meantBy, totals, usedBy, weigh } from "./meaning.ts";

const EIGHT = { cards: [["6d", "2h"]], value: 8, owner: 1, keeper: 1, kind: "single" };
const TWELVE = { cards: [["7h", "5c"], ["Qs"]], value: 12, owner: 0, keeper: 0, kind: "multiple" };
const view = { builds: [EIGHT, TWELVE] } as unknown as CasinoView;
const eight = buildKey(["6d", "2h"]);
const twelve = buildKey(["7h", "5c", "Qs"]);

describe("what somebody seems to mean", () => {
  it.each([
    ["a card alone: laying it down", ["4c"], [], "trail 4c"],
    ["a card of the same rank: taking it", ["4c"], ["4h"], "4c x 4h"],
    ["cards that add up to it: taking them", ["Qd"], ["7d", "5s"], "Qd x 7d 5s"],
    ["two groups of its value: taking both", ["9s"], ["6c", "3d", "9h"], "9s x 6c 3d 9h"],
    ["a build of its value: taking it whole", ["8c"], [eight], "8c x [6d 2h]"],
    [
      "builds of other values: the server says that one card cannot",
      ["8c"],
      [eight, twelve],
      "8c x [6d 2h] [7h 5c Qs]",
    ],
    ["a card that it cannot take: building the sum", ["4c"], ["Td"], "4c + Td"],
    ["a build of another value: raising it by the card", ["4c"], [eight], "4c + [6d 2h] = 12"],
    ["a build that it completes a group of: adding to it", ["4c"], [twelve, "8h"], "4c + [7h 5c Qs] 8h = 12"],
    ["an ace and a build of 14 parts: taking as 14", ["Ad"], ["8s", "6s"], "Ad x 8s 6s"],
  ])("%s", (_, hand, table, text) => {
    expect(meantBy(hand, table, view, true)).toBe(text);
  });

  it("is taking where nobody builds", () => {
    expect(meantBy(["4c"], ["Td"], view, false)).toBe("4c x Td");
    expect(meantBy(["4c", "6c"], ["Td", "2h"], view, false)).toBe("4c 6c x Td 2h");
  });

  it("is nothing yet for several cards alone", () => {
    expect(meantBy(["4c", "6c"], [], view, false)).toBe("");
  });
});

describe("totals", () => {
  it("count an ace both ways", () => {
    expect(totals(["Qs", "3d"], 14)).toEqual([15]);
    expect(totals(["As", "Ad"], 14)).toEqual([2, 15, 28]);
    expect(totals(["As", "Td"], null)).toEqual([11]);
  });
});

describe("moves", () => {
  it("use loose cards by name and builds by their cards in any order", () => {
    expect(
      usedBy({
        move: { move: "capture", played: ["Qd"], loose: ["Qh"], builds: [["Qs", "5c", "7h"]] },
      } as unknown as LegalMove),
    ).toEqual({ hand: ["Qd"], table: ["Qh", twelve] });
    expect(
      usedBy({ move: { move: "build", card: "4c", onto: ["2h", "6d"], value: 12 } } as unknown as LegalMove),
    ).toEqual({ hand: ["4c"], table: [eight] });
    expect(usedBy({ move: { move: "claim" } } as unknown as LegalMove)).toEqual({ hand: [], table: [] });
  });

  it("are sorted as a player wants them: sweep, more cards, build, lay down", () => {
    const take = (taken: string[], sweep = false): LegalMove =>
      ({ effect: { effect: "capture", played: ["Kd"], taken, sweep } }) as unknown as LegalMove;
    const make = (value: number): LegalMove =>
      ({
        effect: { effect: "build", joined: ["2s"], build: { value, cards: [["Kd", "2s"]] } },
      }) as unknown as LegalMove;
    const lay = { effect: { effect: "trail" } } as unknown as LegalMove;
    const wanted = [
      take(["8s", "5d", "9h", "4c"], true),
      take(["9h", "4c", "Kh"]),
      take(["Kh"]),
      make(14),
      make(3),
      lay,
    ];
    expect([...wanted].reverse().sort((a, b) => weigh(b) - weigh(a))).toEqual(wanted);
  });
});
