/** A deal of Raub or Zwanzig ab as the table draws it: seats, calls and scores. Nothing here knows a rule. */
import type { Table } from "$/table/table.svelte.ts";
import type { GameEvent, RaubAgreement, RaubView, ZwanzigAgreement, ZwanzigView } from "$/wire/types.ts";

export type Tricks = "raub" | "zwanzig_ab";
export type TricksTable = Table<Tricks>;
export type TricksView = RaubView | ZwanzigView;

export function isRaub(table: TricksTable): table is Table<"raub"> {
  return table.agreement?.game === "raub";
}

export function isZwanzig(table: TricksTable): table is Table<"zwanzig_ab"> {
  return table.agreement?.game === "zwanzig_ab";
}

/** Return the view of a table of Raub; null for Zwanzig ab, and before there is a view. */
export function raubOf(table: TricksTable): RaubView | null {
  return isRaub(table) ? table.view : null;
}

/** Return the view of a table of Zwanzig ab; null for Raub, and before there is a view. */
export function zwanzigOf(table: TricksTable): ZwanzigView | null {
  return isZwanzig(table) ? table.view : null;
}

/** Return the agreement at a table of Raub or Zwanzig ab. */
export function agreedAt({ agreement }: Pick<TricksTable, "agreement">): RaubAgreement | ZwanzigAgreement {
  if (!agreement) throw new Error("nothing is agreed yet");
  return agreement;
}

// ------------------------------------------------------------------ seats
export interface SeatsAround {
  west: number[];
  north: number[];
  east: number[];
  south: number;
}

/** Return the seats around the table, clockwise from the viewer at the bottom; for a spectator, from seat 0. */
export function seatsAround(table: TricksTable): SeatsAround {
  const others = table.others;
  const south = table.seat ?? 0;
  const west = others.length >= 2 ? others.slice(0, 1) : [];
  const east = others.length >= 2 ? others.slice(-1) : [];
  return { west, north: others.slice(west.length, others.length - east.length), east, south };
}

/** The place of each seat's card in a trick, from the centre, in card widths. */
const SPOTS: Record<number, [x: number, y: number][]> = {
  2: [
    [0, 0.75],
    [0, -0.75],
  ],
  3: [
    [0, 0.75],
    [-0.56, -0.75],
    [0.56, -0.75],
  ],
  4: [
    [0, 0.75],
    [-1.06, 0],
    [0, -0.75],
    [1.06, 0],
  ],
  5: [
    [0, 0.75],
    [-1.1, 0.55],
    [-0.56, -0.95],
    [0.56, -0.95],
    [1.1, 0.55],
  ],
};

export function spots(table: TricksTable): { seat: number; x: number; y: number }[] {
  const seats = [table.seat ?? 0, ...table.others];
  return seats.map((seat, i) => ({
    seat,
    x: SPOTS[seats.length]?.[i]?.[0] ?? 0,
    y: SPOTS[seats.length]?.[i]?.[1] ?? 0,
  }));
}

// ------------------------------------------------------------------ calls
export interface Saying {
  /** Key of the message; `suit` is one of its arguments. */
  key: string;
  suit: string | null;
  tone: "bid" | "plain" | "out";
}

/** Return the last call of each seat in the current deal. */
export function sayings(table: TricksTable): Map<number, Saying> {
  const said = new Map<number, Saying>();
  const { view } = table;
  const raub = raubOf(table);
  let turned = 0;
  for (const event of table.events) {
    if (
      event.type === "deal-scored" ||
      event.type === "thrown-in" ||
      (event.type === "deal" && isZwanzig(table))
    ) {
      said.clear();
      turned = 0;
    } else if (event.type === "turn-up" && ++turned > 1 && raub) said.clear();
    else if (event.type === "bid" && event.call !== "look") {
      const names = event.call === "choose" || event.call === "blind" ? event.trump : null;
      said.set(event.seat, {
        key: `web-said-${event.call}`,
        suit: event.call === "declare" ? (raub?.trump ?? null) : (names ?? null),
        tone: event.call === "pass" ? "out" : "bid",
      });
    } else if (event.type === "defend")
      said.set(event.seat, { key: "web-said-igram", suit: null, tone: "plain" });
    else if (event.type === "stay") said.set(event.seat, { key: "web-said-stay", suit: null, tone: "plain" });
    else if (event.type === "drop")
      said.set(event.seat, {
        key: raub ? "web-said-idem" : "web-said-drop",
        suit: null,
        tone: "out",
      });
  }
  const hasBegun = view && (view.trick.length > 0 || view.tricks.some((won) => won > 0));
  // After the first card, only the contract and the seats that are out are shown.
  if (hasBegun)
    for (const [seat, { tone, key }] of said)
      if (tone === "plain" || key === "web-said-pass") said.delete(seat);
  if (raub && raub.declarer !== null && raub.contract && !said.has(raub.declarer))
    said.set(raub.declarer, { key: `web-said-${raub.contract}`, suit: raub.trump, tone: "bid" });
  return said;
}

// ------------------------------------------------------------------ scores
export interface DealLine {
  /** The number of the deal among the scored ones, from 1; null if it was not scored. */
  number: number | null;
  points: readonly number[];
  scores: readonly number[];
  dropped: readonly number[];
  tricks: readonly number[];
  /** The seat of the declarer (Raub) or of forehand (Zwanzig ab); null for a deal that was thrown in. */
  leads: number | null;
  made: boolean;
  factor: number;
  /** Number of Refas that the deal added. */
  added: number;
}

type Scored<F extends Tricks> = Extract<GameEvent<F>, { type: "deal-scored" }>;

/** Return the score lines, deal by deal. */
export function linesOf(table: TricksTable): DealLine[] {
  const lines: DealLine[] = [];
  const add = (event: Scored<Tricks>, leads: number, made: boolean): void => {
    const { points, scores, dropped, tricks, factor } = event;
    const number = lines.filter((line) => line.number !== null).length + 1;
    lines.push({ number, points, scores, dropped, tricks, leads, made, factor, added: 0 });
  };
  if (isRaub(table)) {
    for (const event of table.events)
      if (event.type === "deal-scored") add(event, event.declarer, event.made);
      else if (event.type === "thrown-in" && event.added > 0) lines.push(refasAddedBy(event));
  } else if (isZwanzig(table)) {
    for (const event of table.events)
      if (event.type === "deal-scored")
        add(event, event.forehand, (event.tricks[event.forehand] ?? 0) > 0 || event.by_default);
  }
  return lines;
}

/** Return the number of scored deals. A deal that is thrown in does not count, so the next deal has the same number. */
export function scoredDeals(table: TricksTable): number {
  return table.events.filter(({ type }) => type === "deal-scored").length;
}

/** Return the Refas added by a deal that was thrown in. */
function refasAddedBy({ scores, added }: Extract<GameEvent<"raub">, { type: "thrown-in" }>): DealLine {
  return { ...NOT_SCORED, scores, added };
}

const NOT_SCORED = {
  number: null,
  points: [],
  dropped: [],
  tricks: [],
  leads: null,
  made: false,
  factor: 1,
};
