import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LogEntry } from "$/wire/types.ts";
import { commitmentTo, drawPart, recordShuffle, owedCommands, partOf, observedShuffle } from "./shuffle.ts";

const asked: LogEntry = { entry: "entropy-asked", number: 3, at: 0, commitments: ["a", "", "c"], until: 9 };
const shown: LogEntry = { entry: "entropy-shown", number: 4, at: 0, seat: 0, entropy: "00" };
const withheld: LogEntry = { entry: "entropy-withheld", number: 5, at: 0, seats: [2] };

describe("our part of the shuffle", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it("is kept until it is to be shown", () => {
    const commitment = drawPart();
    const part = partOf(commitment);
    expect(part).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentTo(part ?? "")).toBe(commitment);
    expect(partOf("sha256:0")).toBeUndefined();
  });

  it("is shown when all commitments are in the log, once, and not by whoever adds nothing", () => {
    expect(owedCommands([], [0, 1])).toEqual({ show: [], commit: [] });
    expect(owedCommands([asked], [0, 1]).show).toEqual([{ seat: 0, commitment: "a" }]);
    expect(owedCommands([asked, shown], [0, 1]).show).toEqual([]);
  });

  it("is drawn anew after somebody has withheld theirs", () => {
    expect(owedCommands([asked, shown, withheld], [0])).toEqual({ show: [], commit: [0] });
    const committed: LogEntry = { entry: "committed", number: 6, at: 0, seat: 0, commitment: "b" };
    expect(owedCommands([asked, shown, withheld, committed], [0])).toEqual({ show: [], commit: [] });
  });

  it("is noted with what everybody was told", () => {
    const opened: LogEntry = {
      entry: "opened",
      number: 0,
      at: 0,
      revision: 1,
      setup: { variant: "casino", commitment: "s" },
    };
    recordShuffle("t1", [opened, asked]);
    expect(observedShuffle("t1")).toEqual({ commitment: "s", commitments: ["a", "", "c"] });
    const revealed: LogEntry = {
      entry: "revealed",
      number: 9,
      at: 0,
      secret: "",
      entropy: [],
      fingerprint: "f",
    };
    recordShuffle("t1", [opened, asked, revealed]);
    expect(observedShuffle("t1")?.fingerprint).toBe("f");
    recordShuffle("t1", [opened, asked, { ...revealed, fingerprint: "other" }]);
    expect(observedShuffle("t1")?.fingerprint).toBe("f");
  });
});
