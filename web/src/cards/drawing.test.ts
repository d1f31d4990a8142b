import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import type { CardPattern } from "$/wire/generated/lists.ts";

const chosen = vi.hoisted(() => ({ deck: "2", indices: "usual", largeIndices: false, pattern: "french" }));
vi.mock("$/settings.svelte.ts", () => ({ settings: chosen }));
vi.mock("virtual:card-faces", () => ({ default: { "2": { Qh: "/queen.svg" }, "4": { Qh: "/queen4.svg" } } }));

vi.mock("$/words/words.svelte.ts", () => ({ spokenCard: (card: string) => card }));

const { default: Card } = await import("./Card.svelte");
const { default: Chip } = await import("./Chip.svelte");
const { cornerOf, INDICES, strokesOf, titleOf } = await import("./corners.ts");
const { patternAmong, patternOf } = await import("./pattern.svelte.ts");
const { signOf } = await import("./signs.ts");

/** Return the drawing of a card. */
function drawn(card: string, pattern: CardPattern): string {
  return render(Card, { props: { card, pattern } }).body;
}

const RANKS = [..."A23456789TJQK"];

describe("what stands in the corner", () => {
  it("is that of the language that was chosen", () => {
    const courts = ["Ah", "Kh", "Qh", "Jh", "Th"];
    expect(INDICES.map((each) => courts.map((card) => cornerOf(card, "french", each)).join(" "))).toEqual([
      "A K Q J 10",
      "A K D B 10",
      "آ ش ب س ۱۰",
    ]);
  });

  it.each(INDICES)("is the same on a card within a text, with %s letters", (indices) => {
    chosen.indices = indices;
    for (const rank of RANKS)
      expect(render(Chip, { props: { card: `${rank}h` } }).body).toContain(
        `>${cornerOf(`${rank}h`, "french", indices)}<`,
      );
    chosen.indices = "usual";
  });

  it("is that of the pattern", () => {
    const cards = ["Ac", "Kc", "Qc", "Jc", "Tc", "9c", "8c", "7c"];
    expect(cards.map((card) => cornerOf(card, "german", "usual")).join(" ")).toBe("A K O U 10 9 8 7");
    expect(cards.map((card) => cornerOf(card, "hungarian", "german")).join(" ")).toBe(
      "Á K F Al X IX VIII VII",
    );
  });

  it.each(["french", "german", "hungarian"] as const)(
    "differs from rank to rank with %s suits",
    (pattern) => {
      for (const indices of INDICES)
        expect(new Set(RANKS.map((rank) => cornerOf(`${rank}s`, pattern, indices))).size).toBe(RANKS.length);
    },
  );

  it("is drawn in strokes where it is a Roman figure", () => {
    expect(strokesOf("VIII")).toEqual({
      d: expect.stringMatching(/^(M[\d.]+ 0?\d*L.*){5}$/) as string,
      width: 21,
    });
    expect(strokesOf("Al")).toBeNull();
  });
});

describe("a card", () => {
  it("has a picture with French suits, not where indices are large", () => {
    expect(drawn("Qh", "french")).toContain("/queen.svg");
    chosen.largeIndices = true;
    expect(drawn("Qh", "french")).not.toContain("/queen.svg");
    chosen.largeIndices = false;
  });

  it("is an ober, an unter or a king by its title", () => {
    expect(["Kd", "Qd", "Jd", "Ad", "Td"].map((card) => titleOf(card, "german"))).toEqual([
      "König",
      "Ober",
      "Unter",
      "Daus",
      null,
    ]);
    expect(["Ah", "Ad", "As", "Ac"].map((card) => titleOf(card, "hungarian"))).toEqual([
      "Tavasz",
      "Nyár",
      "Ősz",
      "Tél",
    ]);
    expect(drawn("Qd", "german")).toContain("Ober");
    expect(drawn("Jd", "hungarian")).toContain("Alsó");
  });

  it("has the sign of its suit in each pattern, all different", () => {
    for (const pattern of ["french", "german"] as const) {
      const signs = [..."shdc"].map((suit) => signOf(pattern, suit).outline);
      expect(new Set(signs).size).toBe(4);
      for (const [i, suit] of [..."shdc"].entries())
        if (!signOf(pattern, suit).parts) expect(drawn(`7${suit}`, pattern)).toContain(signs[i]);
    }
  });

  it("says nothing of what it is on its back", () => {
    const back = render(Card, { props: { card: null } }).body;
    expect(back).not.toMatch(/data-pattern|<svg|<b/);
  });

  it("is a Rook card wherever it has a colour", () => {
    expect(patternOf("4y", "french")).toBe("rook");
    expect(drawn("4y", "german")).toContain('data-pattern="rook"');
  });
});

describe("the pattern that is shown", () => {
  it("is the chosen one where the form has it, else as everywhere", () => {
    chosen.pattern = "hungarian";
    expect(patternAmong(["german", "hungarian", "french"])).toBe("hungarian");
    expect(patternAmong(["german", "french"])).toBe("french");
    expect(patternAmong(["rook"])).toBe("rook");
    chosen.pattern = "french";
  });
});
