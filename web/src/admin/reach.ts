/** The sums of reach as text, for the page and as CSV. */
import type { ReachRow } from "$/wire/types.ts";

/** Sums below this number are not stored; the server sends 0 for them. */
export const LEAST = 5;

/** The kinds of sums, in the order of the page. */
export const KINDS = ["guests", "begun", "finished", "back_1", "back_7", "back_30"] as const;

export type Sums = Pick<ReachRow, (typeof KINDS)[number]>;

/** Return the sums of each value of a part over all days, the largest first. */
export function addUp(rows: readonly ReachRow[], part: ReachRow["part"]): (Sums & { value: string })[] {
  const found = new Map<string, Sums>();
  for (const row of rows)
    if (row.part === part) {
      const sums = found.get(row.value) ?? {
        ...row,
        ...Object.fromEntries(KINDS.map((kind) => [kind, null])),
      };
      for (const kind of KINDS) if (row[kind] !== null) sums[kind] = (sums[kind] ?? 0) + row[kind];
      found.set(row.value, sums);
    }
  return [...found]
    .map(([value, sums]) => ({ ...sums, value }))
    .sort((a, b) => (b.begun ?? 0) + (b.guests ?? 0) - (a.begun ?? 0) - (a.guests ?? 0));
}

/** Return rows for CSV, with "<5" for a sum under 5 and nothing for a day that is not over. */
export function forCsv(rows: readonly ReachRow[]): object[] {
  return rows.map((row) => ({
    day: row.day,
    part: row.part,
    value: row.value,
    ...Object.fromEntries(KINDS.map((kind) => [kind, row[kind] === 0 ? `<${LEAST}` : (row[kind] ?? "")])),
  }));
}
