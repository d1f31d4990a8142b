/** Results over time, as points of a chart. */

export interface Point {
  at: number;
  value: number;
}

export interface MatchResult {
  ended: number;
  won: boolean;
  expected: number;
}

/** The format of a number of expected wins: a player of four wins 0.25 of a match, not 0.3. */
export const WINS: Intl.NumberFormatOptions = { maximumFractionDigits: 2 };

/** The number of matches in each average. */
export const WINDOW = 20;

/**
 * Return for each match the mean of `of` over the last `most` matches up to it. `of` gives 1 for a win, or the chance
 * of an average player.
 */
export function shares(
  matches: readonly MatchResult[],
  of: (match: MatchResult) => number,
  most = WINDOW,
): Point[] {
  let sum = 0;
  return matches.map((match, i) => {
    const gone = matches[i - most];
    sum += of(match) - (gone ? of(gone) : 0);
    return { at: match.ended, value: sum / Math.min(i + 1, most) };
  });
}

/** Return about `about` round numbers that span `low` to `high`; the first and the last may lie outside this range. */
export function ticks(low: number, high: number, about = 4): number[] {
  const raw = Math.max(high - low, 1e-9) / about;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= raw * (1 - 1e-9)) ?? raw;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}
