/** The Casino family at the table. */
import type { Family } from "$/table/family.ts";
import type { CasinoView, GameEvent, LegalMove, View } from "$/wire/types.ts";
import { t } from "$/words/words.svelte.ts";
import { FLY, GATHER, READ, DEAL, type Flight, type Phase } from "$/table/motion.ts";
import Middle from "./Middle.svelte";
import Sheet from "./Sheet.svelte";

const RANKS = "A123456789TJQK";

export function buildKey(cards: readonly string[]): string {
  return `build-${[...cards].sort().join("")}`;
}

export const family: Family = {
  Middle,
  Sheet,
  used({ move }: LegalMove) {
    if (move.move === "trail") return { hand: [move.card], table: [] };
    if (move.move === "capture") return { hand: move.played, table: [...(move.loose ?? []), ...(move.builds ?? []).map(buildKey)] };
    if (move.move === "build") return { hand: [move.card], table: [...(move.joined ?? []), ...(move.onto ? [buildKey(move.onto)] : [])] };
    return { hand: [], table: [] };
  },
  tone: ({ move }) => (move.move === "capture" ? "take" : move.move === "build" ? "make" : "plain"),
  meant: (hand, table) => (table.length ? `${hand.join(" ")} x ${table.join(" ")}` : `trail ${hand[0] ?? ""}`),
  several: (table) => table.variant?.options.multi_play !== "one" && table.variant?.options.multi_play !== undefined,
  facts(view: View) {
    const data = view as CasinoView;
    return [t("web-deal-round", { deal: data.deal, round: data.round })];
  },
  inOrder: (cards) => [...cards].sort((a, b) => RANKS.indexOf(a[0] ?? "") - RANKS.indexOf(b[0] ?? "")),
  phases(event: GameEvent, { before, after }): Phase[] {
    if (!("type" in event)) return [];
    if (event.type === "trail" && "card" in event) {
      const from = before.cards.has(event.card) ? { card: event.card } : { place: `seat-${event.seat}` };
      return [{ flights: [{ card: event.card, from, to: { card: event.card } }], rest: READ, sound: "card" }];
    }
    if (event.type === "capture" && "played" in event) {
      const target = event.taken[0] ?? "";
      const come: Flight[] = event.played.map((card) => ({ card, from: before.cards.has(card) ? { card } : { place: `seat-${event.seat}` }, to: { card: target } }));
      const pile = { place: `pile-${event.side}` };
      return [
        { flights: come, rest: READ, sound: "card" },
        { flights: [...event.taken, ...event.played].map((card) => ({ card, from: { card }, to: pile, covered: true })), ms: GATHER, sound: event.sweep ? "knock" : "slide" },
      ];
    }
    if (event.type === "build" && "cards" in event) {
      const cards = event.cards.flat();
      return [{ flights: cards.map((card) => ({ card, from: before.cards.has(card) ? { card } : { place: `seat-${event.seat}` }, to: { card } })), ms: FLY, rest: READ, sound: "wood" }];
    }
    if (event.type === "deal" || event.type === "round") {
      const own = [...after.cards.keys()].filter((card) => !before.cards.has(card));
      return [{ flights: own.map((card, i) => ({ card, from: { place: "pack" }, to: { card }, delay: i * DEAL })), sound: "deal" }];
    }
    return [];
  },
};
