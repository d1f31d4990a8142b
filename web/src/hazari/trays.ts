/**
 * An arrangement in progress: thirteen cards in four trays and, once cleared, in the hand. Every change returns a
 * new arrangement and can be undone. The server decides which arrangements are legal, and the value of each group.
 */

import { writtenCard } from "$/words/cards.ts";

/** The number of cards in each tray. */
export const SIZES = [3, 3, 3, 4] as const;
export const TRAYS = SIZES.length;
/** The index of the place of cards that are in no tray. */
export const LOOSE = TRAYS;
const MAX_STEPS = 60;
export const RANKS = "AKQJT98765432";
const SUITS = "shdc";

/** The cards of the four trays, then the cards in no tray. */
export type Places = readonly (readonly string[])[];
type Order = "rank" | "suit";

export interface TrayState {
  readonly places: Places;
  /** The previous arrangements, oldest first. */
  readonly past: readonly Places[];
}

/** Return cards from the highest to the lowest, or suit by suit. */
export function inOrder(cards: readonly string[], order: Order = "rank"): string[] {
  const rank = (card: string) => RANKS.indexOf(card.charAt(0));
  const suit = (card: string) => SUITS.indexOf(card.charAt(1));
  return [...cards].sort((a, b) =>
    order === "rank" ? rank(a) - rank(b) || suit(a) - suit(b) : suit(a) - suit(b) || rank(a) - rank(b),
  );
}

function dealToTrays(cards: readonly string[]): Places {
  let at = 0;
  return [...SIZES.map((size) => cards.slice(at, (at += size))), cards.slice(at)];
}

/** Return the arrangement of a new hand: in order of ranks, from the first tray on. */
export function newArranging(hand: readonly string[]): TrayState {
  return { places: dealToTrays(inOrder(hand)), past: [] };
}

/** Return the index of a card's place, from 0; -1 if the card is not there. */
export function placeOf({ places }: TrayState, card: string): number {
  return places.findIndex((cards) => cards.includes(card));
}

export function handOf({ places }: TrayState): string[] {
  return places.flat();
}

function withPlaces(arranging: TrayState, places: Places): TrayState {
  if (JSON.stringify(places) === JSON.stringify(arranging.places)) return arranging;
  return { places, past: [...arranging.past, arranging.places].slice(-MAX_STEPS) };
}

/** Move a card to the end of another place. */
export function moveCard(arranging: TrayState, card: string, to: number): TrayState {
  const from = placeOf(arranging, card);
  if (from < 0 || from === to || !arranging.places[to]) return arranging;
  return withPlaces(
    arranging,
    arranging.places.map((cards, place) =>
      place === from ? cards.filter((each) => each !== card) : place === to ? [...cards, card] : cards,
    ),
  );
}

/** Swap two cards. */
export function swapCards(arranging: TrayState, one: string, other: string): TrayState {
  if (placeOf(arranging, one) < 0 || placeOf(arranging, other) < 0) return arranging;
  const change = (card: string) => (card === one ? other : card === other ? one : card);
  return withPlaces(
    arranging,
    arranging.places.map((cards) => cards.map(change)),
  );
}

/** Drop a card on another: move it to the tray if there is room, otherwise swap the two. */
export function dropOn(arranging: TrayState, card: string, other: string): TrayState {
  const to = placeOf(arranging, other);
  if (to === placeOf(arranging, card) || (SIZES[to] ?? Infinity) <= (arranging.places[to]?.length ?? 0))
    return swapCards(arranging, card, other);
  return moveCard(arranging, card, to);
}

/** Sort all cards and fill the trays from the first on. */
export function sortCards(arranging: TrayState, order: Order): TrayState {
  return withPlaces(arranging, dealToTrays(inOrder(handOf(arranging), order)));
}

/** Return all cards to the hand. */
export function clearTrays(arranging: TrayState): TrayState {
  return withPlaces(arranging, [...SIZES.map(() => []), inOrder(handOf(arranging))]);
}

/** Fill the trays with proposed groups; the remaining cards go to the hand. */
export function fillTrays(arranging: TrayState, groups: Places): TrayState {
  const rest = handOf(arranging).filter((card) => !groups.flat().includes(card));
  return withPlaces(arranging, [...groups.map((group) => inOrder(group)), rest]);
}

/** Undo one step. */
export function undoStep(arranging: TrayState): TrayState {
  const last = arranging.past.at(-1);
  return last ? { places: last, past: arranging.past.slice(0, -1) } : arranging;
}

/** Return the number of cards that a tray lacks (above 0) or has too many (below 0). */
export function missingCards({ places }: TrayState, tray: number): number {
  return (SIZES[tray] ?? 0) - (places[tray]?.length ?? 0);
}

/** Return true if every tray has its full number of cards. */
export function isWhole(arranging: TrayState): boolean {
  return SIZES.every((_, tray) => missingCards(arranging, tray) === 0);
}

/** Return the four groups. */
export function groupsOf({ places }: TrayState): string[][] {
  return places.slice(0, TRAYS).map((cards) => [...cards]);
}

/** Return true if the trays hold these groups, in any order of cards within them. */
export function isLike({ places }: TrayState, groups: Places): boolean {
  const text = (all: Places) =>
    all
      .slice(0, TRAYS)
      .map((cards) => inOrder(cards).join(" "))
      .join(" / ");
  return text(places) === text(groups);
}

/** Return the move that plays these groups. */
export function moveOf(arranging: TrayState): string {
  return `arrange ${groupsOf(arranging)
    .map((cards) => inOrder(cards).join(" "))
    .join(" / ")}`;
}

/** Return the groups of a move, each with its cards as sentences write them. */
export function writtenGroups(move: string): string[] {
  const groups = move.replace(/^arrange /, "").split(" / ");
  return groups.map((cards) => cards.split(" ").map(writtenCard).join(" "));
}

/** Return the stored arrangement if it belongs to this hand; otherwise a new arrangement. */
export function restore(kept: string | null, hand: readonly string[]): TrayState {
  const isOfHand = (places: unknown): places is Places =>
    Array.isArray(places) &&
    places.length === TRAYS + 1 &&
    places.every(Array.isArray) &&
    inOrder(places.flat()).join() === inOrder(hand).join();
  try {
    const { places, past }: { places: unknown; past: unknown } = JSON.parse(kept ?? "");
    if (isOfHand(places) && Array.isArray(past) && past.every(isOfHand)) return { places, past };
  } catch {
    // nothing usable was stored
  }
  return newArranging(hand);
}
