/** How the seats stand. */
import type { Table } from "$/table/table.svelte.ts";
import type { HazariView, View } from "$/wire/types.ts";
import { t } from "$/words/words.svelte.ts";
import { capturedBy } from "./deals.ts";
import { hazariOf } from "./hazari.svelte.ts";

const USUAL_TARGET = 1000;

/** The total that ends the match, as the text of the variant says: `hazari(target=500)`. */
export function targetOf(view: View): number {
  return Number(/\btarget=(\d+)/.exec(view.variant)?.[1] ?? USUAL_TARGET);
}

/** What the plate of a seat says: whether it is up, or what it has captured. */
export function seatSays(table: Table, seat: number): string {
  const own = hazariOf(table);
  const view = table.view as HazariView;
  if (own.showing) return t("web-hazari-captured", { number: capturedBy(own.showing, seat) });
  if (own.isLookingBack || table.isOver) return own.last ? t("web-hazari-captured", { number: capturedBy(own.last, seat) }) : "";
  return t(view.up.includes(seat) ? "web-hazari-up" : "web-hazari-arranging");
}
