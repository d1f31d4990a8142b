/** The standings of the seats. */
import type { Table } from "$/table/table.svelte.ts";
import { t } from "$/words/words.svelte.ts";
import { capturedBy } from "./deals.ts";
import { hazariOf } from "./hazari.svelte.ts";

/** Return the total that ends the match. */
export function targetOf(table: Table<"hazari">): number {
  if (!table.agreement) throw new Error("nothing is agreed yet");
  return table.agreement.target;
}

/** Return the text on a seat's plate: its captured points, or a note that it is arranging or up. */
export function seatSays(table: Table<"hazari">, seat: number): string {
  const own = hazariOf(table);
  if (own.showing) return t("web-hazari-captured", { number: capturedBy(own.showing, seat) });
  if (own.isLookingBack || table.isOver)
    return own.last ? t("web-hazari-captured", { number: capturedBy(own.last, seat) }) : "";
  return t(own.view.up.includes(seat) ? "web-hazari-up" : "web-hazari-arranging");
}
