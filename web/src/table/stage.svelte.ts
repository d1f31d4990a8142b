/**
 * The drawn state of a table. Its messages are drawn one by one, each with its motion. The drawn position (`shown`)
 * may lag behind the server's last position (`latest`), to which all decisions refer.
 */
import { setOfferedPatterns } from "$/cards/pattern.svelte.ts";
import { connection, type RefusedError } from "$/wire/connection.svelte.ts";
import { Feed } from "$/wire/feed.svelte.ts";
import { agreementOf, variantOf } from "$/wire/library.ts";
import type {
  Agreement,
  Entries,
  FamilyName,
  GameEvent,
  LogEntry,
  Status,
  TableState,
  GameVariant,
  View,
} from "$/wire/types.ts";
import { familyOf } from "$/families.ts";
import type { Family } from "./family.ts";
import { eventsOf, type Line } from "./moves.ts";

/** A position, with the other data that the page draws with it. */
export interface DisplayedPosition<F extends FamilyName = FamilyName> {
  state: TableState;
  view: View<F> | null;
  status: Status | null;
  /** Names by seat. */
  names: string[];
  /** The number of log entries included in this position. */
  upTo: number;
}

/** The events of the log, as entries and in words. */
interface ToldLog {
  readonly log: LogEntry[];
  readonly says: string[][];
  readonly ofNextDeal?: number[];
  /** The reason why the log is not available. */
  readonly refused?: RefusedError | null;
  close(): void;
}

/** A function that draws a message; its promise resolves after the motion. */
type Draw = (message: Entries, show: () => void) => Promise<void>;

/** With a longer queue, only the last message is drawn. */
const LONG_QUEUE = 8;
/** Maximum number of messages stored for a replay. */
const MAX_SEEN = 40;

/** The drawn state of a table: of any family, or of the families `F` in their own pages. */
export class Stage<F extends FamilyName = FamilyName> {
  readonly id: string;
  /** The viewer's seat; null for a spectator, and until it is known. */
  seat = $state<number | null>(null);
  variant = $state<GameVariant | null>(null);
  family = $state.raw<Family | null>(null);
  /** The agreement, which positions do not repeat. */
  agreement = $state.raw<Agreement<F> | null>(null);
  /** Canonical text of the variant. */
  canonical = $state("");
  shown = $state.raw<DisplayedPosition<F> | null>(null);
  /** The server's latest position; the legal moves belong to it. */
  latest = $state.raw<DisplayedPosition<F> | null>(null);
  /** The number of drawn log entries. */
  drawn = $state(0);
  /** True if the latest position is drawn. */
  isCurrent = $state(false);
  /** Sentences about past events, newest last, with the seat that moved. */
  lines = $state.raw<Line[]>([]);
  feed: ToldLog | null = null;
  /** True for a static table: a position of a replay, a lesson or an example. */
  readonly isStill: boolean;

  #draw: Draw = async (_message, show) => show();
  /** The messages to draw; repeated messages are drawn without motion. */
  #queue: { message: Entries; isNew: boolean }[] = [];
  #drawing = false;
  /** The messages since the viewer's last move, including that move, each with the position before it. */
  #seen: { before: DisplayedPosition<F>; message: Entries }[] = [];
  /** True while the messages since the viewer's last move are replayed. */
  isRetelling = $state(false);
  #retold = Promise.resolve();
  #ended = false;
  #handlers = new Set<(events: GameEvent[], message: Entries) => void>();

  /** Create a table that follows the server or, with `told`, a static table with a given log (web/src/replay). */
  constructor(id: string, seat: number | null = null, told: ToldLog | null = null) {
    this.id = id;
    this.isStill = told !== null;
    if (told) {
      this.feed = told;
      this.seat = seat;
    } else this.#follow(seat);
  }

  /** Show a position at a static table. */
  place(position: DisplayedPosition<F>, variant: GameVariant, family: Family, agreement: Agreement<F>): void {
    setOfferedPatterns(variant.patterns);
    this.agreement = agreement;
    this.variant = variant;
    this.family = family;
    this.shown = position;
    this.latest = position;
    this.drawn = position.upTo;
    this.isCurrent = true;
  }

  /** Advance a static table by a message, with its motion. */
  async goOn(message: Entries): Promise<void> {
    this.latest = positionOf(message);
    await this.#draw(message, () => this.#show(message));
  }

  close(): void {
    this.#ended = true;
    this.feed?.close();
  }

  /** Draw messages with motion. */
  drawWith(draw: Draw): void {
    this.#draw = draw;
  }

  /** Call `handler` with the events of each drawn message. Return a function that removes it. */
  onEvents(handler: (events: GameEvent[], message: Entries) => void): () => void {
    this.#handlers.add(handler);
    return () => this.#handlers.delete(handler);
  }

  /** All drawn events of the match, without those of undone moves. */
  events: GameEvent<F>[] = $derived.by(() => {
    const log = this.feed?.log.slice(0, this.shown?.upTo ?? 0) ?? [];
    const gone = new Set(log.flatMap((entry) => (entry.entry === "undone" ? entry.takes_back : [])));
    return log.flatMap((entry) => (gone.has(entry.number) ? [] : eventsOf<F>(entry)));
  });

  /** The number of messages that wait to be drawn. */
  get pendingCount(): number {
    return this.#queue.length;
  }

