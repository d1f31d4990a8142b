/** The Casino family at the table. */
import type { Family } from "$/table/family.ts";
import type { Table } from "$/table/table.svelte.ts";
import type { CasinoView, View } from "$/wire/types.ts";
import { t } from "$/words/words.svelte.ts";
import { calling } from "./calling.svelte.ts";
import Calls from "./Calls.svelte";
import { meantBy, usedBy, weigh } from "./meaning.ts";
import Middle from "./Middle.svelte";
import { phasesOf } from "./phases.ts";
import Pile from "./Pile.svelte";
import SeatNotes from "./SeatNotes.svelte";
import Sheet from "./Sheet.svelte";

const RANKS = "A123456789TJQK";

/** How many rounds a deal has, as far as the position tells; 0 if it does not. */
function rounds(view: CasinoView, handSize: number): number {
  return handSize ? view.round + Math.ceil(view.stock / (handSize * view.hands.length)) : 0;
}

export const family: Family = {
  Middle,
  Sheet,
  SeatNotes,
  Pile,
  Calls,
  used: usedBy,
  tone: ({ move }) => (move.move === "capture" ? "take" : move.move === "build" ? "make" : "plain"),
  textOf: ({ move, text }) => (move.move === "capture" && calling.withCapture ? `${text} orange` : text),
  order: (a, b) => weigh(b) - weigh(a),
  meant: (hand, table, view, at) => meantBy(hand, table, view as CasinoView, at.options.building !== "none"),
  several: (table) => table.options.multi_play !== "one" && table.variant !== null,
  facts(view: View, table: Table) {
    const data = view as CasinoView;
    const { options } = table;
    const target =
      options.match_length === "single_deal"
        ? []
        : [t("web-casino-to", { target: Number(options.target ?? 0) })];
    const pairs = data.sides.length < data.hands.length ? [t("web-casino-pairs")] : [];
    const now = t("web-casino-where", {
      deal: data.deal,
      round: data.round,
      rounds: rounds(data, Number(options.hand_size ?? 0)),
    });
    return data.deal
      ? [...pairs, ...target, data.extra_deal ? t("web-casino-extra") : "", now].filter(Boolean)
      : [...pairs, ...target];
  },
  inOrder: (cards) => [...cards].sort((a, b) => RANKS.indexOf(a[0] ?? "") - RANKS.indexOf(b[0] ?? "")),
  phases: (event, scenes, view, table) => phasesOf(event, scenes, view as CasinoView, table),
};
