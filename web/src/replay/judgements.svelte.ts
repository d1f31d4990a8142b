/** What a bot thinks of every decision of a match: fetched deal by deal, one request at a time. */
import { connection, RefusedError } from "$/wire/connection.svelte.ts";
import type { JudgedDecision } from "$/wire/types.ts";

/** Losses below this are not worth a word. */
export const NOTHING = 0.15;
/** A moment between two deals, so that others have their turn. */
const PAUSE_MS = 150;

/** Whether a decision has cost something that is more than its error. */
export function hasCost(decision: JudgedDecision): boolean {
  return decision.loss !== null && decision.loss >= NOTHING && decision.loss > decision.loss_stderr;
}

export class Judgements {
  /** By step, the decision that led to it. */
  found = $state.raw<ReadonlyMap<number, JudgedDecision>>(new Map());
  /** Seats of which every deal has been judged. */
  seats = $state.raw<ReadonlySet<number>>(new Set());
  /** The deal that is being judged, how many there are, and about how many seconds it will take. */
  progress = $state.raw<{ deal: number; deals: number; seconds: number | null } | null>(null);
  failed = $state("");
  #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  /** Judge all decisions of a seat; what has been judged is shown at once. */
  async judge(seat: number, deals: number): Promise<void> {
    if (this.progress) return;
    this.failed = "";
    const begun = performance.now();
    this.progress = { deal: 1, deals, seconds: null };
    try {
      for (let deal = 1; deal <= deals && this.progress; deal++) {
        const done = deal - 1;
        this.progress = {
          deal,
          deals,
          seconds: done ? Math.ceil(((performance.now() - begun) / 1000 / done) * (deals - done)) : null,
        };
        const { decisions } = await connection.ask("judge", { table: this.#table, seat, deal });
        this.found = new Map([...this.found, ...decisions.map((each) => [each.step, each] as const)]);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      if (this.progress) this.seats = new Set([...this.seats, seat]);
    } catch (error) {
      this.failed = error instanceof RefusedError ? error.message : String(error);
    } finally {
      this.progress = null;
    }
  }

  /** Judge no further deal. */
  stop(): void {
    this.progress = null;
  }
}
