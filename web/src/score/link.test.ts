import { describe, expect, it } from "vitest";
import { decodeLink, encodeLink } from "./link.ts";
import type { Series } from "./series.ts";

const series: Series = {
  variant: "hazari",
  names: ["রিমা", "Åsa", "پروین", "Dov"],
  dealer: 2,
  start: null,
  deals: [{ values: { captured: [100, 100, 160, 0] }, seating: null }],
  seating: null,
};

describe("the link of a series", () => {
  it("holds the whole series", async () => {
    expect(await decodeLink(await encodeLink(series, true))).toEqual(series);
  });

  it("has no names unless they are wanted", async () => {
    expect(await decodeLink(await encodeLink(series, false))).toEqual({ ...series, names: [] });
  });

  it.each(["", "1.", "1.%%", "1.abcdef", "2.abc", `1.${"A".repeat(100_001)}`])(
    "is refused if damaged or too long",
    async (hash) => expect(await decodeLink(hash)).toBeUndefined(),
  );

  it("is bounded when it is unpacked", async () => {
    const long = {
      ...series,
      deals: Array.from({ length: 60_000 }, () => series.deals[0] ?? { values: {} }),
    };
    expect(await decodeLink(await encodeLink(long, true))).toBeUndefined();
  });
});
