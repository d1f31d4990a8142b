import { describe, expect, it, vi } from "vitest";

const chosen = vi.hoisted(() => ({ language: "en", pattern: "french", indices: "usual" }));
vi.mock("$/settings.svelte.ts", () => ({ settings: chosen }));

const { rankShown, ranksShown } = await import("./ranks.ts");

/** Without what keeps ranks in their order and on one line. */
function bare(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "").replaceAll("\u2011", "-");
}

describe("ranks in sentences", () => {
  it("have the letters of the reader's cards", () => {
    chosen.indices = "german";
    expect(bare(ranksShown("Farbfolge A-K-Q, Farbe J-10-9-2"))).toBe("Farbfolge A-K-D, Farbe B-10-9-2");
    chosen.indices = "persian";
    expect(bare(ranksShown("ردیف K-Q-J"))).toBe("ردیف ش-ب-س");
    expect(rankShown("10")).toBe("۱۰");
    chosen.indices = "usual";
    expect(ranksShown("run K-Q-J")).toBe("run \u2066K\u2011Q\u2011J\u2069");
  });

  it("are three or four: a span of numbers and a longer word are left as they are", () => {
    chosen.indices = "german";
    for (const text of ["2-3 players", "J-Q", "2026-10-9-8", "A-K-QJ"]) expect(ranksShown(text)).toBe(text);
  });
});
