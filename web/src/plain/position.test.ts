import type { View } from "$/wire/types.ts";
import { describe, expect, it } from "vitest";
import { cardsIn, facts, places } from "./position.ts";

const EVERY = {
  variant: "some",
  seat: 0,
  phase: "play",
  to_act: [0],
  deal: 1,
  dealer: 2,
  scores: [0, 0, 0],
  sides: [[0], [1], [2]],
  hands: [["As"], 1, 1],
};

function view(own: object): View {
  return { ...EVERY, ...own } as unknown as View;
}

describe("a position of any family", () => {
  it("shows nothing of what every view has", () => {
    expect(places(view({}))).toEqual([]);
    expect(facts(view({}))).toEqual([]);
  });

  it("shows before each seat the card that it has played", () => {
    expect(places(view({ played: ["Kd", null, "Th"] }))).toEqual([
      {
        field: "played",
        laid: [
          { cards: ["Kd"], seat: 0 },
          { cards: ["Th"], seat: 2 },
        ],
      },
    ]);
    expect(places(view({ trick: [{ seat: 1, card: "7b" }] }))).toEqual([
      { field: "trick", laid: [{ cards: ["7b"], seat: 1 }] },
    ]);
  });

  it("shows cards that lie together, and those of a build", () => {
    expect(
      places(view({ table: ["Kd", "2c", "3c"], turnup: "Jh", builds: [{ cards: [["7s", "5h"]] }] })),
    ).toEqual([
      { field: "table", laid: [{ cards: ["Kd", "2c", "3c"], seat: null }] },
      { field: "turnup", laid: [{ cards: ["Jh"], seat: null }] },
      { field: "builds", laid: [{ cards: ["7s", "5h"], seat: null }] },
    ]);
  });

  it("leaves fields out in which no card lies", () => {
    expect(places(view({ played: [null, null, null], table: [], turnup: null }))).toEqual([]);
  });

  it("has numbers and words as facts", () => {
    expect(facts(view({ round: 2, trump: "s", won: [1, 0, 1], turnup: "Jh" }))).toEqual([
      ["round", 2],
      ["trump", "s"],
    ]);
  });

  it("finds the cards of a move, and takes no other word for one", () => {
    expect(cardsIn({ move: "capture", card: "Kd", takes: ["8h", "5c"], say: "Ah well" })).toEqual([
      "Kd",
      "8h",
      "5c",
    ]);
  });
});
