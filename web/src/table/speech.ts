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
  #turn: Announcement | null = null;
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

  /** Announce that it is the viewer's turn once no other announcement waits. */
  sayTurn(text: string): void {
    this.#turn = this.#announcement(text, "game");
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
    if (!next && this.#turn) [next, this.#turn] = [this.#turn, null];
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

/** The place in the log of a table up to which everything has been said. */
export class Narrator {
  #entry: number | null = null;
  #sentence = 0;

  /** Begin the narration before an entry, unless its starting place is already set. */
  begin(entry: number): void {
    this.#entry ??= entry;
  }

  /**
   * Return the new sentences up to the end of an entry, or up to its first `sentences` sentences. Return none in the
   * first call, when the viewer arrives.
   */
  through(says: readonly (readonly string[])[], entry: number, sentences = Infinity): string[] {
    if (this.#entry === null) {
      this.#entry = entry + 1;
      return [];
    }
    const found: string[] = [];
    while (this.#entry <= entry) {
      const all = says[this.#entry] ?? [];
      const end = this.#entry < entry ? all.length : Math.min(sentences, all.length);
      found.push(...all.slice(this.#sentence, end));
      this.#sentence = Math.max(this.#sentence, end);
      if (this.#entry === entry && sentences !== Infinity) break;
      this.#entry++;
      this.#sentence = 0;
    }
    return found;
  }
}
