import { describe, expect, it, vi } from "vitest";

const chosen = vi.hoisted(() => ({ language: "en", pattern: "french", indices: "usual" }));
vi.mock("$/settings.svelte.ts", () => ({ settings: chosen }));

const { formatRanks, spokenRanks } = await import("./ranks.ts");

/** Return the text without directional isolates and non-breaking characters. */
function bare(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "").replaceAll("\u2060", "");
}

describe("ranks in sentences", () => {
  it("have the letters of the reader's cards", () => {
    chosen.indices = "german";
    expect(bare(formatRanks("Farbfolge A-K-Q, Farbe J-10-9-2"))).toBe("Farbfolge A-K-D, Farbe B-10-9-2");
    chosen.indices = "persian";
    expect(bare(formatRanks("ردیف K-Q-J"))).toBe("ردیف ش-ب-س");
    chosen.indices = "usual";
    expect(formatRanks("run K-Q-J")).toBe("run \u2066K\u2060-\u2060Q\u2060-\u2060J\u2069");
  });

  it("stand alone where the text sets them apart, as in a pair in Persian", () => {
    chosen.indices = "persian";
    const pair = "جفت \u206810\u2069 با \u20685\u2069";
    expect(bare(formatRanks(pair))).toBe("جفت ۱۰ با ۵");
    expect(bare(formatRanks("جفت شاه با \u20687\u2069"))).toBe("جفت شاه با ۷");
    for (const text of ["pair of sevens with 5", "\u206812\u2069", "\u2068Table 5\u2069"])
      expect(formatRanks(text)).toBe(text);
    chosen.indices = "usual";
    expect(formatRanks(pair)).toBe(pair);
  });

  it("are said in words, by their names in the engine", () => {
    const said = (text: string): string => spokenRanks(text, (rank) => `<${rank}>`);
    expect(said("Ada wins round 3: run J-10-9, 85 points.")).toBe(
      "Ada wins round 3: run <J> <T> <9>, 85 points.",
    );
    expect(said("جفت \u206810\u2069 با \u20685\u2069")).toBe("جفت \u2068<T>\u2069 با \u2068<5>\u2069");
    expect(said("2-3 players")).toBe("2-3 players");
  });

  it("are three or four: a span of numbers and a longer word are left as they are", () => {
    chosen.indices = "german";
    for (const text of ["2-3 players", "J-Q", "2026-10-9-8", "A-K-QJ"]) expect(formatRanks(text)).toBe(text);
  });
});
