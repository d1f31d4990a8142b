/**
 * The interface between a family of games and the table: its middle, its score sheet, the selection of moves, the
 * movement of cards.
 */
import type { Component, ComponentProps } from "svelte";
import type { Entries, FamilyName, GameEvent, LegalMove, View } from "$/wire/types.ts";
import type Icon from "$/parts/Icon.svelte";
import type { Phase, Scene } from "./motion.ts";
import type { Table } from "./table.svelte.ts";

/** The cards that a player selects to make a move. */
export interface UsedCards {
  /** Cards of the hand. */
  hand: string[];
  /** Loose cards by name, other elements by a key of the family (`build-0`). */
  table: string[];
}

/** The mark of a move: capturing (solid ring, round number), building (dashed ring, square number), or neither. */
export type Tone = "take" | "make" | "plain";

/** The parts of a table page that the families `F` supply. */
export interface Family<F extends FamilyName = FamilyName> {
  /**
   * The cloth between the seats and the prompt. A middle that draws the seats gets two callbacks: `rule` opens the
   * rules at a section, `again` replays recent events. `small` marks a small table.
   */
  Middle: Component<{
    table: Table<F>;
    rule?: (section: string) => void;
    again?: () => void;
    small?: boolean;
  }>;
  /** The score, deal by deal. With `ended`, only finished deals are shown, below the totals. */
  Sheet: Component<{ table: Table<F>; ended?: boolean }>;
  /** Return the starting score of a side and its target; null if there is no target. */
  goal?(table: Table<F>): { from: number; to: number } | null;
  /** True if the middle shows the score of a deal itself, with the button for the next deal. */
  showsScore?: boolean;
  /** Additional content of a seat besides name, cards and score; shown under its name. */
  SeatNotes?: Component<{ table: Table<F>; seat: number }>;
  /** True if the middle draws all seats and their cards itself, the viewer's included. */
  drawsSeats?: boolean;
  /** Return the text on a seat's plate in place of its activity or number of cards; undefined for the default. */
  seatSays?(table: Table<F>, seat: number): string | undefined;
  /** The captured cards of a side, beside the seat of one of its members: the viewer, else the next one in turn. */
  Pile?: Component<{ table: Table<F>; side: number }>;
  /** True if other players' piles can be selected, so that a small table shows them, too. */
  usesPiles?(table: Table<F>): boolean;
  /** The content above the choices for the selected cards. */
  Pointed?: Component<{ table: Table<F> }>;
  /** The calls out of turn, beside the prompt. */
  Calls?: Component<{ table: Table<F> }>;
  /** A board that replaces everything on the cloth while `takesOver` returns true, for decisions that need one. */
  Board?: Component<{ table: Table<F> }>;
  takesOver?(table: Table<F>): boolean;
  /** True (the default) if moves are chosen from a list; false if there are too many to request. */
  listsMoves?: boolean;
  /** Return a move as part of a sentence, for a family whose moves all have the same title. */
  writeMove?(text: string): string;
  used(move: LegalMove<F>, view: View<F>): UsedCards;
  tone(move: LegalMove<F>): Tone;
  /** Return the text to send for a choice; it may add a call to the text of the move. */
  textOf?(move: LegalMove<F>): string;
  /** Return true if a move is offered now; the default is all moves. */
  isOffered?(move: LegalMove<F>, table: Table<F>): boolean;
  /** Return true if a move without cards stays offered while cards are selected, such as an exchange of no cards. */
  staysOffered?(move: LegalMove<F>): boolean;
  /** Choices with their own controls instead of the list, used while `drawsChoices` returns true. */
  Choices?: Component<{ table: Table<F> }>;
  drawsChoices?(table: Table<F>): boolean;
  /** Return the mark of a card of the hand: a sign and its meaning. */
  handMark?(
    card: string,
    table: Table<F>,
  ): { icon: ComponentProps<typeof Icon>["name"]; says: string; away: boolean } | null;
  /** Compare two choices (negative: the first comes first); by default captures, then builds, larger ones first. */
  order?(a: LegalMove<F>, b: LegalMove<F>): number;
  /** Return the cards of selected keys; by default every key is a card. */
  cardsOf?(keys: readonly string[], view: View<F>): string[];
  /** Return true if several cards of the hand can be selected together now. */
  several(table: Table<F>): boolean;
  /** Return true if one tap on its card may play a move, if the player has chosen so. */
  playsOnTap?(move: LegalMove<F>): boolean;
  /** Return the facts below the name of the game: "to 21 · deal 3". */
  facts(view: View<F>, table: Table<F>): string[];
  /** True if each newly dealt hand is announced with the cards on the table. */
  tellsTable?: boolean;
  /** Return what a player is asked, if no moves are listed. */
  asks?(): string;
  /** Return the trumps of the deal in words. A family without trumps omits this method. */
  trumpAloud?(table: Table<F>): string;
  /** Return what else a listener must know about a question; `isFirst` if the trumps and scores are said with it. */
  hintAloud?(table: Table<F>, isFirst: boolean): string;
  /** Return the viewer's cards in words if they do not lie in one row, as in groups; "" otherwise. */
  cardsAloud?(table: Table<F>): string;
  /** Return a side's captures of the deal in words. A family without captures omits this method. */
  takenAloud?(table: Table<F>, side: number): string;
  /** Return the cards that lie on the table when a deal begins, in words; "" if the viewer's turn tells them. */
  laidAloud?(table: Table<F>, dealt: Extract<GameEvent<F>, { type: "deal" }>): string;
  /** Return what brought a side its points of a deal, in words. */
  pointsAloud?(table: Table<F>, scored: Extract<GameEvent<F>, { type: "deal-scored" }>, side: number): string;
  /** Return the heading of a deal in the list of moves, if the default would be misleading. */
  dealTitle?(deal: number): string;
  /** Return the hand in display order. */
  inOrder(cards: string[], view: View<F>, table: Table<F>): string[];
  /** Return the card movements of an event. */
  phases(
    event: GameEvent<F>,
    scenes: { before: Scene; after: Scene },
    view: View<F>,
    table: Table<F>,
  ): Phase[];
  /**
   * Show, step by step, events that no position contains, before the new position is drawn. `rest` waits, but resolves
   * immediately after a tap. `tell` announces the log up to the given number of sentences of an entry.
   */
  shows?(
    message: Entries,
    table: Table<F>,
    rest: (ms: number) => Promise<void>,
    tell: (entry: number, sentences: number) => void,
  ): Promise<void>;
}
