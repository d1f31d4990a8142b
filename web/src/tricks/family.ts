/** What Raub and Zwanzig ab have in common at the table. */
import type { Family } from "$/table/family.ts";
import type { Table } from "$/table/table.svelte.ts";
import type { LegalMove, View } from "$/wire/types.ts";
import { t } from "$/words/words.svelte.ts";
import Choices from "./Choices.svelte";
import { agreedAt, isRaub, viewOf, type TricksView } from "./deal.ts";
import { phases } from "./motion.ts";
import Room from "./Room.svelte";
import SeatNotes from "./SeatNotes.svelte";
import Sheet from "./Sheet.svelte";

const SUITS = "shcd";

/** Phases in which what can be done has a look of its own. */
const OWN = ["blind", "trump", "exchange", "turnup"];

/** Whether the viewer's decision is which cards to lay away. */
function laysAway(table: Table): boolean {
  return table.isAsked && ["exchange", "turnup"].includes(table.latest?.view?.phase ?? "");
}

/** What a seat is doing or has done, instead of how many cards it holds. */
function seatSays(table: Table, seat: number): string | undefined {
  const view = viewOf(table);
  if (!view || view.to_act.includes(seat)) return undefined;
  if (table.isOver || view.dropped.includes(seat)) return "";
  const changed = (isRaub(view) ? view.changed : view.exchanged)[seat];
  const hasBegun = view.trick.length > 0 || view.tricks.some((won) => won > 0);
  if (changed !== null && changed !== undefined && !hasBegun)
    return t("web-tricks-swapped", { number: changed });
  if (!isRaub(view) && view.forehand === seat) return t("web-tricks-forehand");
  const cards = table.cardsOf(seat);
  return seat === table.seat || cards === 0 ? "" : t("web-cards", { number: cards });
}

export const family: Family = {
  Middle: Room,
  drawsSeats: true,
  Sheet,
  SeatNotes,
  seatSays,
  Choices,
  drawsChoices: (table) =>
    OWN.includes(table.latest?.view?.phase ?? "") && table.latest?.view?.phase !== "play",
  used({ move }: LegalMove) {
    if (move.move === "exchange") return { hand: move.cards ?? [], table: [] };
    if (move.move === "card" || move.move === "take_turnup") return { hand: [move.card], table: [] };
    return { hand: [], table: [] };
  },
  tone: () => "plain",
  isOffered: ({ move }) => move.move !== "misdeal",
  staysOffered: ({ move }) => move.move === "exchange" && cardsOf({ move }) === 0,
  order: (a, b) => cardsOf(a) - cardsOf(b),
  several: (table) => table.isAsked && table.latest?.view?.phase === "exchange",
  handMark(card, table) {
    const view = viewOf(table);
    if (laysAway(table) && table.pointing.hand.has(card))
      return { icon: "down", says: t("web-tricks-to-lay-away"), away: true };
    if (view && isRaub(view) && view.phase === "turnup" && view.turnup === card)
      return { icon: "plus", says: t("web-tricks-turn-up"), away: false };
    return null;
  },
  facts(view, table) {
    const from = t("web-tricks-from", { number: agreedAt(table).start_score });
    return view.deal ? [from, t("web-tricks-deal", { deal: view.deal })] : [from];
  },
  dealTitle: (deal) => t("web-tricks-deal-title", { deal }),
  inOrder(cards, view, table) {
    const { ranks, trump_ranks } = agreedAt(table);
    const shown = view as TricksView;
    const suits = shown.trump ? shown.trump + SUITS.replace(shown.trump, "") : SUITS;
    const sorted = [...cards].sort((a, b) => {
      const suit = suits.indexOf(a.slice(-1)) - suits.indexOf(b.slice(-1));
      const order = a.slice(-1) === shown.trump ? trump_ranks : ranks;
      return suit || order.indexOf(a[0] ?? "") - order.indexOf(b[0] ?? "");
    });
    // The declarer looks at the turn-up as a fifth card.
    return isRaub(shown) && shown.turnup && takesTurnup(shown) ? [...sorted, shown.turnup] : sorted;
  },
  phases: (event, scenes, view) => phases(event, scenes, view as TricksView),
};

/** Whether the viewer holds the turn-up as a further card. */
export function takesTurnup(view: View): boolean {
  const shown = view as TricksView;
  return isRaub(shown) && shown.phase === "turnup" && shown.declarer === shown.seat && shown.turnup !== null;
}

function cardsOf({ move }: Pick<LegalMove, "move">): number {
  return move.move === "exchange" ? (move.cards?.length ?? 0) : 0;
}
