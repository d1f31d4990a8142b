/**
 * Selection of the turns to notify while the page is in the background. Each turn is notified once, and its
 * notification is closed when the turn is over.
 */

export interface Notices {
  show: (table: string) => void;
  close: (table: string) => void;
}

export class TurnNotifier {
  readonly #notices: Notices;
  /** The tables that are known to wait for the viewer. */
  readonly #asking = new Set<string>();
  /** The tables with a visible notification. */
  readonly #shown = new Set<string>();

  constructor(notices: Notices) {
    this.#notices = notices;
  }

  /** Record whether it is the viewer's turn at a table; notify if that is new and the viewer looks elsewhere. */
  learn(table: string, { isAsked, isSeen }: { isAsked: boolean; isSeen: boolean }): void {
    if (!isAsked) {
      this.#asking.delete(table);
      this.#close(table);
    } else if (!this.#asking.has(table)) {
      this.#asking.add(table);
      if (isSeen) return;
      this.#shown.add(table);
      this.#notices.show(table);
    }
  }

  /** Record all tables that wait for the viewer now. */
  learnAll(asking: readonly string[], { isSeen }: { isSeen: boolean }): void {
    for (const table of [...this.#asking]) {
      if (!asking.includes(table)) this.learn(table, { isAsked: false, isSeen });
    }
    for (const table of asking) this.learn(table, { isAsked: true, isSeen });
  }

  /** Close all notifications, because the viewer looks at the page. */
  look(): void {
    for (const table of [...this.#shown]) this.#close(table);
  }

  /** Return true if a notification of a table is still shown. */
  isShown(table: string): boolean {
    return this.#shown.has(table);
  }

  #close(table: string): void {
    if (this.#shown.delete(table)) this.#notices.close(table);
  }
}
