/** A bot's evaluation of every decision of a match, fetched deal by deal, one request at a time. */
import { connection } from "$/wire/connection.svelte.ts";
import type { JudgedDecision } from "$/wire/types.ts";
import { NOTHING } from "./grades.ts";
import { whenReady } from "./retry.ts";
import { problemOf } from "$/words/errorText.ts";

/** A pause between two deals in milliseconds, so that other users get their turn. */
const PAUSE_MS = 150;

/** Return true if the loss of a decision exceeds its error. */
export function hasCost(decision: JudgedDecision): boolean {
  return decision.loss !== null && decision.loss >= NOTHING && decision.loss > decision.loss_stderr;
}

/** Return the key of the message for a loss in this unit. */
export function lossOf(unit: string): string {
  return unit === "%" ? "web-replay-lost-chance" : "web-replay-lost-points";
}

/** Return a loss rounded for display: below 2 to one decimal, otherwise to a whole number. */
export function roundLoss(loss: number): number {
  return loss < 2 ? Math.round(loss * 10) / 10 : Math.round(loss);
}

export class Judgements {
  /** Decisions by the step that they led to. */
  found = $state.raw<ReadonlyMap<number, JudgedDecision>>(new Map());
  /** The seats whose deals have all been evaluated. */
  seats = $state.raw<ReadonlySet<number>>(new Set());
  /** The deal being evaluated, the number of deals, and the estimated remaining seconds. */
  progress = $state.raw<{ deal: number; deals: number; seconds: number | null } | null>(null);
  failed = $state("");
  /** True while the judging bots are being prepared. */
  waits = $state(false);
  #table: string;
  #judged = new Map<number, JudgedDecision>();
  #settled = new Map<number, { loss: number; loss_stderr: number }>();

  constructor(table: string) {
    this.#table = table;
  }

  /** Evaluate all decisions of a seat; results are shown as they arrive. */
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
        const { decisions } = await whenReady(
          () => connection.ask("judge", { table: this.#table, seat, deal }),
          () => (this.waits = true),
          () => this.progress !== null,
        );
        this.waits = false;
        this.#judged = new Map([...this.#judged, ...decisions.map((each) => [each.step, each] as const)]);
        this.#merge();
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      if (this.progress) this.seats = new Set([...this.seats, seat]);
    } catch (error) {
      if (this.progress) this.failed = problemOf(error);
    } finally {
      this.waits = false;
      this.progress = null;
    }
  }

  /** Store the result of a deeper search of the move at a step, which replaces the earlier one. */
  settle(step: number, loss: number, loss_stderr: number): void {
    this.#settled.set(step, { loss, loss_stderr });
    this.#merge();
  }

  /** Return the known loss of the move at a step; null if none is known. */
  lossAt(step: number): { loss: number; loss_stderr: number } | null {
    const judged = this.found.get(step);
    if (judged && judged.loss !== null) return { loss: judged.loss, loss_stderr: judged.loss_stderr };
    return this.#settled.get(step) ?? null;
  }

  #merge(): void {
    this.found = new Map(
      [...this.#judged].map(([step, each]) => [step, { ...each, ...this.#settled.get(step) }]),
    );
  }

  /** Stop after the current deal. */
  stop(): void {
    this.progress = null;
  }
}
