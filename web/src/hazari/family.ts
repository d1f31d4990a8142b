/** Hazari's part of the table: a board for arranging, and a middle in which four seats show their groups. */
import type { Family } from "$/table/family.ts";
import type { Table } from "$/table/table.svelte.ts";
import type { HazariView } from "$/wire/types.ts";
import { commas, t } from "$/words/words.svelte.ts";
import { capturedBy, finishedDeals } from "./deals.ts";
import { inOrder, writtenGroups } from "./trays.ts";
import ArrangeBoard from "./ArrangeBoard.svelte";
import { hazariOf } from "./hazari.svelte.ts";
import Middle from "./Middle.svelte";
import SeatNotes from "./SeatNotes.svelte";
import Sheet from "./Sheet.svelte";
import { seatSays, targetOf } from "./standings.ts";

/** Return the number of the deal on the table, which may be an earlier one while its groups are shown. */
function dealShown(view: HazariView, table: Table<"hazari">): number {
  const own = hazariOf(table);
  const finished = finishedDeals(table.events).length;
  if (own.isLookingBack && finished) return finished;
  return own.showing ? finished + 1 : view.deal;
}

export const family: Family<"hazari"> = {
  Middle,
  Sheet,
  SeatNotes,
  Board: ArrangeBoard,
  drawsSeats: true,
  showsScore: true,
  listsMoves: false,
  writeMove: (text) => commas(writtenGroups(text)),
  asks: () => t("web-hazari-asks"),
  hintAloud: (table, isFirst) =>
    hazariOf(table).desk().isTouched
      ? ""
      : [isFirst ? t("web-hazari-sizes") : "", t("web-hazari-lie")].filter(Boolean).join(" "),
  cardsAloud: (table) => (hazariOf(table).isArranging ? hazariOf(table).desk().allAloud(true) : ""),
  seatSays,
  takesOver(table) {
    const own = hazariOf(table);
    return own.isArranging && !table.isRetelling && !own.showing && !own.isLookingBack;
  },
  used: () => ({ hand: [], table: [] }),
  tone: () => "plain",
  several: () => true,
  facts: (view, table) => [
    t("web-hazari-to", { number: targetOf(table) }),
    t("web-hazari-deal", { number: dealShown(view, table) }),
    ...(table.isCounterclockwise ? [t("web-counterclockwise")] : []),
  ],
  inOrder: (cards) => inOrder(cards),
  takenAloud(table, side) {
    const own = hazariOf(table);
    const deal = own.showing ?? own.last;
    return t("web-hazari-captured", { number: deal ? capturedBy(deal, side) : 0 });
  },
  phases: () => [],
  shows: (message, table, rest, tell) => hazariOf(table).show(message, rest, tell),
};
