/** A match that is over, to be gone through step by step: a table that stands still. */
import { familyOf } from "$/families.ts";
import type { Family } from "$/table/family.ts";
import { Table } from "$/table/table.svelte.ts";
import { agreementOf, send, variantOf, type Variant } from "$/wire/library.ts";
import { settings } from "$/settings.svelte.ts";
import type { Agreement, LogEntry, Replay, Step, TableState, View } from "$/wire/types.ts";

/** Where a match comes from: a table of this server, or a record. */
export type Source = { table: string } | { record: string };

/** The match as a seat was told it; Error with the server's sentence. */
export async function fetchReplay(source: Source, seat: number | null): Promise<Replay> {
  const query = new URLSearchParams({
    lang: settings.language,
    ...(seat === null ? {} : { seat: String(seat) }),
  });
  if ("record" in source) return send<Replay>(`/api/replay?${query}`, source.record);
  const answer = await fetch(`/api/tables/${encodeURIComponent(source.table)}/replay?${query}`, {
    headers: { "Accept-Language": settings.language },
  });
  const result = (await answer.json().catch(() => ({}))) as Replay & { message?: string };
  if (!answer.ok) throw new Error(result.message ?? answer.statusText);
  return result;
}

export class Match {
  readonly replay: Replay;
  readonly seat: number | null;
  readonly table: Table;
  /** Which step is shown. */
  at = $state(0);
  #variant: Variant;
  #family: Family;
  readonly agreement: Agreement;

  constructor(replay: Replay, seat: number | null, variant: Variant, family: Family, agreement: Agreement) {
    this.agreement = agreement;
    this.replay = replay;
    this.seat = seat;
    this.#variant = variant;
    this.#family = family;
    const log = replay.steps.map(
      (step, number) =>
        ({
          entry: "moved",
          number,
          at: 0,
          seat: step.seat ?? 0,
          text: step.text,
          events: step.events,
        }) as unknown as LogEntry,
    );
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

  get step(): Step {
    return this.replay.steps[this.at] as Step;
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  /** Show a step. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last));
    const state: TableState = {
      stage: this.at === this.last ? "over" : "playing",
      owner: "",
      seats: this.replay.names.map((name, seat) => ({
        occupant: { kind: "person", id: `seat-${seat}`, name },
      })),
      away: {},
      asked: [],
      undo_by: null,
      undo_waits_for: [],
      rematch_wanted: [],
      next_table: "",
      paused: false,
      free_chat: false,
    };
    const view = this.step.view as View;
    this.table.place(
      { state, view, status: null, names: this.replay.names, upTo: this.at + 1 },
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
