import { describe, expect, it } from "vitest";
import type { LogEntry } from "$/wire/types.ts";
import { dealsOf, lastOf, type Line, seatingOf } from "./moves.ts";

function entry(number: number, kind: string, ...events: string[]): LogEntry {
  return { entry: kind, number, at: 0, events: events.map((type) => ({ type })) } as unknown as LogEntry;
}

function line(number: number, says: string[], ofNextDeal = 0): Line {
  return { number, seat: null, says, ofNextDeal };
}

const LOG = [
  entry(0, "opened"),
  entry(1, "seat-changed"),
  entry(2, "begun", "deal"),
  entry(3, "moved", "trail"),
  entry(4, "moved", "residue", "deal-scored", "deal"),
  entry(5, "deal-over"),
  entry(6, "next-deal"),
  entry(7, "moved", "trail"),
  entry(8, "moved", "deal-scored", "match-over"),
  entry(9, "match-over"),
];

describe("what has happened last", () => {
  it("is of the next deal once the score of one has been seen", () => {
    const lines = [line(4, ["You get the rest.", "The deal is scored.", "Ada deals."], 1)];
    expect(lastOf(lines, LOG, true)).toBe("Ada deals.");
    expect(lastOf(lines, LOG, false)).toBe("You get the rest. The deal is scored. Ada deals.");
    expect(lastOf([...lines, line(7, ["Ada trails."])], LOG, true)).toBe("Ada trails.");
    expect(lastOf([], LOG, true)).toBe("");
  });

  it("is the next deal after all are ready for it", () => {
    const lines = [line(4, ["The deal is scored.", "Ada deals."], 1), line(6, ["You are ready."])];
    expect(lastOf(lines, LOG, true)).toBe("Ada deals.");
    expect(lastOf(lines, LOG, false)).toBe("You are ready.");
  });

  it("is nothing of how the seats were taken, once the match has begun", () => {
    const lines = [line(1, ["Ada sits down."])];
    expect(lastOf(lines, LOG, true)).toBe("");
    expect(lastOf(lines, LOG.slice(0, 2), true)).toBe("");
  });

  it("is nothing of the people at the table", () => {
    const log = [...LOG.slice(0, 4), entry(4, "absent"), entry(5, "present"), entry(6, "hint-used")];
    const lines = [
      line(3, ["You trail."]),
      line(4, ["You have lost your connection."]),
      line(5, ["You are connected again."]),
      line(6, ["You have taken a hint."]),
    ];
    expect(lastOf(lines, log, true)).toBe("You trail.");
  });
});

describe("the list of moves", () => {
  const lines = [
    line(2, ["Ada deals."]),
    line(3, ["You trail."]),
    line(4, ["You get the rest.", "The deal is scored.", "You deal."], 1),
    line(7, ["Ada trails."]),
    line(8, ["The deal is scored.", "You win the match."]),
    line(9, ["The match is over."]),
  ];

  it("has what is said of a deal under its number, and no deal after the last one", () => {
    expect(dealsOf(lines, LOG).map((told) => told.map(({ says }) => says))).toEqual([
      [["Ada deals."], ["You trail."], ["You get the rest.", "The deal is scored."]],
      [["You deal."], ["Ada trails."], ["The deal is scored.", "You win the match."], ["The match is over."]],
    ]);
  });

  it("has the next deal after what happened at the score of the one before it", () => {
    const ready = [...lines.slice(0, 3), line(6, ["You are ready."]), ...lines.slice(3)];
    expect(dealsOf(ready, LOG).map((told) => told.flatMap(({ says }) => says))).toEqual([
      ["Ada deals.", "You trail.", "You get the rest.", "The deal is scored.", "You are ready."],
      ["You deal.", "Ada trails.", "The deal is scored.", "You win the match.", "The match is over."],
    ]);
  });

  it("has what is said of the seats under no deal, and counts from the first one on", () => {
    const taken = [line(1, ["Ada sits down."])];
    expect(dealsOf(taken, LOG.slice(0, 2))).toEqual([]);
    expect(seatingOf(taken, LOG.slice(0, 2))).toEqual(taken);
    const all = [...taken, ...lines];
    expect(seatingOf(all, LOG)).toEqual(taken);
    expect(dealsOf(all, LOG)[0]?.map(({ place, says }) => [place, ...says])[0]).toEqual([1, "Ada deals."]);
  });

  it("tells nothing of the next deal while the score of one stands", () => {
    const scored = lines.slice(0, 3);
    expect(dealsOf(scored, LOG, true).map((told) => told.map(({ says }) => says))).toEqual([
      [["Ada deals."], ["You trail."], ["You get the rest.", "The deal is scored."]],
    ]);
    expect(
      dealsOf(scored, LOG)
        .at(-1)
        ?.map(({ says }) => says),
    ).toEqual([["You deal."]]);
  });

  it("counts its lines without gaps", () => {
    const places = dealsOf(lines, LOG).flatMap((told) => told.map(({ place }) => place));
    expect(places).toEqual([1, 2, 3, 4, 5, 6, null]);
  });

  it("counts no event that is not in the cards", () => {
    const log = [
      ...LOG.slice(0, 4),
      entry(4, "absent"),
      entry(5, "present"),
      entry(6, "undone"),
      entry(7, "moved", "trail"),
    ];
    const told = [
      ...lines.slice(0, 2),
      line(4, ["You have lost your connection."]),
      line(5, ["You are connected again."]),
      line(6, ["The move is taken back."]),
      line(7, ["You trail."]),
    ];
    expect(dealsOf(told, log).flatMap((deal) => deal.map(({ place }) => place))).toEqual([
      1,
      2,
      null,
      null,
      null,
      3,
    ]);
  });

  it("begins a deal with its first move where nothing is said of it before", () => {
    const silent = [
      line(4, ["The deal is scored."]),
      line(6, ["The next deal begins."]),
      line(7, ["Ada bids."]),
    ];
    expect(dealsOf(silent, LOG).map((told) => told.length)).toEqual([2, 1]);
  });
});
