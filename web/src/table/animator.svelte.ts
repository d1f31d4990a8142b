/**
 * Drawing of a table's messages with motion: measure the old places, draw the new position, move the cards between
 * them.
 */
import type { Entries, GameEvent } from "$/wire/types.ts";
import { tick } from "svelte";
import { announce } from "./announce.svelte.ts";
import type { Channel } from "./speech.ts";
import { Motion, pause, type Scene } from "./motion.ts";
import { eventsOf, isOfGame } from "./moves.ts";
import { Narrator, type Told } from "./speech.ts";
import { reasonsAloud, scoresAloud } from "./spokenTable.ts";
import type { Table } from "./table.svelte.ts";

/** The length of the queue beyond which waiting messages are drawn at double speed. */
const MANY = 3;
/** The speed of a replay, slower than usual, with a pause to read between two messages. */
const SLOWLY = 0.6;
const READ_MS = 1100;

export class Animator {
  /** True while a card is moving. */
  isMoving = $state(false);
  /** True if a family has shown the end of the match without motion. */
  isUnseen = $state(false);
  readonly #table: Table;
  #motion: Motion | null = null;
  /** Function that ends the pause between two replayed messages; null if none is running. */
  #hurry: (() => void) | null = null;

  readonly #narrator = new Narrator();
  readonly #say: (sentence: string, channel: Channel) => void;

  /** `say` is called with each sentence about the events, at the moment when it is shown, and its subject. */
  constructor(table: Table, say: (sentence: string, channel: Channel) => void = () => undefined) {
    this.#table = table;
    this.#say = say;
  }

