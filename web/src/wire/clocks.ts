/** Clocks that give days for a move. */
import type { Clock } from "./types.ts";

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether people have days for a move, and are not at the table meanwhile. */
export function isByDays(clock: Clock | null | undefined): boolean {
  return (clock?.move_ms ?? 0) >= DAY_MS;
}
