/**
 * The queue of announcements for screen readers. Each is appended to a live region after the one before it, and stays
 * there long enough to be noticed, so that none is lost or replaced. "Your turn" waits until nothing else is left.
 */

/** The subject of an announcement. */
export type Channel = (typeof CHANNELS)[number];
export const CHANNELS = ["game", "chat", "system"] as const;

export interface Announcement {
  readonly id: number;
  readonly channel: Channel;
  readonly text: string;
}

/** The time between two announcements: several changes at once are dropped by some screen readers. */
const GAP_MS = 120;
/** The time that an announcement stays in the live region. */
const STAYS_MS = 5000;

/** Maximum number of announcements in the history. */
const MAX_HEARD = 500;

export interface SpeechClock {
  now(): number;
  after(ms: number, action: () => void): void;
}

export class SpeechQueue {
  readonly #clock: SpeechClock;
  readonly #show: (live: readonly Announcement[], history: readonly Announcement[]) => void;
  readonly #answers: Announcement[] = [];
  readonly #events: Announcement[] = [];
  #turn: (Announcement & { then: () => void }) | null = null;
  #live: readonly Announcement[] = [];
  #history: readonly Announcement[] = [];
  #count = 0;
  #freeAt = 0;
  #isTimed = false;

  /** `show` is called with the content of the live region, and everything said, whenever these change. */
  constructor(
    clock: SpeechClock,
    show: (live: readonly Announcement[], history: readonly Announcement[]) => void,
  ) {
    this.#clock = clock;
    this.#show = show;
  }

  /** Announce an event, after all earlier events. */
  say(text: string, channel: Channel): void {
    this.#events.push(this.#announcement(text, channel));
    this.#run();
  }

  /** Announce the answer to an action, before the events that wait. */
  answer(text: string, channel: Channel): void {
    this.#answers.push(this.#announcement(text, channel));
    this.#run();
  }

  /** Announce that it is the viewer's turn once no other announcement waits; then call `then`. */
  sayTurn(text: string, then: () => void = () => undefined): void {
    this.#turn = { ...this.#announcement(text, "game"), then };
    this.#run();
  }

  /** Withdraw an announcement of the turn that still waits. Return false if none waits. */
  takeBackTurn(): boolean {
    const isUnsaid = this.#turn !== null;
    this.#turn = null;
    return isUnsaid;
  }

  /** Begin a new history. */
  forget(): void {
    this.#history = [];
    this.#put(this.#live);
  }

  #announcement(text: string, channel: Channel): Announcement {
    return { id: this.#count++, channel, text };
  }

  #run(): void {
    if (this.#isTimed || (this.#answers.length + this.#events.length === 0 && !this.#turn)) return;
    this.#isTimed = true;
    // Wait even if nothing is being said, because the announcements of one message come in several calls.
    this.#clock.after(Math.max(0, this.#freeAt - this.#clock.now()), () => {
      this.#isTimed = false;
      this.#next();
      this.#run();
    });
  }

  #next(): void {
    let next = this.#answers.shift() ?? this.#events.shift();
    if (!next && this.#turn) {
      const { then, ...turn } = this.#turn;
      [next, this.#turn] = [turn, null];
      then();
    }
    if (!next) return;
    const { id } = next;
    this.#freeAt = this.#clock.now() + GAP_MS;
    this.#history = [...this.#history, next].slice(-MAX_HEARD);
    this.#put([...this.#live, next]);
    this.#clock.after(STAYS_MS, () => this.#put(this.#live.filter((each) => each.id !== id)));
  }

  #put(live: readonly Announcement[]): void {
    this.#live = live;
    this.#show(live, this.#history);
  }
}

/** The facts of a log that decide when sentences about the next deal are said. */
export interface DealOrder {
  /** For each entry, the number of its last sentences that describe the next deal. */
  ofNextDeal?: readonly number[];
  isMove?: (entry: number) => boolean;
  /** True while the match waits for a player who looks at the score of a deal. */
  holds?: boolean;
}

/** A sentence about an entry of the log. */
export interface Told {
  entry: number;
  text: string;
}

/** The place in the log of a table up to which everything has been said. */
export class Narrator {
  #entry: number | null = null;
  #sentence = 0;
  /** Sentences about the next deal that follow what happens at the score. */
  #next: Told[] = [];

  /** Begin the narration before an entry, unless its starting place is already set. */
  begin(entry: number): void {
    this.#entry ??= entry;
  }

  /**
   * Return the new sentences up to the end of an entry, or up to its first `sentences` sentences. Return none in the
   * first call, when the viewer arrives. Sentences about the next deal follow the entries at the score of the deal
   * before it: they come before the next move, or at the end unless the score `holds`.
   */
  through(
    says: readonly (readonly string[])[],
    entry: number,
    sentences = Infinity,
    { ofNextDeal = [], isMove = () => true, holds = false }: DealOrder = {},
  ): Told[] {
    if (this.#entry === null) {
      this.#entry = entry + 1;
      return [];
    }
    const found: Told[] = [];
    while (this.#entry <= entry) {
      const at = this.#entry;
      const all = (says[at] ?? []).map((text) => ({ entry: at, text }));
      const own = all.length - (ofNextDeal[at] ?? 0);
      const end = at < entry ? own : Math.min(sentences, own);
      if (isMove(at)) found.push(...this.#takeNext());
      found.push(...all.slice(this.#sentence, end));
      this.#sentence = Math.max(this.#sentence, end);
      if (at === entry && sentences !== Infinity) return found;
      this.#next.push(...all.slice(own));
      this.#entry++;
      this.#sentence = 0;
    }
    if (!holds) found.push(...this.#takeNext());
    return found;
  }

  #takeNext(): Told[] {
    const next = this.#next;
    this.#next = [];
    return next;
  }
}
