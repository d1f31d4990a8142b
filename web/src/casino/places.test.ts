import { describe, expect, it } from "vitest";
import type { GameEvent } from "$/wire/types.ts";
import { lyingAfter } from "./places.ts";

const DEAL = { type: "deal", table: ["4h", "Jc", "Td", "7d"], stock: 40 } as unknown as GameEvent;
const trail = (card: string): GameEvent => ({ type: "trail", seat: 0, card });
const capture = (played: string[], loose: string[], more: object = {}): GameEvent => ({ type: "capture", seat: 0, side: 0, played, loose, builds: [], taken: loose, sweep: false, ...more }) as GameEvent;
const build = (card: string, joined: string[]): GameEvent => ({ type: "build", seat: 0, card, joined }) as unknown as GameEvent;

describe("places of loose cards", () => {
  it("keep every card where it is, and leave a gap where one was taken", () => {
    const { places } = lyingAfter([DEAL, capture(["4c"], ["4h"])], { loose: ["7d", "Jc", "Td"], sweeps: [0, 0] });
    expect(places).toEqual([null, "Jc", "Td", "7d"]);
  });

  it("give a new card the first free place", () => {
    const { places } = lyingAfter([DEAL, capture(["Jd"], ["Jc"]), trail("9s"), trail("Ks")], { loose: ["4h", "7d", "9s", "Ks", "Td"], sweeps: [0, 0] });
    expect(places).toEqual(["4h", "9s", "Td", "7d", "Ks"]);
  });

  it("are emptied by builds", () => {
    const { places } = lyingAfter([DEAL, build("4c", ["Td"])], { loose: ["4h", "7d", "Jc"], sweeps: [0, 0] });
    expect(places).toEqual(["4h", "Jc", null, "7d"]);
  });

  it("begin anew with a deal", () => {
    const { places } = lyingAfter([DEAL, trail("9s"), DEAL], { loose: ["4h", "7d", "Jc", "Td"], sweeps: [0, 0] });
    expect(places).toEqual(["4h", "Jc", "Td", "7d"]);
  });

  it("hold what a position has that no event tells of, and nothing that it has not", () => {
    const { places } = lyingAfter([DEAL], { loose: ["4h", "Td", "2s"], sweeps: [0, 0] });
    expect(places).toEqual(["4h", "2s", "Td", null]);
    expect(lyingAfter([], { loose: ["2s", "3s"], sweeps: [0] }).places).toEqual(["2s", "3s"]);
  });
});

describe("cards of sweeps", () => {
  const sweep = (card: string, side: number): GameEvent => capture([card], [], { side, sweep: true });

  it("lie with the side that made them, in their order", () => {
    const { swept } = lyingAfter([DEAL, sweep("6s", 0), sweep("9d", 1), sweep("Kh", 0)], { loose: [], sweeps: [2, 1] });
    expect(swept).toEqual([["6s", "Kh"], ["9d"]]);
  });

  it("are no more than the position registers", () => {
    const { swept } = lyingAfter([DEAL, sweep("6s", 0)], { loose: [], sweeps: [0, 0] });
    expect(swept).toEqual([[], []]);
  });
});
