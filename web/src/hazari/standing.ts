/** How the seats stand. */
import type { Table } from "$/table/table.svelte.ts";
import type { HazariView } from "$/wire/types.ts";
import { t } from "$/words/words.svelte.ts";
import { capturedBy } from "./deals.ts";
import { hazariOf } from "./hazari.svelte.ts";

/** The total that ends the match. */
export function targetOf(table: Table): number {
  if (table.agreement?.game !== "hazari") throw new Error("no table of Hazari");
  return table.agreement.target;
}

/** What the plate of a seat says: whether it is up, or what it has captured. */
export function seatSays(table: Table, seat: number): string {
  const own = hazariOf(table);
  const view = table.view as HazariView;
  if (own.showing) return t("web-hazari-captured", { number: capturedBy(own.showing, seat) });
  if (own.isLookingBack || table.isOver)
    return own.last ? t("web-hazari-captured", { number: capturedBy(own.last, seat) }) : "";
  return t(view.up.includes(seat) ? "web-hazari-up" : "web-hazari-arranging");
}
