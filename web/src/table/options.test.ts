import { describe, expect, it } from "vitest";
import { changesIn, optionsOf } from "./options.ts";

describe("options of a table", () => {
  it("are those of the form where its text is bare", () => {
    expect(changesIn("royal-dominican")).toEqual({});
    expect(optionsOf({ options: { direction: "ccw", target: 21 } }, "royal-dominican")).toEqual({
      direction: "ccw",
      target: 21,
    });
  });

  it("are what the text says where it changes the form", () => {
    const dominican = { options: { direction: "ccw", target: 21 } };
    expect(optionsOf(dominican, "royal-dominican(direction=cw)").direction).toBe("cw");
    expect(optionsOf({ options: { direction: "cw" } }, "casino(direction=ccw)").direction).toBe("ccw");
    expect(optionsOf(dominican, "royal-dominican(players=4, target=31)")).toEqual({
      direction: "ccw",
      target: 31,
      players: 4,
    });
  });

  it("have one way to be written", () => {
    expect(changesIn("a(teams=false, raub=true)")).toEqual({ teams: false, raub: true });
    expect(changesIn("a(multi_play_max=null, sweeps=none)")).toEqual({
      multi_play_max: null,
      sweeps: "none",
    });
    expect(changesIn("a(muss_threshold=-5,points.sweep=2)")).toEqual({
      muss_threshold: -5,
      "points.sweep": 2,
    });
  });

  it("may be lists, in which there are commas", () => {
    expect(changesIn("raub(refa_sources=[pass_deal, misdeal], start_score=15)")).toEqual({
      refa_sources: ["pass_deal", "misdeal"],
      start_score: 15,
    });
    expect(changesIn("raub(refa_sources=[])")).toEqual({ refa_sources: [] });
  });

  it("are nothing where there is neither form nor text", () => {
    expect(optionsOf(null, "")).toEqual({});
  });
});
