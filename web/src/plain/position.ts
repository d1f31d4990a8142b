/**
 * The cards in a position of any family. They are found in the fields of the view by the names of cards alone: as a
 * card, a list of cards, a card or null for each seat, or a list of objects with cards and possibly a `seat`. Hands,
 * and the fields that every view has, are drawn elsewhere.
 */
import type { View } from "$/wire/types.ts";

/** Cards that lie together. */
export interface CardGroup {
  cards: string[];
  /** The seat that the cards belong to, if they lie before one. */
  seat: number | null;
}

/** The content of a field of the view. */
export interface Place {
  field: string;
  laid: CardGroup[];
}

const CARD = /^(?:[A23456789TJQK][shdc]|[1-9T][brgy])$/;
const DRAWN_ELSEWHERE = new Set(["variant", "seat", "phase", "deal", "dealer", "scores", "sides", "hands"]);

function isCard(value: unknown): value is string {
  return typeof value === "string" && CARD.test(value);
}

/** Return all cards in a value. */
export function cardsIn(value: unknown): string[] {
  if (isCard(value)) return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(cardsIn);
}

/** Return the fields of a view that contain cards, in order. */
export function places(view: View): Place[] {
  return ownFields(view)
    .map(([field, value]) => ({ field, laid: cardGroupsIn(value, view.hands.length) }))
    .filter(({ laid }) => laid.length > 0);
}

/** Return the fields of a view that are a number or a word, in order. */
export function facts(view: View): [field: string, value: string | number][] {
  return ownFields(view).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === "number" || (typeof entry[1] === "string" && !isCard(entry[1])),
  );
}

function ownFields(view: View): [field: string, value: unknown][] {
  return Object.entries(view).filter(([field]) => !DRAWN_ELSEWHERE.has(field));
}

function cardGroupsIn(value: unknown, seats: number): CardGroup[] {
  if (!Array.isArray(value)) {
    const cards = cardsIn(value);
    return cards.length ? [{ cards, seat: null }] : [];
  }
  const items: unknown[] = value;
  if (items.every(isCard)) return items.length ? [{ cards: items, seat: null }] : [];
  const isBySeat = items.length === seats && items.every((each) => each === null || isCard(each));
  return items.flatMap((each, i) => {
    const cards = cardsIn(each);
    return cards.length ? [{ cards, seat: isBySeat ? i : seatOf(each) }] : [];
  });
}

function seatOf(value: unknown): number | null {
  const seat = typeof value === "object" && value !== null && "seat" in value ? value.seat : null;
  return typeof seat === "number" ? seat : null;
}
