/**
 * Where loose cards lie. A new one goes to the first free place, nothing is ever sorted again, and an emptied place stays until the deal
 * ends. All of it follows from what has happened in the deal, so that a page that is loaded again looks as before.
 */
import type { CasinoView, GameEvent } from "$/wire/types.ts";

export interface Lying {
  /** What lies on each place that has been used in this deal, or null. */
  places: (string | null)[];
  /** By side, the cards that lie across under its pile, oldest first. */
  swept: string[][];
}

/** How the cards lie after these events, in the position that they have led to. */
export function lyingAfter(events: readonly GameEvent[], view: Pick<CasinoView, "loose" | "sweeps">): Lying {
  const places: (string | null)[] = [];
  const swept: string[][] = view.sweeps.map(() => []);
  const last = events.map((event) => ("type" in event ? event.type : "")).lastIndexOf("deal");
  for (const event of last < 0 ? [] : events.slice(last)) {
    if (!("type" in event)) continue;
    if ((event.type === "deal" || event.type === "round") && "table" in event) lay(places, event.table);
    else if (event.type === "trail" && "card" in event) lay(places, [event.card]);
    else if (event.type === "build" && "joined" in event) take(places, event.joined);
    else if (event.type === "capture" && "loose" in event) {
      take(places, event.loose);
      const card = event.played.at(-1);
      if (event.sweep && card) swept[event.side]?.push(card);
    } else if (event.type === "residue" && "cards" in event) take(places, event.cards as string[]);
  }
  // Positions that were set up have no such history, and one may follow a table from the middle.
  const loose = new Set(view.loose);
  take(places, places.filter((card) => card !== null && !loose.has(card)) as string[]);
  lay(places, view.loose.filter((card) => !places.includes(card)));
  return { places, swept: swept.map((cards, side) => cards.slice(0, view.sweeps[side])) };
}

function lay(places: (string | null)[], cards: readonly string[]): void {
  for (const card of cards) {
    const free = places.indexOf(null);
    if (free < 0) places.push(card);
    else places[free] = card;
  }
}

function take(places: (string | null)[], cards: readonly string[]): void {
  for (const [i, card] of places.entries()) if (card !== null && cards.includes(card)) places[i] = null;
}
