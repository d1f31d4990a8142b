/**
 * How a table's messages are drawn with motion: first where cards lay, then the new position, then the ways between.
 */
import type { Entries, GameEvent } from "$/wire/types.ts";
import { tick } from "svelte";
import { announce } from "./announce.svelte.ts";
import { Motion, type Scene } from "./motion.ts";
import { eventsOf } from "./moves.ts";
import type { Table } from "./table.svelte.ts";

/** More messages than these wait: they are drawn at double speed. */
const MANY = 3;

export class Animator {
  /** The last move is shown once more. */
  isReplaying = $state(false);
  /** Whether something is on its way. */
  isMoving = $state(false);
  readonly #table: Table;
  #motion: Motion | null = null;
  #last: (() => Promise<void>) | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Draw on this cloth, copies of cards in the layer above it. */
  attach(cloth: HTMLElement, layer: HTMLElement): void {
    this.#motion = new Motion(cloth, layer);
    this.#table.drawWith((message, show) => this.#draw(message, show));
  }

  /** What flies is there at once. */
  finish(): void {
    this.#motion?.finish();
  }

  /** Show the last move once more, the table dimmed. */
  async again(): Promise<void> {
    const last = this.#table.lines.at(-1);
    if (last) announce(last.says.join(" "));
    if (!this.#last || this.#motion?.isRunning) return;
    this.isReplaying = true;
    try {
      await this.#last();
    } finally {
      this.isReplaying = false;
    }
  }

  async #draw(message: Entries, show: () => void): Promise<void> {
    this.isMoving = true;
    try {
      await this.#drawn(message, show);
    } finally {
      this.isMoving = false;
    }
  }

  async #drawn(message: Entries, show: () => void): Promise<void> {
    const { family, view } = this.#table;
    const events = message.entries.flatMap(eventsOf);
    if (!this.#motion || !family || !view || document.hidden || events.length === 0) {
      show();
      await tick();
      if (events.some(({ type }) => type === "deal-scored")) await this.#looked();
      return;
    }
    const { shows } = family;
    if (shows) await this.#motion.inSteps((rest) => shows(message, this.#table, rest));
    const before = this.#motion.scene();
    const scored = events.findIndex(({ type }) => type === "deal-scored");
    if (scored < 0 || message.state.stage !== "playing") {
      show();
      await tick();
      await this.#move(events, before, this.#motion.scene());
      return;
    }
    // The last cards come to rest on the table of the deal that they belong to; the next one is laid when it is wanted.
    await this.#move(events.slice(0, scored + 1), before, before);
    show();
    await tick();
    await this.#looked();
    const laid = this.#motion.scene();
    await this.#move(events.slice(scored + 1), laid, laid, false);
  }

  /** Wait until the viewer has seen the score of the deal. */
  async #looked(): Promise<void> {
    this.isMoving = false;
    await this.#table.untilNextDeal();
    this.isMoving = true;
    await tick();
  }

  async #move(events: GameEvent[], before: Scene, after: Scene, isMove = true): Promise<void> {
    const { family, view, waiting } = this.#table;
    const motion = this.#motion;
    if (!motion || !family || !view) return;
    const scenes = { before, after };
    const phases = events.flatMap((event) => family.phases(event, scenes, view, this.#table));
    if (phases.length && isMove) this.#last = async () => motion.play(phases, scenes.before, scenes.after);
    motion.speed = waiting > MANY ? 2 : 1;
    await motion.play(phases, scenes.before, scenes.after);
  }
}
