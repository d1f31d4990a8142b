/** An arrangement in progress at a table: kept across reloads, and evaluated by the server after every step. */
import { RefusedError } from "$/wire/connection.svelte.ts";
import { announce } from "$/table/announce.svelte.ts";
import type { Table } from "$/table/table.svelte.ts";
import { knownCards, type Study, type StudyGroup, type Suggestion } from "$/wire/types.ts";
import { capital, commas, spokenCard, t } from "$/words/words.svelte.ts";
import {
  groupsOf,
  inOrder,
  isWhole,
  LOOSE,
  missingCards,
  moveOf,
  placeOf,
  restore,
  swapCards,
  TRAYS,
  undoStep,
  type TrayState,
} from "./trays.ts";

/**
 * The delay before the groups are evaluated after a step, and between polls of a pending evaluation, in milliseconds.
 */
const PAUSE = 90;
const COUNTING = 2500;

export class Arrangement {
  readonly table: Table<"hazari">;
  readonly hand: string[];
  readonly #key: string;
  arranging = $state.raw<TrayState>({ places: [], past: [] });
  /** The server's evaluation of the current groups; null until it arrives. */
  studied = $state.raw<Study | null>(null);
  suggestions = $state.raw<Suggestion[]>([]);
  /** Evaluated groups by their cards, so that an unchanged tray keeps its label. */
  #known = $state.raw<ReadonlyMap<string, StudyGroup>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #toSay: (() => string) | null = null;

  constructor(table: Table<"hazari">) {
    this.table = table;
    this.hand = knownCards(table.view?.hands[table.seat ?? -1]);
    this.#key = `virado-hazari ${table.id} ${table.seat} ${table.view?.deal}`;
    let kept: string | null = null;
    try {
      kept = sessionStorage.getItem(this.#key);
    } catch {
      // without storage, the arrangement lasts as long as the page
    }
    this.arranging = restore(kept, this.hand);
    this.#study(0);
  }

  /** Return true if the arrangement is of the displayed hand. */
  isOf(hand: readonly string[]): boolean {
    return inOrder(hand).join() === inOrder(this.hand).join();
  }

  get isWhole(): boolean {
    return isWhole(this.arranging);
  }

  /** True once a card has been moved; before that, errors in the arrangement are not shown. */
  get isTouched(): boolean {
    return this.arranging.past.length > 0;
  }

  get isLegal(): boolean {
    return this.isWhole && (this.studied?.legal ?? false);
  }

  /** Return the evaluated group of a tray; undefined before the server's answer. */
  group(tray: number): StudyGroup | undefined {
    return missingCards(this.arranging, tray) === 0
      ? this.#known.get(keyOf(tray, this.arranging.places[tray] ?? []))
      : undefined;
  }

  /** The trays that are in the wrong order. */
  wrong = $state.raw<readonly number[]>([]);

  /** Replace the arrangement; `cards` are the moved ones, for screen readers. */
  change(next: TrayState, cards: readonly string[] = []): void {
    if (next === this.arranging) return;
    this.arranging = next;
    this.studied = null;
    this.wrong = [];
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(next));
    } catch {
      // without storage, the arrangement lasts as long as the page
    }
    this.#toSay = () =>
      cards.length ? cards.map((card) => this.#whereabouts(card)).join(" ") : this.allAloud();
    this.#study(PAUSE);
  }

  swap(one: string, other: string): void {
    this.change(swapCards(this.arranging, one, other), [one, other]);
  }

  undo(): void {
    this.change(undoStep(this.arranging));
    announce(t("web-hazari-undone"));
  }

  /** Play the arrangement; a refusal is in `table.why`. */
  async up(): Promise<void> {
    const said = await this.table.play(moveOf(this.arranging));
    if (!said) return;
    try {
      sessionStorage.removeItem(this.#key);
    } catch {
      // nothing was stored
    }
  }

  /** Return the place of a card in words: "Seven of hearts is in group 2: pair of kings." */
  #whereabouts(card: string): string {
    const tray = placeOf(this.arranging, card);
    if (tray === LOOSE) return t("web-hazari-heard-loose", { card: spokenCard(card) });
    return t("web-hazari-heard", { card: spokenCard(card), number: tray + 1, group: this.describe(tray) });
  }