  /** Replay the viewer's last move and everything since. Return false if nothing is stored. */
  async replayRecent(draw: Draw): Promise<boolean> {
    const now = this.shown;
    const { isParked } = this;
    if ((this.#drawing && !isParked) || !now || this.#seen.length === 0) return false;
    this.#drawing = true;
    this.isRetelling = true;
    let end: () => void = () => undefined;
    this.#retold = new Promise((resolve) => (end = resolve));
    try {
      for (const { before, message } of [...this.#seen]) {
        if (!this.isRetelling || this.#ended) break;
        this.#place(before);
        await draw(message, () => this.#place(positionOf(message)));
      }
    } finally {
      this.isRetelling = false;
      if (!isParked) this.#drawing = false;
      if (!this.#ended) {
        this.#place(now);
        this.isCurrent = this.#queue.length === 0;
        if (!isParked) void this.#drain();
      }
      end();
    }
    return true;
  }

  /** Stop a replay; resolves once the current position is drawn. */
  stopReplay(): Promise<void> {
    this.isRetelling = false;
    return this.#retold;
  }

  /** True if messages are drawn only at the viewer's request; a hook for subclasses. */
  protected get isParked(): boolean {
    return false;
  }

  /** Resolves when a message may be drawn; a hook for subclasses. */
  protected mayDraw(_message: Entries): Promise<void> {
    return Promise.resolve();
  }

  /** True if every message is drawn, however long the queue. */
  protected get drawsAll(): boolean {
    return false;
  }

  /** Switch to another seat of the viewer, or to spectating. */
  sitAt(seat: number | null): void {
    if (seat !== this.seat) this.#follow(seat);
  }

  /** Called when a message has arrived, possibly before it is drawn; a hook for subclasses. */
  protected hasHeard(): void {}

  /** Called when a message has been drawn; a hook for subclasses. */
  protected hasShown(): void {}

  #follow(seat: number | null): void {
    this.feed?.close();
    this.#queue = [];
    this.#seen = [];
    this.seat = seat;
    this.feed = new Feed(this.id, seat, (message, isNew) => this.#arrived(message, isNew));
  }

  #arrived(message: Entries, isNew: boolean): void {
    const mine = message.state.seats.findIndex(
      (held) => held.occupant?.kind === "person" && held.occupant.id === connection.me?.id,
    );
    if (this.seat === null && mine >= 0) {
      this.#follow(mine);
      return;
    }
    if (this.seat !== null && mine < 0) {
      this.#follow(null);
      return;
    }
    this.latest = positionOf(message);
    this.hasHeard();
    this.isCurrent = false;
    if (!isNew) this.#queue = [];
    this.#queue.push({ message, isNew });
    if (this.#queue.length > LONG_QUEUE && !this.drawsAll) this.#queue.splice(0, this.#queue.length - 1);
    void this.#drain();
  }

  async #learn(): Promise<void> {
    const opened = this.feed?.log[0];
    if (opened?.entry !== "opened") return;
    this.canonical = opened.setup.variant;
    const { canonical } = this;
    const [variant, agreement] = await Promise.all([variantOf(canonical), agreementOf(canonical)]);
    if (!variant || this.variant) return;
    const family = await familyOf(variant.family);
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- that of its own variant
    this.agreement = agreement as Agreement<F>;
    this.family = family;
    this.variant = variant;
    setOfferedPatterns(variant.patterns);
  }

  async #drain(): Promise<void> {
    if (this.#drawing) return;
    this.#drawing = true;
    try {
      if (!this.variant) await this.#learn();
      for (let next = this.#queue.shift(); next && !this.#ended; next = this.#queue.shift()) {
        const { message, isNew } = next;
        if (!isNew) {
          this.#seen = [];
          this.#show(message);
          continue;
        }
        await this.mayDraw(message);
        if (this.#ended) return;
        if (this.shown) this.#keep(this.shown, message);
        await this.#draw(message, () => this.#show(message));
        const events = message.entries.flatMap(eventsOf);
        for (const handler of this.#handlers) handler(events, message);
      }
    } finally {
      this.#drawing = false;
    }
  }

  /** Store a message for a replay. */
  #keep(before: DisplayedPosition<F>, message: Entries): void {
    const isOwn = message.entries.some((entry) => entry.entry === "moved" && entry.seat === this.seat);
    if (isOwn || message.entries.some((entry) => entry.entry === "undone")) this.#seen = [];
    if (!message.entries.some((entry) => eventsOf(entry).length > 0)) return;
    const most = this.seat === null ? message.state.seats.length : MAX_SEEN;
    this.#seen = [...this.#seen, { before, message }].slice(-most);
  }

  #show(message: Entries): void {
    if ((message.seat ?? null) !== this.seat) return; // the seat has changed meanwhile
    this.#place(positionOf(message));
    this.isCurrent = this.#queue.length === 0;
    this.hasShown();
  }

  /** Draw a position, with the events up to it. */
  #place(position: DisplayedPosition<F>): void {
    this.shown = position;
    this.drawn = position.upTo;
    this.isCurrent = false;
    const feed = this.feed;
    this.lines = (feed?.log ?? [])
      .slice(0, position.upTo)
      .map((entry, i) => ({
        number: entry.number,
        seat: "seat" in entry && typeof entry.seat === "number" ? entry.seat : null,
        says: feed?.says[i] ?? [],
        ofNextDeal: feed?.ofNextDeal?.[i] ?? 0,
      }))
      .filter((line) => line.says.length > 0);
  }
}

function positionOf<F extends FamilyName>(message: Entries): DisplayedPosition<F> {
  return {
    state: message.state,
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a table is told of its own family only
    view: message.view as View<F> | null,
    status: message.status ?? null,
    names: message.names ?? [],
    upTo: message.first + message.entries.length,
  };
}
