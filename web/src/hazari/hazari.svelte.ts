/**
 * The state of a Hazari table besides the position: the current showing, the review of the last deal, the
 * arrangement in progress.
 */
import { announce } from "$/table/announce.svelte.ts";
import { play } from "$/table/sound.ts";
import { eventsOf } from "$/table/moves.ts";
import type { Table } from "$/table/table.svelte.ts";
import type { Entries, GameEvent, HazariView } from "$/wire/types.ts";
import { loadFamilyMessages, t } from "$/words/words.svelte.ts";
import { untrack } from "svelte";
import { finishedDeals, NOTHING, roundOf, ROUNDS, sentencesOf, withEvent, type ShownDeal } from "./deals.ts";
import { Arrangement } from "./arrangement.svelte.ts";
import { groupName, groupText } from "./groups.ts";

/** The time in milliseconds to turn a group up, to read it, and to read the winner of a round. */
const FLIP = 200;
const READ = 650;
const READ_ROUND = 1600;

export class Hazari {
  readonly table: Table<"hazari">;
  /** The groups of a deal turned up so far during the showing; null otherwise. */
  showing = $state.raw<ShownDeal | null>(null);
  /** The current announcement of the showing. */
  says = $state("");
  #looksBack = $state(false);
  /** Function that ends the current pause of the showing; null if none is running. */
  #hurry: (() => void) | null = null;
  #isSkipped = false;

  constructor(table: Table<"hazari">) {
    this.table = table;
    void loadFamilyMessages("hazari");
    table.onEvents((events) => {
      // If the score stays until the next deal is requested, the viewer has already seen the deal.
      const hasSeen = table.isMine && table.setup?.between_deals != null;
      if (!hasSeen && events.some(({ type }) => type === "deal-scored")) this.isLookingBack = true;
    });
  }

  /** True while the last deal is shown, either with its score or on request. */
  get isLookingBack(): boolean {
    return this.#looksBack || (this.table.isShowingScore && this.showing === null);
  }

  set isLookingBack(looks: boolean) {
    this.#looksBack = looks;
  }

  get view(): HazariView {
    const { view } = this.table;
    if (!view) throw new Error("there is no position yet");
    return view;
  }

  /** The last scored deal. */
  last: ShownDeal | null = $derived.by(() => finishedDeals(this.table.events).at(-1) ?? null);

  get isArranging(): boolean {
    const { seat, view } = this.table;
    return seat !== null && view?.phase === "arrange" && view.to_act.includes(seat);
  }

  #desk: Arrangement | null = null;

  /** Return the arrangement of the viewer's current hand. */
  desk(): Arrangement {
    if (!this.#desk?.isOf(this.table.hand)) this.#desk = untrack(() => new Arrangement(this.table));
    return this.#desk;
  }

  /** Show all remaining groups of the deal immediately. */
  skip(): void {
    this.#isSkipped = true;
    this.#hurry?.();
  }

  /** Turn up the groups of a message one after another. */
  async show(
    message: Entries,
    pause: (ms: number) => Promise<void>,
    tell: (entry: number, sentences: number) => void,
  ): Promise<void> {
    const told = new Map<GameEvent<"hazari">, { sentence: string; entry: number; before: number }>();
    const events: GameEvent<"hazari">[] = [];
    message.entries.forEach((entry, i) => {
      const own = eventsOf<"hazari">(entry);
      events.push(...own);
      const sentences = [...sentencesOf(own, message.says?.[i] ?? [])];
      sentences.forEach(([event, sentence], before) => told.set(event, { sentence, entry: i, before }));
    });
    if (!events.some(({ type }) => type === "show")) return;
    this.isLookingBack = false;
    this.showing = NOTHING;
    this.#isSkipped = false;
    const rest = async (ms: number): Promise<void> => {
      if (this.#isSkipped) return;
      await Promise.race([pause(ms), new Promise<void>((resolve) => (this.#hurry = resolve))]);
    };
    try {
      await rest(READ);
      for (const event of events) {
        if (event.type === "deal-scored" || event.type === "match-over") break;
        this.showing = withEvent(this.showing, event);
        if (event.type === "show") {
          const group = groupText(event.group);
          this.says = t(event.leads ? "web-hazari-leads" : "web-hazari-shows", {
            name: this.table.name(event.seat),
            group,
          });
          play("card");
          await rest(FLIP + READ);
        } else if (event.type === "round-won") {
          const won = told.get(event);
          this.says = won?.sentence ?? "";
          if (won) tell(won.entry, won.before);
          this.#announceRound(this.showing, event.round);
          if (won) tell(won.entry, won.before + 1);
          play(event.seat === this.table.seat ? "wood" : "slide");
          await rest(READ_ROUND);
          this.says = "";
        }
      }
    } finally {
      this.showing = null;
    }
  }

  /** Announce all groups of a round together; one by one they would come too fast for screen readers. */
  #announceRound(deal: ShownDeal, round: number): void {
    const shows = roundOf(deal, round).map(({ seat, group }) =>
      t("web-hazari-shows", { name: this.table.name(seat), group: groupName(group) }),
    );
    announce(shows.join(" "), "game");
  }
}

const all = new WeakMap<Table<"hazari">, Hazari>();

/**
 * Return the state of a table, which the first call creates. It has its own effect root, because a reaction does not
 * track state that it creates itself.
 */
export function hazariOf(table: Table<"hazari">): Hazari {
  const found = all.get(table);
  if (found) return found;
  $effect.root(() => void all.set(table, new Hazari(table)));
  return hazariOf(table);
}

/**
 * Return the current round. It is the round of the last group turned up, or the next round once all four groups and
 * the winner have been shown.
 */
export function roundNow({ shows, won }: ShownDeal): number {
  const last = shows.at(-1)?.round ?? 1;
  return shows.length === 0 ? 1 : Math.min(last, ROUNDS) || won.length;
}
