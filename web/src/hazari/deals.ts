/** The deals of a match as they were shown, from its events. */
import type * as hazari from "$/wire/generated/hazari.ts";
import type { GameEvent } from "$/wire/types.ts";
import { SIZES } from "./trays.ts";

export type Show = hazari.Show;
type RoundWon = hazari.RoundWon;
type DealScored = hazari.DealScored;
export type Group = hazari.Group;
type Event = hazari.Event;

/** One round for each group of an arrangement. */
export const ROUNDS = SIZES.length;

/** The part of a deal that has been shown. */
export interface ShownDeal {
  shows: Show[];
  won: RoundWon[];
  scored: DealScored | null;
}

export const NOTHING: ShownDeal = { shows: [], won: [], scored: null };

/** Return the deal with one more event. */
export function withEvent(deal: ShownDeal, event: Event): ShownDeal {
  if (event.type === "show") return { ...deal, shows: [...deal.shows, event] };
  if (event.type === "round-won") return { ...deal, won: [...deal.won, event] };
  if (event.type === "deal-scored") return { ...deal, scored: event };
  return deal;
}

/** Return all scored deals, in order. */
export function finishedDeals(events: readonly GameEvent<"hazari">[]): ShownDeal[] {
  const found: ShownDeal[] = [];
  let now = NOTHING;
  for (const event of events) {
    if (event.type === "deal") now = NOTHING;
    now = withEvent(now, event);
    if (event.type === "deal-scored") found.push(now);
  }
  return found;
}

/** Return the groups of a round in the order of showing. */
export function roundOf({ shows }: ShownDeal, round: number): Show[] {
  return shows.filter((show) => show.round === round);
}

/** Return the best group of a round so far. */
export function bestOf(shows: readonly Show[]): Show | undefined {
  return shows.filter((show) => show.leads).at(-1);
}

/** Return the points that a seat has captured so far. */
export function capturedBy({ won, scored }: ShownDeal, seat: number): number {
  return (
    scored?.captured?.[seat] ??
    won.filter((round) => round.seat === seat).reduce((sum, round) => sum + round.points, 0)
  );
}

/** Events that always have exactly one sentence. */
const TOLD = ["deal", "round-won", "deal-scored", "match-over"];

/** Return the sentence of each event of an entry; none if sentences cannot be matched to events. */
export function sentencesOf(
  events: readonly GameEvent<"hazari">[],
  says: readonly string[],
): Map<GameEvent<"hazari">, string> {
  const told = events.filter((event) => TOLD.includes(event.type));
  return new Map(told.length === says.length ? told.map((event, i) => [event, says[i] ?? ""]) : []);
}
