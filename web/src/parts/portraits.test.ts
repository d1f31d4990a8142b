import { Picture } from "$/wire/generated/lists.ts";
import { describe, expect, it } from "vitest";
import { drawing, drawingsAtTable, TONES } from "./portraits.ts";

const NAMES = ["Rosa", "Rose", "Tom", "رُزا", "Žofia", "李", ""];

describe("what people are drawn as", () => {
  it("is the same for the same name, however its letters are put together", () => {
    expect(drawing("Zo\u0308", "name")).toEqual(drawing("Z\u00f6", "name"));
  });

  it("is another for another name", () => {
    expect(new Set(NAMES.map((name) => JSON.stringify(drawing(name, "name")))).size).toBe(NAMES.length);
  });

  it("has shapes of numbers only, in one of the colours", () => {
    for (const name of NAMES) {
      for (const picture of Picture) {
        const { tone, fill, line } = drawing(name, picture);
        expect(tone).toBeGreaterThanOrEqual(0);
        expect(tone).toBeLessThan(TONES);
        expect(fill).toMatch(/^M[-\d .a-zA-Z]+z?$/);
        expect(fill + line).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });

  it("is a thing of one's choice in the colours of the name", () => {
    expect(drawing("Rosa", "fish")).toEqual({
      ...drawing("Tom", "fish"),
      tone: drawing("Rosa", "name").tone,
    });
  });

  it("is distinct for all the people at a table", () => {
    const names = Array.from({ length: 400 }, (_, i) => `Friend ${i}`);
    for (let first = 0; first < names.length; first += 4) {
      const people = names.slice(first, first + 4).map((name) => ({ name }));
      const drawn = [...drawingsAtTable(people).values()];
      expect(new Set(drawn.map(({ tone }) => tone)).size).toBe(4);
      expect(new Set(drawn.map(({ fill }) => fill)).size).toBe(4);
      expect(drawn[0]).toEqual(drawing(names[first] ?? "", "name"));
    }
  });

  it("is the same for all the seats of one person at a table", () => {
    expect(drawingsAtTable([{ name: "Rosa" }, { name: "Rosa" }]).size).toBe(1);
  });
});
