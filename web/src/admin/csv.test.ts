import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("cells are quoted, and none begins a formula", () => {
  const rows = [
    { at: 7, seen: 'He says "yes", now' },
    { at: 8, seen: "=1+1" },
    { at: 9, seen: "@x" },
  ];
  expect(toCsv(rows)).toBe(`at,seen\n7,"He says ""yes"", now"\n8,'=1+1\n9,'@x\n`);
});
