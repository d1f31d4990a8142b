/** A deal of Raub or Zwanzig ab as the table draws it: who sits where, what has been said, what was scored. Nothing here knows a rule. */
import type { Table } from "$/table/table.svelte.ts";
import type { GameEvent, RaubAgreement, RaubView, ZwanzigAgreement, ZwanzigView } from "$/wire/types.ts";

export type TricksView = RaubView | ZwanzigView;

export function isRaub(view: TricksView): view is RaubView {
  return "refas" in view;
}

/** The view of a table of these games; null before there is one. */
export function viewOf(table: Table): TricksView | null {
  return table.view as TricksView | null;
}

/** Cards as they were played: seat and card. The types of messages have no word for pairs. */
export function played(plays: unknown): [seat: number, card: string][] {
  return plays as [number, string][];
}

/** What is agreed at a table of these games. */
export function agreedAt({ agreement }: Pick<Table, "agreement">): RaubAgreement | ZwanzigAgreement {
  if (agreement?.game !== "raub" && agreement?.game !== "zwanzig_ab") throw new Error("no table of tricks");
  return agreement;
}

// ------------------------------------------------------------------ where everybody sits
export interface Places {
  west: number[];
  north: number[];
  east: number[];
  south: number;
}

/** The seats around the table, clockwise from the viewer, who sits below; a spectator looks from seat 0. */
export function around(table: Table): Places {
  const others = table.others;
  const south = table.seat ?? 0;
  const west = others.length >= 2 ? others.slice(0, 1) : [];
  const east = others.length >= 2 ? others.slice(-1) : [];
  return { west, north: others.slice(west.length, others.length - east.length), east, south };
}

/** Where the card of each seat lies in a trick, from the centre, in widths of a card. */
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

export function spots(table: Table): { seat: number; x: number; y: number }[] {
  const seats = [table.seat ?? 0, ...table.others];
  return seats.map((seat, i) => ({
    seat,
    x: SPOTS[seats.length]?.[i]?.[0] ?? 0,
    y: SPOTS[seats.length]?.[i]?.[1] ?? 0,
  }));
}

// ------------------------------------------------------------------ what has been said
export interface Saying {
  /** Key of the words; `suit` is a fact of theirs. */
  key: string;
  suit: string | null;
  tone: "bid" | "plain" | "out";
}

/** By seat, what it has said last in the deal that lies there. */
export function sayings(table: Table): Map<number, Saying> {
  const said = new Map<number, Saying>();
  const view = viewOf(table);
  let turned = 0;
  for (const event of table.events) {
    if (!("type" in event)) continue;
    if (
      event.type === "deal-scored" ||
      event.type === "thrown-in" ||
      (event.type === "deal" && "redeal" in event)
    ) {
      said.clear();
      turned = 0;
    } else if (event.type === "turn-up" && ++turned > 1 && view && isRaub(view)) said.clear();
    else if (event.type === "bid" && "call" in event && event.call !== "look") {
      const suit =
        event.call === "declare" && view && isRaub(view)
          ? view.trump
          : "trump" in event
            ? (event.trump ?? null)
            : null;
      said.set(event.seat, {
        key: `web-said-${event.call}`,
        suit,
        tone: event.call === "pass" ? "out" : "bid",
      });
    } else if (event.type === "defend")
      said.set(event.seat, { key: "web-said-igram", suit: null, tone: "plain" });
    else if (event.type === "stay") said.set(event.seat, { key: "web-said-stay", suit: null, tone: "plain" });
    else if (event.type === "drop")
      said.set(event.seat, {
        key: view && isRaub(view) ? "web-said-idem" : "web-said-drop",
        suit: null,
        tone: "out",
      });
  }
  const hasBegun = view && (view.trick.length > 0 || view.tricks.some((won) => won > 0));
  // From the first card on only the contract and who is out are worth their place.
  if (hasBegun)
    for (const [seat, { tone, key }] of said)
      if (tone === "plain" || key === "web-said-pass") said.delete(seat);
  if (view && isRaub(view) && view.declarer !== null && view.contract && !said.has(view.declarer)) {
    said.set(view.declarer, { key: `web-said-${view.contract}`, suit: view.trump, tone: "bid" });
  }
  return said;
}

// ------------------------------------------------------------------ what was scored
export interface DealLine {
  /** From 1 among the deals that were scored; null for one that was not. */
  number: number | null;
  points: readonly number[];
  scores: readonly number[];
  dropped: readonly number[];
  tricks: readonly number[];
  /** Declarer or forehand. */
  leads: number | null;
  made: boolean;
  factor: number;
  /** Refas that it has added. */
  added: number;
}

/** Deal by deal what was written down. */
export function linesOf(events: readonly GameEvent[]): DealLine[] {
  const lines: DealLine[] = [];
  let number = 0;
  for (const event of events) {
    if (!("type" in event)) continue;
    if (event.type === "deal-scored" && "dropped" in event) {
      const leads = "declarer" in event ? event.declarer : event.forehand;
      const made = "made" in event ? event.made : (event.tricks[leads] ?? 0) > 0 || event.by_default;
      lines.push({
        number: ++number,
        points: event.points,
        scores: event.scores,
        dropped: event.dropped,
        tricks: event.tricks,
        leads,
        made,
        factor: event.factor,
        added: 0,
      });
    } else if (event.type === "thrown-in" && event.added > 0) {
      lines.push({
        number: null,
        points: [],
        scores: event.scores,
        dropped: [],
        tricks: [],
        leads: null,
        made: false,
        factor: 1,
        added: event.added,
      });
    }
  }
  return lines;
}
