/** Clocks: the default of rated matches, and those that give days for each move. */
import type { Clock } from "./types.ts";

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The default clock of rated matches: a minute for each move and ten for the match. */
export const CALM: Clock = { move_ms: 60_000, bank_ms: 600_000 };

/** Return true if a clock gives days for each move, so that players are not at the table meanwhile. */
export function isByDays(clock: Clock | null | undefined): boolean {
  return (clock?.move_ms ?? 0) >= DAY_MS;
}
