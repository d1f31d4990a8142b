import { describe, expect, test } from "vitest";
import {
  bestOf,
  capturedBy,
  finishedDeals,
  NOTHING,
  roundOf,
  sentencesOf,
  withEvent,
  type Show,
} from "$/hazari/deals.ts";
import type { GameEvent } from "$/wire/types.ts";

function show(round: number, seat: number, leads: boolean): Show {
  return {
    type: "show",
    round,
    seat,
    leads,
    group: { number: round, cards: [], class_name: "indi", ranks: [], points: 30 },
  };
}

const won = (round: number, seat: number, points: number) => ({
  type: "round-won",
  round,
  seat,
  points,
  group: show(round, seat, true).group,
});
const scored = (captured: number[] | null) => ({
  type: "deal-scored",
  deal: 1,
  ending: captured ? "played-out" : "troy",
  captured,
  points: [0, 0, 0, 0],
  scores: [0, 0, 0, 0],
});
const dealt = { type: "deal", deal: 2, dealer: 1, hands: [] };
const events = [
  dealt,
  show(1, 1, true),
  show(1, 2, false),
  show(1, 3, true),
  show(1, 0, false),
  won(1, 3, 90),
  show(2, 3, true),
  scored([10, 20, 30, 300]),
  dealt,
  show(1, 2, true),
  won(1, 2, 75),
] as unknown as GameEvent<"hazari">[];

describe("the deals of a match", () => {
  test("are those that have been scored, each with what was shown", () => {
    const deals = finishedDeals(events);
    expect(deals).toHaveLength(1);
    expect(roundOf(deals[0] ?? NOTHING, 1).map(({ seat }) => seat)).toEqual([1, 2, 3, 0]);
    expect(deals[0]?.won.map(({ seat }) => seat)).toEqual([3]);
  });

  test("the best so far is the last that led when it was shown", () => {
    const shows = roundOf(finishedDeals(events)[0] ?? NOTHING, 1);
    expect(bestOf(shows)?.seat).toBe(3);
    expect(bestOf(shows.slice(0, 2))?.seat).toBe(1);
    expect(bestOf([])).toBeUndefined();
  });

  test("captured points are those of the rounds won, then those of the score", () => {
    let deal = NOTHING;
    for (const event of events.slice(0, 7)) deal = withEvent(deal, event);
    expect([0, 3].map((seat) => capturedBy(deal, seat))).toEqual([0, 90]);
    expect(capturedBy(finishedDeals(events)[0] ?? NOTHING, 3)).toBe(300);
  });

  test("sentences belong to the events that are told, or to none if their number differs", () => {
    const said = sentencesOf(events.slice(0, 8), [
      "You deal.",
      "Nusrat wins round 1.",
      "The deal is scored.",
    ]);
    expect(said.get(events[5] as GameEvent<"hazari">)).toBe("Nusrat wins round 1.");
    expect(said.get(events[1] as GameEvent<"hazari">)).toBeUndefined();
    expect(sentencesOf(events.slice(0, 8), ["one", "two"]).size).toBe(0);
  });
});
