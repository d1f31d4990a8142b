import { describe, expect, it } from "vitest";
import type { Ruling, RulingField } from "$/wire/types.ts";
import { fieldAfter, nextField, rowsFor, takenCards, tapped, usefulFields } from "./form.ts";

const hand: RulingField = { id: "hand", text: "Hand", kind: "cards", most: 2, cards: ["Kh", "2c"] };
const table: RulingField = { id: "table", text: "Table", kind: "cards", most: 20, cards: ["Ks"] };
const play: RulingField = {
  id: "play",
  text: "Play",
  kind: "cards",
  when: "hand",
  among: ["hand"],
  cards: [],
};
const wanted: RulingField = {
  id: "wanted",
  text: "Wanted",
  kind: "cards",
  when: "play",
  among: ["table"],
  most: 20,
};
const fields = [hand, table, play, wanted];
const deck = [["Ks", "2s"], ["Kh"]];

describe("the form of a question", () => {
  it("shows a field once the one that it depends on has cards", () => {
    expect(usefulFields(fields).map(({ id }) => id)).toEqual(["hand", "table", "play"]);
    const played = fields.map((field) => (field === play ? { ...play, cards: ["Kh"] } : field));
    expect(usefulFields(played).map(({ id }) => id)).toContain("wanted");
  });

  it("offers the pack, or the cards of other fields", () => {
    const ruling = { fields, deck } as unknown as Ruling;
    expect(rowsFor(hand, ruling)).toBe(deck);
    expect(rowsFor(play, ruling)).toEqual([["Kh", "2c"]]);
  });

  it("does not offer a card twice", () => {
    expect([...takenCards(table, fields)]).toEqual(["Kh", "2c"]);
    expect([...takenCards(play, fields)]).toEqual([]);
  });

  it("adds and removes a card, and replaces the only one", () => {
    expect(tapped(table, "Qd")).toEqual(["Ks", "Qd"]);
    expect(tapped(table, "Ks")).toEqual([]);
    expect(tapped(hand, "Qd")).toEqual(["Kh", "2c"]);
    expect(tapped({ ...play, cards: ["Kh"] }, "2c")).toEqual(["2c"]);
  });

  it("goes on to the next empty field when one is full", () => {
    expect(nextField("hand", fields)).toBe("play");
    expect(nextField("table", fields)).toBe("table");
    const group = { ...table, id: "group", least: 1 };
    expect(nextField("group", [group, play, { ...hand, cards: [] }])).toBe("group");
    expect(nextField("group", [group, { ...hand, cards: [] }], true)).toBe("hand");
  });

  it("goes on from an optional field without cards", () => {
    expect(fieldAfter("hand", fields)).toBe("table");
    expect(fieldAfter("play", fields)).toBe("play");
  });
});
