/** The table in words for screen readers: whole sentences without symbols. */
import { capital, commas, joinList, number, spokenCard, t } from "$/words/words.svelte.ts";
import type { TableQuestion } from "./commands.ts";
import { lastOf } from "./moves.ts";
import type { Choice } from "./selection.svelte.ts";
import type { Table } from "./table.svelte.ts";

/**
 * Return the turn, the hand and the choices without cards: "Your turn. Two cards: queen of hearts, four of clubs.
 * 1: pass." For a viewer who arrives, add the trumps and the cards on the table.
 */
export function questionAloud(table: Table, arrives: boolean): string {
  const cards = table.hand.map(spokenCard);
  const { isEmpty, numbered } = table.pointing;
  return [
    cards.length
      ? t("web-aloud-turn", { number: cards.length, cards: commas(cards) })
      : t("web-aloud-turn-only"),
    ...(arrives ? [table.family?.trumpAloud?.(table) ?? "", cardsOnTable()] : []),
    table.moves?.asks ?? "",
    isEmpty ? choicesAloud(table, numbered) : "",
  ]
    .filter(Boolean)
    .join(" ");
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

/** Return the answer to a question about the table. */
export function answerAloud(table: Table, question: TableQuestion): string {
  const { view, family } = table;
  if (!view) return t("web-aloud-not-begun");
  /** The fact about each side, with the names of its players. */
  const bySide = (fact: (side: number) => string): string =>
    view.sides
      .map((seats, side) =>
        t("web-aloud-side", { names: joinList(seats.map((seat) => table.name(seat))), fact: fact(side) }),
      )
      .join(" ");
  switch (question) {
    case "turn":
      return turnAloud(table);
    case "cards":
      return cardsAloud(table);
    case "table":
      return allAloud(table);
    case "trump":
      return family?.trumpAloud?.(table) ?? t("web-aloud-none");
    case "points": {
      const facts = family?.facts(view, table).join(", ") ?? "";
      return `${bySide((side) => number(view.scores[side] ?? 0))} ${facts && `${capital(facts)}.`}`.trim();
    }
    case "taken":
      return family?.takenAloud
        ? bySide((side) => family.takenAloud?.(table, side) ?? "")
        : t("web-aloud-none");
    case "move":
      return lastOf(table.lines, table.feed?.log ?? [], !table.isShowingScore) || t("web-aloud-no-move");
  }
}

/** Return the names of the players who must act. */
function turnAloud(table: Table): string {
  if (table.isOver) return `${t("web-match-over")}.`;
  if (table.isShowingScore || table.isWaitingForNextDeal) {
    const unseen = table.latest?.state.score?.unseen ?? [];
    return `${t("web-next-waits", { names: joinList(unseen.map((seat) => table.name(seat))) })}.`;
  }
  if (table.isAsked) return t("web-aloud-turn-only");
  return (table.view?.to_act ?? []).map((seat) => t("web-waiting-for", { name: table.name(seat) })).join(" ");
}

/** Return the viewer's cards. */
function cardsAloud(table: Table): string {
  if (table.seat === null) return t("web-watching");
  const cards = table.hand.map(spokenCard);
  const held = table.cardsOf(table.seat);
  return cards.length
    ? t("web-aloud-cards", { number: cards.length, cards: commas(cards) })
    : t("web-aloud-covered", { number: held });
}

/** Return the cards on the table by their labels; "" if it is empty. */
function cardsOnTable(): string {
  const items = [...document.querySelectorAll<HTMLElement>("main :is([data-item], [role=img][data-card])")]
    .map((item) => item.getAttribute("aria-label") ?? item.textContent?.trim() ?? "")
    .filter(Boolean);
  return items.length ? t("web-aloud-table", { items: commas(items) }) : "";
}

/** Return the cards on the table, and each player's number of cards and points. */
function allAloud(table: Table): string {
  const seats = (table.state?.seats ?? []).map((_, seat) =>
    t("web-aloud-seat", {
      name: table.name(seat),
      cards: table.cardsOf(seat),
      score: table.view?.scores[table.sideOf(seat)] ?? 0,
    }),
  );
  return [cardsOnTable() || t("web-aloud-empty"), ...seats].join(" ");
}
