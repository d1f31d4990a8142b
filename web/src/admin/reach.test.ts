import { expect, test } from "vitest";
import type { ReachRow } from "$/wire/types.ts";
import { toCsv } from "./csv.ts";
import { addUp, forCsv } from "./reach.ts";

function row(
  day: string,
  part: ReachRow["part"],
  value: string,
  guests: number,
  back: number | null,
): ReachRow {
  return { day, part, value, guests, begun: 0, finished: 0, back_1: back, back_7: null, back_30: null };
}

const ROWS = [
  row("2026-11-04", "all", "", 12, null),
  row("2026-11-04", "language", "en", 7, null),
  row("2026-11-03", "language", "en", 6, 5),
  row("2026-11-03", "language", "de", 20, 0),
];

test("sums of a part are added up over the days, and a day that is not over adds nothing", () => {
  const found = addUp(ROWS, "language").map((each) => [each.value, each.guests, each.back_1, each.back_7]);
  expect(found).toEqual([
    ["de", 20, 0, null],
    ["en", 13, 5, null],
  ]);
});

test("CSV has no number below the least, and no cell for a day that is not over", () => {
  expect(toCsv(forCsv(ROWS)).split("\n").slice(0, 2)).toEqual([
    "day,part,value,guests,begun,finished,back_1,back_7,back_30",
    "2026-11-04,all,,12,<5,<5,,,",
  ]);
});
