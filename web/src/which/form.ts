/** The form of a question to the referee: which fields are useful, and which cards they can take. */
import type { Ruling, RulingField } from "$/wire/types.ts";

/** Return the fields whose condition holds: another field has cards. */
export function usefulFields(fields: readonly RulingField[]): RulingField[] {
  const given = new Set(fields.filter(({ cards = [] }) => cards.length).map(({ id }) => id));
  return fields.filter(({ when = "" }) => !when || given.has(when));
}

/** Return the rows of cards from which a field takes its cards: the pack, or the cards of other fields. */
export function rowsFor(field: RulingField, { fields, deck }: Ruling): readonly (readonly string[])[] {
  const { among = [] } = field;
  if (!among.length) return deck;
  return fields
    .filter(({ id }) => among.includes(id))
    .map(({ cards = [] }) => cards)
    .filter((cards) => cards.length);
}

/** Return the cards that a field cannot take, because they lie in another field. */
export function takenCards(field: RulingField, fields: readonly RulingField[]): Set<string> {
  const alike = (other: RulingField) =>
    other.id !== field.id && (other.among ?? []).join() === (field.among ?? []).join();
  // a card that is played is also wanted from nowhere else; groups of one hand share no card
  return new Set(fields.filter(alike).flatMap(({ cards = [] }) => cards));
}

/** Return a field's cards after a tap on a card, which adds or removes it. */
export function tapped({ cards = [], most = 1 }: RulingField, card: string): readonly string[] {
  if (cards.includes(card)) return cards.filter((each) => each !== card);
  if (most === 1) return [card];
  return cards.length < most ? [...cards, card] : cards;
}

/**
 * Return the id of the field that takes cards after `id` is full, or has enough cards if they were `typed`; `id` itself
 * if there is none.
 */
export function nextField(id: string, fields: readonly RulingField[], typed = false): string {
  const useful = usefulFields(fields).filter(({ kind = "cards" }) => kind === "cards");
  const place = useful.findIndex((field) => field.id === id);
  const current = useful[place];
  const wanted = typed ? Math.max(current?.least ?? 0, 1) : (current?.most ?? 1);
  if (!current || (current.cards ?? []).length < wanted) return id;
  return useful.slice(place + 1).find(({ cards = [] }) => !cards.length)?.id ?? id;
}

/** Return the id of the next field that takes cards, empty or not; `id` itself for the last one. */
export function fieldAfter(id: string, fields: readonly RulingField[]): string {
  const useful = usefulFields(fields).filter(({ kind = "cards" }) => kind === "cards");
  return useful[useful.findIndex((field) => field.id === id) + 1]?.id ?? id;
}
