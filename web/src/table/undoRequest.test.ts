import { describe, expect, it } from "vitest";
import type { Stage } from "./stage.svelte.ts";
import { cardsIn, undoingOf } from "./undoRequest.ts";

const LOG = [
  { entry: "opened", number: 0 },
  { entry: "moved", number: 1, seat: 2, move: { move: "trail", card: "4c" } },
  { entry: "moved", number: 2, seat: 0, move: { move: "capture", played: ["8h"], loose: ["8c"] } },
  { entry: "undo-asked", number: 3, by: 2, takes_back: [1, 2], waiting: [0, 1] },
];

/** Return the stage after a number of entries, while these seats have not answered. */
function drawn(upTo: number, waits: number[], more: object = {}): Stage {
  const state = { stage: "playing", undo_by: upTo > 3 ? 2 : null, undo_waits_for: waits, ...more };
  return {
    shown: { state, upTo },
    feed: { log: LOG, says: [[], ["Ada lays down 4♣.", "It is Rosa's turn."], ["Rosa takes 8♣."], []] },
  } as unknown as Stage;
}

describe("a request to take moves back", () => {
  it("tells who asks, the moves in words, their cards, and who has agreed", () => {
    const undoing = undoingOf(drawn(4, [1]));
    expect(undoing).toMatchObject({ by: 2, says: ["Ada lays down 4♣.", "Rosa takes 8♣."] });
    expect([...(undoing?.cards ?? [])]).toEqual(["4c", "8h", "8c"]);
    expect(undoing?.asked).toEqual([
      { seat: 0, agrees: true },
      { seat: 1, agrees: false },
    ]);
  });

  it("is none before it is drawn, nor once the match is over", () => {
    expect(undoingOf(drawn(3, []))).toBeNull();
    expect(undoingOf(drawn(4, [1], { undo_by: null }))).toBeNull();
    expect(undoingOf(drawn(4, [1], { stage: "over" }))).toBeNull();
  });
});

it("finds cards of both decks wherever they are named, and nothing else", () => {
  expect(cardsIn({ a: ["Th", { b: "3g" }], c: "Ts and 4c", d: "11h", e: 7 })).toEqual(["Th", "3g"]);
  expect(cardsIn(undefined)).toEqual([]);
});
