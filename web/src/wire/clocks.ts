/** Clocks: the default of rated matches, and those with days for a move. */
import type { Clock } from "./types.ts";

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The default clock of rated matches: a minute for each move and ten for the match. */
export const CALM: Clock = { move_ms: 60_000, bank_ms: 600_000 };

/** Return true if players have days for a move and are not at the table meanwhile. */
export function isByDays(clock: Clock | null | undefined): boolean {
  return (clock?.move_ms ?? 0) >= DAY_MS;
}
