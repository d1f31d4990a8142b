/**
 * The selected cards and the moves that they allow. Moves that use all selected cards are the choices; each has a
 * number on its button, on the cards that it uses, and on the keyboard.
 */
import { SvelteSet } from "svelte/reactivity";
import { settings, tempo } from "$/settings.svelte.ts";
import type { LegalMove } from "$/wire/types.ts";
import type { Tone, UsedCards } from "./family.ts";
import type { Table } from "./table.svelte.ts";

export interface Choice {
  /** The number of the choice, from 1. */
  number: number;
  move: LegalMove;
  used: UsedCards;
  tone: Tone;
}

/** The choices for a selection, as the page draws them. */
interface Offer {
  /** True if nothing is selected. */
  isEmpty: boolean;
  /** The choices that have a button. */
  numbered: readonly Choice[];
  /** The number of choices without a button. */
  more: number;
}

/** The bare cloth, as the target of a drag. */
export const CLOTH = "cloth";
/** The number of choices with a number key. */
const MAX_NUMBERED = 9;
/** The time after new moves in which one tap does not play a card, because the tap was meant before them. */
const SETTLE_MS = 500;
const ORDER: Record<Tone, number> = { take: 0, make: 1, plain: 2 };

export class Selection {
  readonly hand = new SvelteSet<string>();
  readonly table = new SvelteSet<string>();
  /** The choice that awaits confirmation. */
  confirming = $state<number | null>(null);
  /** The target of the dragged card: something on the table, or the bare cloth (`CLOTH`). */
  aimed = $state<string | null>(null);
  /** True while a card is dragged; the selection does not change meanwhile. */
  isDrawing = $state(false);
  readonly #of: Table;
  #renewedAt = -Infinity;

  constructor(of: Table) {
    this.#of = of;
  }

  get isEmpty(): boolean {
    return this.hand.size === 0 && this.table.size === 0;
  }

