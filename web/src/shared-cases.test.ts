/** Comparison of the client's own computations with the engine's (tests/web/written_twice.json). */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RANKS, SIZES } from "$/hazari/trays.ts";
import { textOf } from "$/home/canonical.ts";
import { foldName } from "$/home/find.ts";
import { inflect } from "$/words/inflection.ts";

interface Cases {
  texts: { form: Parameters<typeof textOf>[1]; choice: Parameters<typeof textOf>[0]; text: string }[];
  hazari: { groups: number[]; ranks: string };
  names: Record<string, string>;
  endings: Record<string, { rules: [string, string][]; texts: [string, string][] }>;
}

const cases = JSON.parse(
  readFileSync(new URL("../../tests/web/written_twice.json", import.meta.url), "utf8"),
) as Cases;

describe("a choice", () => {
  it("is written as its canonical text", () => {
    expect(cases.texts.length).toBeGreaterThan(0);
    for (const { form, choice, text } of cases.texts) expect(textOf(choice, form)).toBe(text);
  });
});

describe("a name", () => {
  it.each(Object.entries(cases.names))("%s is compared as the command line does", (typed, folded) => {
    expect(foldName(typed)).toBe(folded);
  });
});

describe("the desk of Hazari", () => {
  it("has trays for as many cards as the groups have, and the ranks in their order", () => {
    expect([...SIZES]).toEqual(cases.hazari.groups);
    expect(RANKS).toBe(cases.hazari.ranks);
  });
});

describe("a case ending", () => {
  it("is that of the engine", () => {
    expect(Object.keys(cases.endings)).toEqual(["genitive", "object", "locative"]);
    for (const { rules, texts } of Object.values(cases.endings))
      for (const [text, inflected] of texts) expect(inflect(text, rules)).toBe(inflected);
  });
});
