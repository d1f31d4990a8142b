/** The rows of a scored deal. */
import type { GameEvent } from "$/wire/types.ts";
import type { Options } from "$/table/options.ts";

export type Scored = Extract<GameEvent, { type: "deal-scored"; ending: unknown; sides: unknown }> & {
  sides: Side[];
};

export interface Side {
  cards: number;
  spades?: number;
  sweeps: number;
  sweeps_net: number;
  restricted_to: string[] | null;
  items: Partial<Record<Item, number>>;
  points: number;
  total: number;
}

export type Item =
  | "most_cards"
  | "most_spades"
  | "big_casino"
  | "little_casino"
  | "ace"
  | "sweep"
  | "five"
  | "orange"
  | "false_call"
  | "last_capture";

export interface Cell {
  /** How many there are, if that is counted. */
  count?: number;
  /** Sweeps that are cancelled by those of the others. */
  cancelled?: number;
  points: number;
  /** Whether it does not count for this side in this deal. */
  isClosed: boolean;
}

interface Row {
  item: Item;
  /** What one is worth; 0 where that differs. */
  worth: number;
  cells: Cell[];
}

const ITEMS: Item[] = [
  "most_cards",
  "most_spades",
  "big_casino",
  "little_casino",
  "ace",
  "sweep",
  "five",
  "orange",
  "false_call",
  "last_capture",
];

/** What a deal has brought to each side, item by item, in the order in which they are counted. */
export function rowsOf(scored: { sides: Side[] }, options: Options): Row[] {
  return ITEMS.filter((item) => isPlayed(item, options, scored.sides)).map((item) => ({
    item,
    worth:
      item === "sweep" && options.sweeps === "score_by_size"
        ? 0
        : item === "false_call"
          ? -pointsFor(options, "orange")
          : pointsFor(options, item),
    cells: scored.sides.map((side) => cellOf(item, side)),
  }));
}

/** Points for an item, 0 if it brings none. */
function pointsFor(options: Options, item: string): number {
  return Number(options[`points.${item}`] ?? 0);
}

function isPlayed(item: Item, options: Options, sides: Side[]): boolean {
  if (item === "sweep") return options.sweeps !== "none";
  if (item === "orange" || item === "false_call")
    return (
      options.orange_calls === "must_call" &&
      (item === "orange" || sides.some((side) => side.items.false_call))
    );
  return pointsFor(options, item) > 0;
}

function cellOf(item: Item, side: Side): Cell {
  const cell: Cell = {
    points: side.items[item] ?? 0,
    isClosed: side.restricted_to !== null && !side.restricted_to.includes(item),
  };
  if (item === "most_cards") cell.count = side.cards;
  else if (item === "most_spades" && side.spades !== undefined) cell.count = side.spades;
  else if (item === "sweep") {
    cell.count = side.sweeps;
    cell.cancelled = side.sweeps - side.sweeps_net;
  }
  return cell;
}
