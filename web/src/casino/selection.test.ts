import { describe, expect, it } from "vitest";
import type { CasinoView, LegalMove as AnyMove } from "$/wire/types.ts";
import { buildKey, cardsOf, totals, usedBy, weigh } from "./selection.ts";

type LegalMove = AnyMove<"casino">;

const EIGHT = { cards: [["6d", "2h"]], value: 8, owner: 1, keeper: 1, kind: "single" };
const TWELVE = { cards: [["7h", "5c"], ["Qs"]], value: 12, owner: 0, keeper: 0, kind: "multiple" };
const view = { builds: [EIGHT, TWELVE] } as unknown as CasinoView;
const eight = buildKey(["6d", "2h"]);
const twelve = buildKey(["7h", "5c", "Qs"]);

describe("what is pointed at", () => {
  it("are loose cards and all cards of builds", () => {
    expect(cardsOf(["Td", eight, twelve], view)).toEqual(["Td", "6d", "2h", "7h", "5c", "Qs"]);
  });
});

describe("totals", () => {
  const values = { A: [1, 14], "3": [3], T: [10], Q: [12], K: [] };
  it("are every sum of what the cards may count", () => {
    expect(totals(["Qs", "3d"], values)).toEqual([15]);
    expect(totals(["As", "Ad"], values)).toEqual([2, 15, 28]);
    expect(totals(["As", "Td"], { ...values, A: [1] })).toEqual([11]);
  });

  it("leave out a card that counts nothing", () => {
    expect(totals(["Kd", "3d"], values)).toEqual([3]);
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
