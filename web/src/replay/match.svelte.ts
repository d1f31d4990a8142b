/** A finished match to step through: a static table. */
import { familyOf } from "$/families.ts";
import type { Family } from "$/table/family.ts";
import { stillEntry, stillState } from "$/table/staticTable.ts";
import { Table } from "$/table/table.svelte.ts";
import { call } from "$/wire/http.ts";
import { agreementOf, variantOf } from "$/wire/library.ts";
import type { Agreement, Replay, ReplayStep, GameVariant } from "$/wire/types.ts";

/** The source of a match: a table of this server, or a record; `edited` if it may have been changed on purpose. */
export type Source = { table: string } | { record: string; edited: boolean };

/** Fetch a match as a seat saw it. Throws an Error with the server's sentence. */
export async function fetchReplay(source: Source, seat: number | null): Promise<Replay> {
  if ("record" in source) return call("replay-of-record", { seat, edited: source.edited }, source.record);
  return call("replay", { table: source.table, seat });
}

export class Match {
  readonly replay: Replay;
  readonly seat: number | null;
  readonly table: Table;
  /** The index of the step that is shown. */
  at = $state(0);
  #variant: GameVariant;
  #family: Family;
  readonly agreement: Agreement;

  constructor(
    replay: Replay,
    seat: number | null,
    variant: GameVariant,
    family: Family,
    agreement: Agreement,
  ) {
    this.agreement = agreement;
    this.replay = replay;
    this.seat = seat;
    this.#variant = variant;
    this.#family = family;
    const log = replay.steps.map((step, number) => stillEntry(number, step.seat, step.events, step.text));
    this.table = new Table("", seat, {
      log,
      says: replay.steps.map((step) => step.says),
      close: () => undefined,
    });
    this.table.canonical = replay.variant;
    this.go(0);
  }

  static async load(source: Source, seat: number | null): Promise<Match> {
    const replay = await fetchReplay(source, seat);
    const [variant, agreement] = await Promise.all([variantOf(replay.variant), agreementOf(replay.variant)]);
    if (!variant) throw new Error(replay.variant);
    return new Match(replay, seat, variant, await familyOf(variant.family), agreement);
  }

  get step(): ReplayStep {
    const step = this.replay.steps[this.at];
    if (!step) throw new RangeError(`no step ${this.at}`);
    return step;
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  /** Show a step. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last));
    const { names, seats } = this.replay;
    const state = stillState(names, this.at === this.last ? "over" : "playing", { seats });
    this.table.place(
      { state, view: this.step.view, status: null, names, upTo: this.at + 1 },
      this.#variant,
      this.#family,
      this.agreement,
    );
  }

  /** The step at which each deal begins. */
  get deals(): number[] {
    const starts: number[] = [];
    let deal = -1;
    this.replay.steps.forEach((step, i) => {
      if (step.view.deal !== deal) {
        deal = step.view.deal;
        starts.push(i);
      }
    });
    return starts;
  }
}
