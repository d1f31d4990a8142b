import { expect, test } from "vitest";
import { parseTable } from "./code.ts";

const TABLE = "0123456789abcdef01";

test.each([
  [TABLE],
  [` ${TABLE.toUpperCase()} `],
  ["۰۱۲۳۴۵۶۷۸۹abcdef۰۱"],
  ["٠١٢٣٤٥٦٧٨٩ABCDEF٠١"],
  ["０１２３４５６７８９ａｂｃｄｅｆ０１"],
  [`\u200e${TABLE}\u200b`],
  [`https://cards.example/t/${TABLE}`],
  [`https://cards.example/join/${TABLE}/?lang=fa#top`],
])("%s is a table", (typed) => {
  expect(parseTable(typed)).toBe(TABLE);
});

test("other words are no code", () => {
  expect(parseTable("!?")).toBe("");
  expect(parseTable("Saturday-Game")).toBe("Saturday-Game");
});
