/** The part of the table that Raub and Zwanzig ab share. */
import type { Family } from "$/table/family.ts";
import type { LegalMove } from "$/wire/types.ts";
import { spokenCard, t } from "$/words/words.svelte.ts";
import Choices from "./Choices.svelte";
import { agreedAt, raubOf, scoredDeals, zwanzigOf, type Tricks, type TricksTable } from "./deal.ts";
import { phases } from "./motion.ts";
import TrickTable from "./TrickTable.svelte";
import SeatNotes from "./SeatNotes.svelte";
import Sheet from "./Sheet.svelte";

const SUITS = "shcd";

/** Phases whose choices have their own controls. */
const OWN = ["trump", "exchange", "turnup"];

/** Return true if the viewer must choose cards to discard. */
function laysAway(table: TricksTable): boolean {
  return table.isAsked && ["exchange", "turnup"].includes(table.latest?.view?.phase ?? "");
}

/** Return the current or last action of a seat, in place of its number of cards. */
function seatSays(table: TricksTable, seat: number): string | undefined {
  const { view } = table;
  const raub = raubOf(table);
  const zwanzig = zwanzigOf(table);
  if (!view || view.to_act.includes(seat)) return undefined;
  if (table.isOver || view.dropped.includes(seat)) return "";
  const changed = (raub ? raub.changed : zwanzig?.exchanged)?.[seat];
  const hasBegun = view.trick.length > 0 || view.tricks.some((won) => won > 0);
  if (changed !== null && changed !== undefined && !hasBegun)
    return t("web-tricks-swapped", { number: changed });
  if (zwanzig?.forehand === seat) return t("web-tricks-forehand");
  const cards = table.cardsOf(seat);
  return seat === table.seat || cards === 0 ? "" : t("web-cards", { number: cards });
}

export const family: Family<Tricks> = {
  Middle: TrickTable,
  drawsSeats: true,
  Sheet,
  SeatNotes,
  seatSays,
  Choices,
  drawsChoices: (table) =>
    OWN.includes(table.latest?.view?.phase ?? "") ||
    Boolean(table.moves?.moves.some(({ move }) => move.move === "blind")),
  used({ move }: LegalMove<Tricks>) {
    if (move.move === "exchange") return { hand: move.cards ?? [], table: [] };
    if (move.move === "card" || move.move === "take_turnup") return { hand: [move.card], table: [] };
    return { hand: [], table: [] };
  },
  tone: () => "plain",
  isOffered: ({ move }) => move.move !== "misdeal",
  staysOffered: ({ move }) => move.move === "exchange" && cardsOf({ move }) === 0,
  order: (a, b) => cardsOf(a) - cardsOf(b),
  several: (table) => table.isAsked && table.latest?.view?.phase === "exchange",
  playsOnTap: ({ move }) => move.move === "card",
  handMark(card, table) {
    const raub = raubOf(table);
    if (laysAway(table) && table.pointing.hand.has(card))
      return { icon: "down", says: t("web-tricks-to-lay-away"), away: true };
    if (raub?.phase === "turnup" && raub.turnup === card)
      return { icon: "plus", says: t("web-tricks-turn-up"), away: false };
    return null;
  },
  facts(view, table) {
    const from = t("web-tricks-from", { number: agreedAt(table).start_score });
    const isPlaying = view.deal > 0 && !table.isShowingScore && !table.isOver;
    return isPlaying ? [from, t("web-tricks-deal", { deal: scoredDeals(table) + 1 })] : [from];
  },
  trumpAloud(table) {
    const { view } = table;
    const up = raubOf(table)?.turnup;
    return [
      view?.trump ? `${t("web-tricks-trump", { suit: view.trump })}.` : t("web-tricks-no-trump"),
      factorAloud(table),
      up ? `${t("web-tricks-turned", { card: spokenCard(up) })}.` : "",
    ]
      .filter(Boolean)
      .join(" ");
  },
  hintAloud(table, hasTrump) {
    if (!table.moves?.moves.some(({ move }) => cardsOf({ move }) > 0)) return "";
    return [hasTrump ? "" : factorAloud(table), t("web-tricks-mark-aloud")].filter(Boolean).join(" ");
  },
  takenAloud: ({ view }, side) => wonAloud(view?.tricks[side] ?? 0, view?.dropped.includes(side) ?? false),
  pointsAloud: (_table, { tricks, dropped }, side) => wonAloud(tricks[side] ?? 0, dropped.includes(side)),
  dealTitle: (deal) => t("web-tricks-deal-title", { deal }),
  inOrder(cards, view, table) {
    const { ranks, trump_ranks } = agreedAt(table);
    const suits = view.trump ? view.trump + SUITS.replace(view.trump, "") : SUITS;
    const sorted = [...cards].sort((a, b) => {
      const suit = suits.indexOf(a.slice(-1)) - suits.indexOf(b.slice(-1));
      const order = a.slice(-1) === view.trump ? trump_ranks : ranks;
      return suit || order.indexOf(a[0] ?? "") - order.indexOf(b[0] ?? "");
    });
    // The declarer sees the turn-up as a fifth card.
    const { turnup = null } = raubOf(table) ?? {};
    return turnup && takesTurnup(table) ? [...sorted, turnup] : sorted;
  },
  goal: (table) => ({ from: agreedAt(table).start_score, to: 0 }),
  phases,
};

/** Return true if the viewer takes the turn-up as an extra card. */
export function takesTurnup(table: TricksTable): boolean {
  const raub = raubOf(table);
  return raub?.phase === "turnup" && raub.declarer === raub.seat && raub.turnup !== null;
}

/** Return the number of tricks of a seat, or that it has dropped out. */
function wonAloud(number: number, isOut: boolean): string {
  return isOut ? t("web-tricks-sat-out") : t("web-tricks-taken", { number });
}

/** Return how often the points of the deal count; "" if once. */
function factorAloud({ view }: TricksTable): string {
  const factor = view?.factor ?? 1;
  return factor > 1 ? t("web-tricks-factor-aloud", { factor }) : "";
}

function cardsOf({ move }: Pick<LegalMove<Tricks>, "move">): number {
  return move.move === "exchange" ? (move.cards?.length ?? 0) : 0;
}