  /** Announce the events up to the drawn position that have not been announced yet. */
  sayDrawn(): void {
    if (this.#table.drawn > 0) this.#sayThrough(this.#table.drawn - 1);
  }

  /** Announce what has happened at the score of a deal that is still displayed, as when a player leaves. */
  sayAtScore(): void {
    const log = this.#table.feed?.log ?? [];
    const next = log.findIndex((entry, at) => at >= this.#table.drawn && eventsOf(entry).length > 0);
    const last = (next < 0 ? log.length : next) - 1;
    if (this.#table.drawn > 0 && last >= this.#table.drawn) this.#sayThrough(last);
  }

  #sayThrough(entry: number, sentences?: number): void {
    const { feed, state } = this.#table;
    const order = {
      ofNextDeal: feed?.ofNextDeal,
      isMove: (at: number) => feed?.log[at]?.entry === "moved",
      holds: state?.score?.holds,
    };
    for (const told of this.#narrator.through(feed?.says ?? [], entry, sentences, order)) {
      this.#say(told.text, isOfGame(feed?.log[told.entry]) ? "game" : "system");
      const laid = this.#laidAfter(told);
      if (laid) this.#say(laid, "game");
    }
  }

  /** Return the cards on the table, in words, after the last sentence about an entry that begins a deal; else "". */
  #laidAfter({ entry, text }: Told): string {
    const { feed, family } = this.#table;
    const logged = feed?.log[entry];
    if (!logged || text !== feed?.says[entry]?.at(-1)) return "";
    const dealt = eventsOf(logged).find((event) => event.type === "deal");
    return (dealt && family?.laidAloud?.(this.#table, dealt)) ?? "";
  }

  /**
   * Announce the events up to the score of each deal that a message ends, with its reasons and the scores after it.
   * Sentences about the next deal come later.
   */
  #sayDeal(message: Entries): void {
    const scored = message.entries.map((entry) =>
      eventsOf(entry).find((event) => event.type === "deal-scored"),
    );
    const last = scored.map((event) => event !== undefined).lastIndexOf(true);
    const { feed } = this.#table;
    for (const [at, event] of scored.entries()) {
      if (!event) continue;
      const entry = message.first + at;
      const next = feed?.ofNextDeal?.[entry] ?? 0;
      this.#sayThrough(entry, (feed?.says[entry]?.length ?? 0) - next);
      const reasons = reasonsAloud(this.#table, event);
      if (reasons) this.#say(reasons, "game");
      const scores = scoresAloud(this.#table, event);
      if (scores && (at < last || message.state.stage === "playing")) this.#say(scores, "game");
    }
  }

  /** Draw on this cloth, with copies of cards in the layer above it. */
  attach(cloth: HTMLElement, layer: HTMLElement): void {
    this.#motion = new Motion(cloth, layer);
    this.#table.drawWith((message, show) => this.#draw(message, show));
  }

  /** Finish all running animations immediately. */
  finish(): void {
    this.#motion?.finish();
    this.#hurry?.();
  }

  /**
   * Replay slowly the viewer's last move and everything since. During a replay, stop it. Return false if nothing is
   * stored, as after a reload of the page.
   */
  async again(): Promise<boolean> {
    if (this.#table.isRetelling) {
      void this.#table.stopReplay();
      this.finish();
      return true;
    }
    const isKept = await this.#table.replayRecent((message, show) => this.#redraw(message, show));
    this.isMoving = false;
    return isKept;
  }

  async #draw(message: Entries, show: () => void): Promise<void> {
    this.isMoving = true;
    this.#narrator.begin(message.first);
    try {
      await this.#drawn(message, show);
      this.sayDrawn();
    } finally {
      this.isMoving = false;
    }
  }

  async #drawn(message: Entries, show: () => void): Promise<void> {
    const { family, view, pendingCount } = this.#table;
    const events = message.entries.flatMap(eventsOf);
    if (!this.#motion || !family || !view || document.hidden || events.length === 0) {
      show();
      await tick();
      if (events.some(({ type }) => type === "deal-scored")) {
        this.#sayDeal(message);
        await this.#looked();
      }
      return;
    }
    this.#motion.speed = pendingCount > MANY ? 2 : 1;
    const next = await this.#ended(message, events, show);
    this.#sayDeal(message);
    if (!next) return;
    await this.#looked();
    const laid = this.#motion.scene();
    await this.#move(next, laid, laid);
  }

  /** Draw a message. If it ends a deal, draw only up to its score, and return the events after it. */
  async #ended(message: Entries, events: GameEvent[], show: () => void): Promise<GameEvent[] | null> {
    const motion = this.#motion;
    const { family } = this.#table;
    if (!motion || !family) return null;
    const { shows } = family;
    if (shows) {
      if (motion.isStill) this.isUnseen = message.state.stage === "over";
      const tell = (at: number, sentences: number): void => this.#sayThrough(message.first + at, sentences);
      await motion.inSteps((rest) => shows(message, this.#table, rest, tell));
    }
    const before = motion.scene();
    const scored = events.findIndex(({ type }) => type === "deal-scored");
    if (scored < 0 || message.state.stage !== "playing") {
      show();
      await tick();
      await this.#move(events, before, motion.scene());
      return null;
    }
    // The last cards come to rest on the table of their deal; the next deal is laid out on request.
    await this.#move(events.slice(0, scored + 1), before, before);
    show();
    await tick();
    return events.slice(scored + 1);
  }

  async #redraw(message: Entries, show: () => void): Promise<void> {
    this.isMoving = true;
    await tick();
    announce((message.says ?? []).flat().join(" "));
    if (this.#motion) this.#motion.speed = SLOWLY;
    await this.#ended(message, message.entries.flatMap(eventsOf), show);
    await Promise.race([pause(READ_MS), new Promise<void>((resolve) => (this.#hurry = resolve))]);
    this.#hurry = null;
  }

  /** Wait until the viewer has seen the score of the deal. */
  async #looked(): Promise<void> {
    this.isMoving = false;
    await this.#table.untilNextDeal();
    const retold = this.#table.stopReplay();
    this.finish();
    await retold;
    this.isMoving = true;
    await tick();
  }

  async #move(events: GameEvent[], before: Scene, after: Scene): Promise<void> {
    const { family, view } = this.#table;
    const motion = this.#motion;
    if (!motion || !family || !view) return;
    const scenes = { before, after };
    const phases = events.flatMap((event) => family.phases(event, scenes, view, this.#table));
    await motion.play(phases, scenes.before, scenes.after);
  }
}
