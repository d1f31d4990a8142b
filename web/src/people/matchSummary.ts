/** Parts of the description of a match. */
import type { MyMatch } from "$/wire/types.ts";

/** Return the scores by side, the user's first. */
export function scoresOf({ table, side }: Pick<MyMatch, "table" | "side">): number[] {
  const all = [...(table.scores ?? [])];
  const own = side === null ? undefined : all[side];
  return own === undefined ? all : [own, ...all.filter((_, other) => other !== side)];
}

/** Return the names of the other people at the table; empty for a deleted person. */
export function othersOf({ table }: Pick<MyMatch, "table">, me: string): string[] {
  return table.seats.filter(
    (shown, seat): shown is string =>
      shown !== null && !shown.startsWith("bot:") && table.people?.[seat] !== me,
  );
}

/** Return the number of bots at the table. */
export function botsOf({ table }: Pick<MyMatch, "table">): number {
  return table.seats.filter((shown) => shown?.startsWith("bot:")).length;
}
