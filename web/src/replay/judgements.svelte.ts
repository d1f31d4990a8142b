/** A bot's evaluation of every decision of a match, fetched deal by deal, one request at a time. */
import { connection } from "$/wire/connection.svelte.ts";
import type { JudgedDecision } from "$/wire/types.ts";
import { whenReady } from "./retry.ts";
import { problemOf } from "$/words/errorText.ts";

/** Losses below this are not worth a word. */
export const NOTHING = 0.15;
/** A mistake costs at least this part of all that a match is played for; an inaccuracy this one. */
const MISTAKE = 0.05;
const INACCURACY = 0.015;
/** The assumed target of a match without one, in points: about the yield of a longer deal. */
const USUAL_GOAL = 20;
/** A moment between two deals, so that others have their turn. */
const PAUSE_MS = 150;

/** Return true if the loss of a decision exceeds its error. */
export function hasCost(decision: JudgedDecision): boolean {
  return decision.loss !== null && decision.loss >= NOTHING && decision.loss > decision.loss_stderr;
}

/** A card player's word for the quality of a move. */
export type Grade = "fine" | "inaccuracy" | "mistake";

/**
 * The grade of a loss with its standard error; `goal` is how many points a match is played for, null if for no number
 * of them.
 */
export function gradeOf(
  { loss, loss_stderr: error, unit }: Pick<JudgedDecision, "loss" | "loss_stderr" | "unit">,
  goal: number | null,
): Grade {
  if (loss === null || loss < NOTHING || loss <= error) return "fine";
  const part = loss / (unit === "points" ? (goal ?? USUAL_GOAL) : 100);
  return part >= MISTAKE ? "mistake" : part >= INACCURACY ? "inaccuracy" : "fine";
}

/** The message that says how much of which unit is lost. */
export function lossOf(unit: string): string {
  return unit === "points" ? "web-replay-lost-points" : "web-replay-lost-chance";
}

/** A loss as it is said: whole numbers, below two one decimal. */
export function roundLoss(loss: number): number {
  return loss < 2 ? Math.round(loss * 10) / 10 : Math.round(loss);
}

export class Judgements {
  /** By step, the decision that led to it. */
  found = $state.raw<ReadonlyMap<number, JudgedDecision>>(new Map());
  /** Seats of which every deal has been judged. */
  seats = $state.raw<ReadonlySet<number>>(new Set());
  /** The deal that is being judged, how many there are, and about how many seconds it will take. */
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

  /** Judge no further deal. */
  stop(): void {
    this.progress = null;
  }
}