  /** All legal moves with the cards that they use. */
  all: { move: LegalMove; used: UsedCards; tone: Tone }[] = $derived.by(() => {
    const { moves, family, view } = this.#of;
    if (!moves || !family || !view || !this.#of.isAsked) return [];
    return moves.moves
      .filter((move) => family.isOffered?.(move, this.#of) ?? true)
      .map((move) => ({ move, used: family.used(move, view), tone: family.tone(move) }));
  });

  /** The moves that use all selected cards. */
  matching = $derived(
    this.all.filter(
      ({ used }) =>
        [...this.hand].every((card) => used.hand.includes(card)) &&
        [...this.table].every((key) => used.table.includes(key)),
    ),
  );

  /**
   * The current choices. Without a selection, these are the moves without cards; otherwise, the matching moves that
   * need no further card of the hand.
   */
  choices: Choice[] = $derived.by(() => {
    const meant = this.isEmpty
      ? this.all.filter(({ used }) => used.hand.length === 0 && used.table.length === 0)
      : this.matching
          .filter(({ used }) => used.hand.length > 0 || used.table.length > 0)
          .filter(({ used }) => this.hand.size === 0 || used.hand.length === this.hand.size);
    const family = this.#of.family;
    const first = family?.order;
    const kept = this.isEmpty ? [] : this.all.filter(({ move }) => family?.staysOffered?.(move));
    return [...kept, ...meant]
      .sort(
        (a, b) =>
          first?.(a.move, b.move) ??
          (ORDER[a.tone] - ORDER[b.tone] || b.used.table.length - a.used.table.length),
      )
      .map((each, i) => ({ ...each, number: i + 1 }));
  });

  /** The choices with a number and a button. */
  numbered = $derived(this.choices.slice(0, MAX_NUMBERED));

  readonly #offer: Offer = $derived({
    isEmpty: this.isEmpty,
    numbered: this.numbered,
    more: this.choices.length - this.numbered.length,
  });
  #drawn = $state.raw<Offer>({ isEmpty: true, numbered: [], more: 0 });

  /** True until the choices for the selection may be drawn: a slow device first draws the pressed card. */
  isLate = $derived(tempo() !== 0 && !this.isEmpty && this.#drawn !== this.#offer);

  /** The choices to draw: those for the selection, or the previous ones while these are late. */
  shown = $derived(this.isLate ? this.#drawn : this.#offer);

  /** Draw the choices for the selection. */
  catchUp(): void {
    this.#drawn = this.#offer;
  }

  /** Return the choices that use an element of the table. */
  marks(key: string): Choice[] {
    const { isEmpty, numbered } = this.shown;
    return isEmpty || !(settings.lightUp || this.table.has(key))
      ? []
      : numbered.filter(({ used, tone }) => tone !== "plain" && used.table.includes(key));
  }

  /** True if the list of legal moves is incomplete, so that the selected cards may form an unlisted move. */
  get isOpen(): boolean {
    return this.all.length > 0 && this.#of.moves?.complete === false;
  }

  /** True if no move uses all selected cards. */
  get isUnused(): boolean {
    return !this.isOpen && this.matching.length === 0;
  }

  /** Return true if any move uses a card of the hand. */
  isPlayable(card: string): boolean {
    return (
      this.isOpen ||
      this.all.every(({ used }) => used.hand.length === 0) ||
      this.all.some(({ used }) => used.hand.includes(card))
    );
  }

  /** Return true if an element of the table can be combined with the selection. */
  isUseful(key: string): boolean {
    return this.isOpen || this.matching.some(({ used }) => used.table.includes(key));
  }

  /** Select or deselect a card of the hand, or play its only choice. */
  tapHand(card: string): void {
    const { only } = this;
    this.confirming = null;
    this.#of.why = null;
    this.#of.peek = null;
    if (this.hand.has(card)) {
      if (only) {
        void this.choose(only);
        return;
      }
      this.deselectCard(card);
      return;
    }
    if (!this.#of.family?.several(this.#of)) {
      this.hand.clear();
      const tapped = [...this.table];
      if (
        tapped.length &&
        !this.all.some(
          ({ used }) => used.hand.includes(card) && tapped.every((key) => used.table.includes(key)),
        )
      )
        this.table.clear();
    }
    this.hand.add(card);
    this.#sayWhyNot();
    const now = this.only;
    const isMeant = settings.oneTap && !this.isDrawing && performance.now() - this.#renewedAt > SETTLE_MS;
    if (isMeant && now && this.#of.family?.playsOnTap?.(now.move)) void this.choose(now);
  }

  /** The only choice for the selected cards, which a second tap plays. */
  get only(): Choice | undefined {
    const [only, more] = this.choices;
    const isPlayed = only && !more && this.hand.size > 0 && only.used.hand.length <= this.hand.size;
    return isPlayed && !this.#of.family?.several(this.#of) ? only : undefined;
  }

  /** Deselect a card of the hand. */
  deselectCard(card: string): void {
    this.hand.delete(card);
    if (this.hand.size === 0) this.table.clear();
  }

  /** Select or deselect an element of the table. */
  tapTable(key: string): void {
    this.confirming = null;
    this.#of.why = null;
    this.#of.peek = null;
    if (this.table.has(key)) this.table.delete(key);
    else {
      this.table.add(key);
      this.#sayWhyNot();
    }
  }

  /** Show the reason if the selection allows no move. */
  #sayWhyNot(): void {
    const { family, view } = this.#of;
    if (!this.#of.isAsked || !family || !view || this.hand.size === 0 || this.all.length === 0) return;
    if (this.isOpen) {
      // Keep the selection: further cards may make it a legal move.
      void this.#of.whyNot([...this.hand], [...this.table], this.matching.length > 0);
      return;
    }
    if (this.matching.length > 0) return;
    void this.#of.whyNot([...this.hand], [...this.table]);
    const last = [...this.table].at(-1);
    const card = [...this.hand].at(-1);
    if (last && this.hand.size === 1) this.table.delete(last);
    else if (!last && card && (this.hand.size > 1 || !this.all.some(({ used }) => used.hand.includes(card))))
      this.hand.delete(card);
  }

  /** Return the choice of laying a card down without using the table. */
  layDownChoice(card: string): Choice | undefined {
    if (this.#of.family?.handMark?.(card, this.#of)?.away) return undefined;
    return this.choices.find(
      ({ tone, used }) => tone === "plain" && used.table.length === 0 && used.hand.includes(card),
    );
  }

  /** Play a choice, or ask for confirmation. Resolves to true if it was played. */
  async choose(choice: Choice, confirm = settings.confirm): Promise<boolean> {
    if (confirm && this.confirming !== choice.number) {
      this.confirming = choice.number;
      return false;
    }
    this.confirming = null;
    return this.#of.play(this.#of.family?.textOf?.(choice.move) ?? choice.move);
  }

  /** Select all cards of a move. */
  pointAt(text: string): void {
    const found = this.all.find(({ move }) => move.text === text);
    if (!found) return;
    this.clear();
    for (const card of found.used.hand) this.hand.add(card);
    for (const key of found.used.table) this.table.add(key);
  }

  clear(): void {
    this.hand.clear();
    this.table.clear();
    this.confirming = null;
  }

  /** Keep the selection for new moves as far as it is still valid. */
  renew(): void {
    const hand = new Set(this.#of.hand);
    for (const card of this.hand) if (!hand.has(card)) this.hand.delete(card);
    if (this.matching.length === 0) this.table.clear();
    this.confirming = null;
    this.#renewedAt = performance.now();
  }
}
