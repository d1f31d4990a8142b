/** The rows of a scored deal. */
import type { CasinoAgreement, GameEvent } from "$/wire/types.ts";

export type Scored = Extract<GameEvent<"casino">, { type: "deal-scored" }>;
export type Side = Scored["sides"][number];

export type Item = CasinoAgreement["items"][number]["item"];

export interface Cell {
  /** The number of cards or sweeps, for an item that counts them. */
  count?: number;
  /** The number of sweeps cancelled by sweeps of opponents. */
  cancelled?: number;
  points: number;
  /** True if the item does not score for this side in this deal. */
  isClosed: boolean;
}

interface Row {
  item: Item;
  /** Points for the item, or for each unit of a counted item; 0 if the points differ. */
  worth: number;
  cells: Cell[];
}

/** Return the points of each side in a deal, item by item, in scoring order. */
export function rowsOf({ sides }: { sides: Side[] }, items: CasinoAgreement["items"]): Row[] {
  return items
    .filter(({ item, worth }) => (worth ?? 0) >= 0 || sides.some((side) => side.items[item]))
    .map(({ item, worth }) => ({
      item,
      worth: worth ?? 0,
      cells: sides.map((side) => cellOf(item, side)),
    }));
}

function cellOf(item: Item, side: Side): Cell {
  const cell: Cell = {
    points: side.items[item] ?? 0,
    isClosed: side.restricted_to !== null && !side.restricted_to.some((open) => open === item),
  };
  if (item === "most_cards") cell.count = side.cards;
  else if (item === "most_spades" && side.spades !== undefined) cell.count = side.spades;
  else if (item === "sweep") {
    cell.count = side.sweeps;
    cell.cancelled = side.sweeps - side.sweeps_net;
  }
  return cell;
}
