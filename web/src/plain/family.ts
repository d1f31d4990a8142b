/** The table of a family without its own page: cards, moves by their titles, events as sentences, scores. */
import { DEAL, READ, type Flight, type Phase, type Scene } from "$/table/motion.ts";
import type { Family } from "$/table/family.ts";
import { knownCards, type GameEvent, type LegalMove, type View } from "$/wire/types.ts";
import { t } from "$/words/words.svelte.ts";
import Choices from "./Choices.svelte";
import Middle from "./Middle.svelte";
import { cardsIn } from "./position.ts";
import Sheet from "./Sheet.svelte";

export const family: Family = {
  Middle,
  Sheet,
  Choices,
  drawsChoices: (table) => table.pointing.isEmpty,
  used({ move }: LegalMove, view: View) {
    const hand = typeof view.seat === "number" ? knownCards(view.hands[view.seat]) : [];
    const cards = cardsIn(move);
    return {
      hand: cards.filter((card) => hand.includes(card)),
      table: cards.filter((card) => !hand.includes(card)),
    };
  },
  tone: () => "plain",
  several: (table) => table.pointing.all.some(({ used }) => used.hand.length > 1),
  facts: (view) => (view.deal ? [t("web-moves-deal", { number: view.deal })] : []),
  inOrder: (cards) => cards,
  phases,
};

/**
 * Return the movement of the cards that an event names. Each starts at its old place, or else at the seat of the
 * event or the pack, and goes to its new place. A card without a new place goes to the middle for a moment.
 */
function phases(event: GameEvent, { before, after }: { before: Scene; after: Scene }): Phase[] {
  const from = "seat" in event && typeof event.seat === "number" ? `hand-${event.seat}` : "pack";
  const flights: Flight[] = [];
  let isTaken = false;
  for (const card of new Set(cardsIn(event))) {
    const lay = before.cards.has(card);
    const lies = after.cards.has(card);
    if (lay && lies) {
      if (before.cards.get(card)?.rect.top === after.cards.get(card)?.rect.top) continue;
    } else if (!lies && from === "pack") continue;
    isTaken ||= !lies;
    flights.push({
      card,
      from: lay ? { card } : { place: from },
      to: lies ? { card } : { place: "middle" },
      stays: !lies,
      delay: from === "pack" ? flights.length * DEAL : 0,
    });
  }
  return flights.length ? [{ flights, rest: isTaken ? READ : 0, sound: "card" }] : [];
}
