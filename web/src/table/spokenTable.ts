/** The table in words for screen readers: whole sentences without symbols. */
import { commas, number, spokenCard, t } from "$/words/words.svelte.ts";
import type { Choice } from "./selection.svelte.ts";
import type { Table } from "./table.svelte.ts";

/** Return the turn and the hand: "Your turn. Three cards: queen of hearts, four of clubs, ace of diamonds." */
export function handAloud(table: Table): string {
  const cards = table.hand.map(spokenCard);
  return cards.length
    ? t("web-aloud-turn", { number: cards.length, cards: commas(cards) })
    : t("web-aloud-turn-only");
}

/** Return the choices for the selection: "One: take four of hearts, two cards. Two: ..." */
export function choicesAloud(table: Table, choices: readonly Choice[]): string {
  const cards = commas([...table.pointing.hand].map(spokenCard));
  const said = choices.map(({ number: n, move }) =>
    t("web-aloud-choice", {
      number: number(n),
      title: move.title ?? move.text,
      result: move.result || "none",
    }),
  );
  return [cards && `${cards}.`, ...said].filter(Boolean).join(" ");
}

/** Return the explanation of a card: "Ace of hearts. Ten of clubs: take ..." */
export function peekAloud({ name, lines }: NonNullable<Table["peek"]>): string {
  return [
    name,
    ...lines.map(({ cards, says }) => [commas(cards.map(spokenCard)), says].filter(Boolean).join(": ")),
  ].join(". ");
}

/** Return the cards on the table by their labels, and each player's number of cards and points. */
export function allAloud(table: Table): string {
  const labels = (within: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(`${within} [data-item]`)]
      .map((item) => item.getAttribute("aria-label") ?? item.textContent?.trim() ?? "")
      .filter(Boolean);
  const items = labels("main");
  const seats = (table.state?.seats ?? []).map((_, seat) =>
    t("web-aloud-seat", {
      name: table.name(seat),
      cards: table.cardsOf(seat),
      score: table.view?.scores[table.sideOf(seat)] ?? 0,
    }),
  );
  return [
    items.length ? t("web-aloud-table", { items: commas(items) }) : t("web-aloud-empty"),
    ...seats,
  ].join(" ");
}
