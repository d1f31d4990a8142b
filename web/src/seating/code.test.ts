import { expect, test } from "vitest";
import { parseCode, parseTable } from "./code.ts";

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

test.each([
  ["xk47hd", "XK47HD"],
  [" xk4 7hd. ", "XK47HD"],
  ["X-K-4-7-H-D", "XK47HD"],
  ["X, K، ۴, 7, H, D", "XK۴7HD"],
  ["“XK47HD”", "XK47HD"],
  ["xk۴۷hd", "XK۴۷HD"],
  ["ＸＫ４７ＨＤ", "XK47HD"],
  ["\u200eХК47НD\u200b", "ХК47НD"],
  ["https://cards.example/code/XK47HD", "XK47HD"],
])("%s is a short code", (typed, code) => {
  expect(parseCode(typed)).toBe(code);
});

test.each([[TABLE], [`https://cards.example/t/${TABLE}`], ["XK47H"], ["XK47HDC"], ["Saturday-Game"], [""]])(
  "%s is no short code",
  (typed) => {
    expect(parseCode(typed)).toBe("");
  },
);