  /** Return the contents of a tray in words. */
  describe(tray: number): string {
    const lacks = missingCards(this.arranging, tray);
    if (lacks > 0) return t("web-hazari-too-few", { number: lacks });
    if (lacks < 0) return t("web-hazari-too-many", { number: -lacks });
    return this.group(tray)?.text ?? "";
  }

  /** Return a tray in words, with its cards on request. */
  aloud(tray: number, hasCards: boolean): string {
    const cards = hasCards ? commas((this.arranging.places[tray] ?? []).map(spokenCard)) : "";
    const says = [t("web-hazari-group", { number: tray + 1 }), this.describe(tray)]
      .filter(Boolean)
      .join(": ");
    return cards ? `${says}. ${cards}.` : `${says}.`;
  }

  /** Return all trays in words, and the cards in no tray. */
  allAloud(hasCards = false): string {
    const loose = commas((this.arranging.places[LOOSE] ?? []).map(spokenCard));
    return [
      ...Array.from({ length: TRAYS }, (_, tray) => this.aloud(tray, hasCards)),
      ...(loose ? [`${t("web-hazari-loose")}: ${loose}.`] : []),
    ].join(" ");
  }

  #study(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), ms);
  }

  async #ask(): Promise<void> {
    const { arranging } = this;
    const groups = groupsOf(arranging);
    try {
      const studied = await this.#judged(arranging);
      const found = new Map(this.#known);
      studied.groups.forEach(
        (group, tray) => group.text && found.set(keyOf(tray, groups[tray] ?? []), group),
      );
      this.#known = found;
      if (arranging === this.arranging) this.studied = studied;
      // Evaluate again once the server has finished counting: the same cards must not get another value after the
      // next step.
      if (studied.counting && arranging === this.arranging && this.table.isAsked) this.#study(COUNTING);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      return; // the seat no longer has to arrange
    }
    if (arranging === this.arranging && this.isTouched && this.isWhole && !this.studied?.legal)
      void this.#findWrong(arranging);
    if (arranging === this.arranging && this.#toSay) {
      announce(this.#toSay());
      this.#toSay = null;
    }
  }

  /**
   * Return the server's evaluation of the groups. Where hints are not allowed, it contains only the verdict on the
   * whole arrangement, with the reason of a refusal.
   */
  async #judged(arranging: TrayState): Promise<Study> {
    try {
      return await this.table.ask("study", { groups: groupsOf(arranging) });
    } catch (error) {
      if (!(error instanceof RefusedError && error.refused.code === "no-hints-in-rated")) throw error;
      const said = await this.table.ask("explain", { move: moveOf(arranging) });
      const { legal, message, refusal, section = "" } = said;
      const rule = refusal?.rule ?? null;
      return { groups: [], legal, message, mend: null, rule, section, counting: false };
    }
  }

  /** Find the two trays named by a refusal of the order. */
  async #findWrong(arranging: TrayState): Promise<void> {
    const { refusal } = await this.table.ask("explain", { move: moveOf(arranging) });
    if (refusal?.code !== "order" || arranging !== this.arranging) return;
    const found = refusal.facts.number;
    const number = typeof found === "number" ? found : TRAYS;
    this.wrong = [number - 2, number - 1];
  }

  /** Request the arrangements that a bot would choose from. */
  async suggest(): Promise<void> {
    try {
      const { suggestions, counting } = await this.table.ask("arrangements");
      if (this.suggestions.length === 0) announce(suggestions.map(suggestionAloud).join(" "));
      this.suggestions = suggestions;
      if (counting && this.table.isAsked && this.isOf(this.table.hand))
        setTimeout(() => void this.suggest(), COUNTING);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
    }
  }
}

/** Return the title of a suggestion, and what it makes. */
function suggestionAloud({ title, expected, says }: Suggestion): string {
  const about = expected == null ? says : t("web-hazari-about", { number: Math.round(expected) });
  return `${capital(title)}: ${about}.`;
}

function keyOf(tray: number, cards: readonly string[]): string {
  return `${tray === TRAYS - 1} ${inOrder(cards).join(" ")}`;
}
