/**
 * A viewer's feed of a table: its complete log in order, across reconnections. `arrived` receives each message once
 * it is in the log; the drawn position may lag behind (table/stage.svelte.ts).
 */
import { readerTag } from "$/cards/pattern.svelte.ts";
import { connection, type RefusedError } from "./connection.svelte.ts";
import type { Entries, LogEntry } from "./types.ts";

export class Feed {
  readonly table: string;
  readonly seat: number | null;
  /** All log entries, by number. */
  log: LogEntry[] = [];
  /** Sentences of the log entries, by number. */
  says: string[][] = [];
  /** For each entry, the number of its last sentences that describe the next deal. */
  ofNextDeal: number[] = [];
  /** The reason why the table cannot be subscribed to. */
  refused = $state<RefusedError | null>(null);

  #arrived: (message: Entries, isNew: boolean) => void;
  #ends: (() => void)[] = [];
  #asking = false;
  /** The language and card names of the sentences. */
  #told = readerTag();

  constructor(table: string, seat: number | null, arrived: (message: Entries, isNew: boolean) => void) {
    this.table = table;
    this.seat = seat;
    this.#arrived = arrived;
    this.#ends.push(
      connection.hear((message) => {
        if (message.type !== "entries" || message.table !== table) return;
        const told = message.seat ?? null;
        // After releasing a seat, the viewer receives the whole log again as a spectator.
        if (told === seat || (told === null && message.first === 0)) this.#take(message);
      }),
      connection.whenOpen(() => this.#watch()),
    );
  }

  /** Unsubscribe. */
  close(): void {
    for (const end of this.#ends) end();
    if (connection.line === "open")
      connection.ask("unwatch", { table: this.table, seat: this.seat }).catch(() => undefined);
  }

  #watch(): void {
    if (this.#asking) return;
    this.#asking = true;
    const reader = readerTag();
    const since = reader === this.#told ? this.log.length : 0;
    this.#told = reader;
    connection
      .ask("watch", { table: this.table, seat: this.seat, since })
      .catch((error: RefusedError) => (this.refused = error))
      .finally(() => (this.#asking = false));
  }

  #take(message: Entries): void {
    if (message.first > this.log.length) {
      this.#watch(); // an entry is missing in between
      return;
    }
    const isNew = message.first === this.log.length;
    this.log.splice(message.first, this.log.length, ...message.entries);
    this.says.splice(
      message.first,
      this.says.length,
      ...message.entries.map((entry, i) => (this.#isOwnHint(entry) ? [] : (message.says?.[i] ?? []))),
    );
    this.ofNextDeal.splice(
      message.first,
      this.ofNextDeal.length,
      ...(message.of_next_deal ?? message.entries.map(() => 0)),
    );
    this.#arrived(message, isNew && this.log.length > message.entries.length);
  }

  /** Return true if an entry tells the others of a hint that the viewer has just received. */
  #isOwnHint(entry: LogEntry): boolean {
    return entry.entry === "hint-used" && entry.seat === this.seat;
  }
}
