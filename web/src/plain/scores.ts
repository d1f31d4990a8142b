/** The results of the deals of a match in an unknown family, taken from its events. */
import type { GameEvent } from "$/wire/types.ts";

/** Return the points by deal and side, for deals whose event contains them. */
export function dealsOf(events: readonly GameEvent[], sides: number): number[][] {
  return events.flatMap((event) => {
    const points: unknown = event.type === "deal-scored" && "points" in event ? event.points : null;
    return isNumbers(points) && points.length === sides ? [points] : [];
  });
}

export function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((each) => typeof each === "number");
}
