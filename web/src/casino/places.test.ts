import { describe, expect, it } from "vitest";
import type { CasinoView, GameEvent } from "$/wire/types.ts";
import { slotsAfter } from "./places.ts";

const DEAL = { type: "deal", table: ["4h", "Jc", "Td", "7d"], stock: 40 } as unknown as GameEvent<"casino">;
const trail = (card: string): GameEvent<"casino"> => ({ type: "trail", seat: 0, card });
const capture = (played: string[], loose: string[], more: object = {}): GameEvent<"casino"> =>
  ({
    type: "capture",
    seat: 0,
    side: 0,
    played,
    loose,
    builds: [],
    taken: loose,
    sweep: false,
    ...more,
  }) as GameEvent<"casino">;
const build = (
  card: string,
  joined: string[],
  cards: string[][] = [[card, ...joined]],
  onto: string[] | null = null,
): GameEvent<"casino"> =>
  ({ type: "build", seat: 0, card, joined, cards, onto }) as unknown as GameEvent<"casino">;
const lyingBuilds = (...builds: string[][][]): CasinoView["builds"] =>
  builds.map((cards) => ({ cards })) as unknown as CasinoView["builds"];

describe("places of loose cards", () => {
  it("keep every card where it is, and leave a gap where one was taken", () => {
    const { places } = slotsAfter([DEAL, capture(["4c"], ["4h"])], {
      loose: ["7d", "Jc", "Td"],
      builds: [],
      sweeps: [0, 0],
    });
    expect(places).toEqual([null, "Jc", "Td", "7d"]);
  });

  it("give a new card the first free place", () => {
    const { places } = slotsAfter([DEAL, capture(["Jd"], ["Jc"]), trail("9s"), trail("Ks")], {
      loose: ["4h", "7d", "9s", "Ks", "Td"],
      builds: [],
      sweeps: [0, 0],
    });
    expect(places).toEqual(["4h", "9s", "Td", "7d", "Ks"]);
  });

  it("are emptied by builds", () => {
    const { places } = slotsAfter([DEAL, build("4c", ["Td"])], {
      loose: ["4h", "7d", "Jc"],
      builds: [],
      sweeps: [0, 0],
    });
    expect(places).toEqual(["4h", "Jc", null, "7d"]);
  });

  it("begin anew with a deal", () => {
    const { places } = slotsAfter([DEAL, trail("9s"), DEAL], {
      loose: ["4h", "7d", "Jc", "Td"],
      builds: [],
      sweeps: [0, 0],
    });
    expect(places).toEqual(["4h", "Jc", "Td", "7d"]);
  });

  it("hold what a position has that no event tells of, and nothing that it has not", () => {
    const { places } = slotsAfter([DEAL], { loose: ["4h", "Td", "2s"], builds: [], sweeps: [0, 0] });
    expect(places).toEqual(["4h", "2s", "Td", null]);
    const set = slotsAfter([], { loose: ["2s", "3s", "4s"], builds: [], sweeps: [0] });
    expect(slotsAfter([], { loose: ["3s", "4s"], builds: [], sweeps: [0] }, set).places).toEqual([
      null,
      "3s",
      "4s",
    ]);
    expect(slotsAfter([], { loose: ["2s", "3s"], builds: [], sweeps: [0] }).places).toEqual(["2s", "3s"]);
  });
});

describe("places of builds", () => {
  const nine = build("5c", ["4h"]);
  const king = build("6c", ["7d"]);
  const takes = (cards: string[]): GameEvent<"casino"> => capture(["9s"], [], { builds: [[cards]] });

  it("stay where they are when a build is raised or added to", () => {
    const { trays } = slotsAfter([DEAL, nine, king, build("2c", [], [["5c", "4h", "2c"]], ["4h", "5c"])], {
      loose: ["Jc", "Td"],
      builds: lyingBuilds([["6c", "7d"]], [["5c", "4h", "2c"]]),
      sweeps: [0, 0],
    });
    expect(trays.map((tray) => tray.groups)).toEqual([[["5c", "4h", "2c"]], [["6c", "7d"]]]);
  });

  it("are kept free for the next build when one is taken, until all are gone", () => {
    const one = slotsAfter([DEAL, nine, king, takes(["5c", "4h"])], {
      loose: ["Jc", "Td"],
      builds: lyingBuilds([["6c", "7d"]]),
      sweeps: [0, 0],
    });
    expect(one.trays.map((tray) => tray.isGone)).toEqual([true, false]);
    const next = slotsAfter([DEAL, nine, king, takes(["5c", "4h"]), build("Ac", ["Td"])], {
      loose: ["Jc"],
      builds: lyingBuilds([["6c", "7d"]], [["Ac", "Td"]]),
      sweeps: [0, 0],
    });
    expect(next.trays.map((tray) => tray.groups.flat()[0])).toEqual(["Ac", "6c"]);
    expect(
      slotsAfter([DEAL, nine, takes(["5c", "4h"])], { loose: ["7d", "Jc", "Td"], builds: [], sweeps: [0, 0] })
        .trays,
    ).toEqual([]);
  });
});

describe("cards of sweeps", () => {
  const sweep = (card: string, side: number): GameEvent<"casino"> =>
    capture([card], [], { side, sweep: true });

  it("lie with the side that made them, in their order", () => {
    const { swept } = slotsAfter([DEAL, sweep("6s", 0), sweep("9d", 1), sweep("Kh", 0)], {
      loose: [],
      builds: [],
      sweeps: [2, 1],
    });
    expect(swept).toEqual([["6s", "Kh"], ["9d"]]);
  });

  it("are no more than the position registers", () => {
    const { swept } = slotsAfter([DEAL, sweep("6s", 0)], { loose: [], builds: [], sweeps: [0, 0] });
    expect(swept).toEqual([[], []]);
  });
});

describe("cards that lie across under a pile", () => {
  it("are those that swept, the last played of each sweep, and no others", () => {
    const { swept } = slotsAfter(
      [
        DEAL,
        capture(["4c"], ["4h"]),
        capture(["Js", "Jh"], ["Jc", "Td", "7d"], { sweep: true }),
        trail("9s"),
        capture(["9h"], ["9s"], { side: 1, sweep: true }),
      ],
      { loose: [], builds: [], sweeps: [1, 1] },
    );
    expect(swept).toEqual([["Jh"], ["9h"]]);
  });

  it("are no more than the position counts", () => {
    const { swept } = slotsAfter([DEAL, capture(["Js"], ["Jc"], { sweep: true })], {
      loose: [],
      builds: [],
      sweeps: [0, 0],
    });
    expect(swept).toEqual([[], []]);
  });
});
