/** The table in words for screen readers: whole sentences without symbols. */
import { capital, commas, joinList, number, spokenCard, t } from "$/words/words.svelte.ts";
import { isNumbers } from "$/plain/scores.ts";
import type { GameEvent } from "$/wire/types.ts";
import type { TableQuestion } from "./commands.ts";
import { lastOf } from "./moves.ts";
import type { Choice } from "./selection.svelte.ts";
import type { Table } from "./table.svelte.ts";

/** A question to the viewer that has been said: its number, and the hand at that time. */
export interface SaidQuestion {
  number: number;
  hand: readonly string[];
}

/**
 * Return the turn, the hand and the choices without cards: "Your turn. Two cards: queen of hearts, four of clubs.
 * 1: pass." Without a previous question, as for a viewer who arrives, add the players with their scores, the partner,
 * the trumps and the cards on the table; with a newly dealt hand, the cards on the table where the family lists them.
 * The hand is left out if nothing has happened to it or to others since the previous question.
 */
export function questionAloud(table: Table, question: number, previous: SaidQuestion | null): string {
  const { family, hand, pointing } = table;
  const isSame = previous?.number === question - 1 && previous.hand.join() === hand.join();
  const isDealt = hand.length > (previous?.hand.length ?? 0);
  return [
    hand.length && !isSame
      ? t("web-aloud-turn", { number: hand.length, cards: commas(hand.map(spokenCard)) })
      : t("web-aloud-turn-only"),
    ...(previous
      ? []
      : [
          standingAloud(table, table.view?.scores ?? []),
          partnerAloud(table),
          family?.trumpAloud?.(table) ?? "",
        ]),
    !previous || (isDealt && family?.tellsTable) ? cardsOnTable() : "",
    table.moves?.asks ?? family?.asks?.() ?? "",
    family?.hintAloud?.(table, !previous) ?? "",
    pointing.isEmpty ? choicesAloud(table, pointing.numbered) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Return the viewer's partner; "" without one. */
function partnerAloud(table: Table): string {
  const { seat, view } = table;
  if (seat === null || !view) return "";
  const partners = (view.sides[table.sideOf(seat)] ?? []).filter((each) => each !== seat);
  return partners.length
    ? t("web-aloud-partner", { name: joinList(partners.map((each) => table.name(each))) })
    : "";
}

/** Return the scores after a scored deal; "" if they are its points, which have been said. */
export function scoresAloud(table: Table, scored: GameEvent): string {
  const scores: unknown = "scores" in scored ? scored.scores : null;
  const points: unknown = "points" in scored ? scored.points : null;
  return isNumbers(scores) && String(scores) !== String(points) ? standingAloud(table, scores) : "";
}

/** Return what brought each side its points of a deal; "" in a family that says this during the deal. */
export function reasonsAloud(table: Table, scored: Extract<GameEvent, { type: "deal-scored" }>): string {
  const { family } = table;
  if (!family?.pointsAloud) return "";
  return t("web-aloud-reasons", {
    items: bySide(table, (side) => family.pointsAloud?.(table, scored, side) ?? ""),
  });
}

/** Return the fact about each side, with the names of its players. */
function bySide(table: Table, fact: (side: number) => string): string {
  return (table.view?.sides ?? [])
    .map((seats, side) =>
      t("web-aloud-side", { names: joinList(seats.map((seat) => table.name(seat))), fact: fact(side) }),
    )
    .join(" ");
}

/** Return the players of each side with their score. */
function standingAloud(table: Table, scores: readonly number[]): string {
  const items = scores.map((score, side) => {
    const names = (table.view?.sides[side] ?? []).map((seat) => table.name(seat));
    return `${joinList(names)} ${number(score)}`;
  });
  return t("web-aloud-scores", { items: commas(items) });
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

/** Return the answer to a question about the table. The viewer's turn is told with `hasTurn`, after the last moves. */
export function answerAloud(table: Table, question: TableQuestion, hasTurn: boolean = true): string {
  const { view, family } = table;
  if (!view) return t("web-aloud-not-begun");
  switch (question) {
    case "turn":
      return turnAloud(table, hasTurn);
    case "cards":
      return cardsAloud(table);
    case "table":
      return allAloud(table);
    case "trump":
      return family?.trumpAloud?.(table) ?? t("web-aloud-none");
    case "points": {
      const facts = family?.facts(view, table).join(", ") ?? "";
      return `${bySide(table, (side) => number(view.scores[side] ?? 0))} ${facts && `${capital(facts)}.`}`.trim();
    }
    case "taken":
      return family?.takenAloud
        ? bySide(table, (side) => family.takenAloud?.(table, side) ?? "")
        : t("web-aloud-none");
    case "move":
      return lastOf(table.lines, table.feed?.log ?? [], !table.isShowingScore) || t("web-aloud-no-move");
  }
}

/** Return the names of the players who must act. */
function turnAloud(table: Table, hasTurn: boolean): string {
  if (table.isOver) return `${t("web-match-over")}.`;
  if (table.isShowingScore || table.isWaitingForNextDeal) {
    const unseen = table.latest?.state.score?.unseen ?? [];
    return `${t("web-next-waits", { names: joinList(unseen.map((seat) => table.name(seat))) })}.`;
  }
  if (table.isAsked) return t(hasTurn ? "web-aloud-turn-only" : "web-aloud-turn-soon");
  return (table.view?.to_act ?? [])
    .map((seat) => t(table.isAway(seat) ? "web-absent" : "web-waiting-for", { name: table.name(seat) }))
    .join(" ");
}

/** Return the viewer's cards. */
function cardsAloud(table: Table): string {
  if (table.seat === null) return t("web-watching");
  const cards = table.hand.map(spokenCard);
  const held = table.cardsOf(table.seat);
  const grouped = table.family?.cardsAloud?.(table);
  if (grouped) return grouped;
  return cards.length
    ? t("web-aloud-cards", { number: cards.length, cards: commas(cards) })
    : t("web-aloud-covered", { number: held });
}

/** Return the cards on the table by their labels; "" if it is empty. A label with commas ends at a semicolon. */
function cardsOnTable(): string {
  const items = [...document.querySelectorAll<HTMLElement>("main :is([data-item], [role=img][data-card])")]
    .map((item) => item.getAttribute("aria-label") ?? item.textContent?.trim() ?? "")
    .filter(Boolean);
  const separator = t(
    items.some((item) => item.includes(t("web-comma"))) ? "list-moves-separator" : "web-comma",
  );
  return items.length ? t("web-aloud-table", { items: commas(items, separator) }) : "";
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
