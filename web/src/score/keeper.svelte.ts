/** An open series: its deals, their scores, and changes to it. */
import { problemOf } from "$/words/errorText.ts";
import { call } from "$/wire/http.ts";
import type { SeatChange, Scores } from "$/wire/types.ts";
import { Entry, type Values } from "./entry.svelte.ts";
import { keepSeries, queryOf, seatedNames, type Series, type StoredSeries } from "./series.ts";

export class Keeper {
  stored: StoredSeries;
  scores = $state.raw<Scores | null>(null);
  /** The entry of the next deal, or of the deal being corrected. */
  entry = $state.raw<Entry | null>(null);
  /** The number of the deal being corrected, from 0; null for the next deal. */
  corrected = $state<number | null>(null);
  problem = $state("");
  /** True if the browser does not store the series. */
  isUnkept = $state(false);

  /** The deal removed last, and the match before, which `restore` brings back. */
  removed = $state.raw<{ place: number; before: StoredSeries } | null>(null);
  /** True while a change is being scored; another one is ignored, so that a double press changes one thing. */
  #isBusy = false;

  /** The number of players before the first deal. */
  #first = $state(0);

  constructor(stored: StoredSeries) {
    this.stored = $state.raw(stored);
    void this.#load();
  }

  get series(): Series {
    return this.stored.series;
  }

  /** The names by seat in each deal, and last those in the next one. */
  get names(): string[][] {
    return seatedNames(this.series, this.#first);
  }

  /** Begin the entry of a deal; without a number, of the next one. */
  enter(place: number | null = null): void {
    this.corrected = place;
    const values = place === null ? this.stored.draft : (this.series.deals[place]?.values ?? {});
    const isOver = place === null && this.scores?.next === null;
    this.entry = isOver ? null : new Entry(this.series, place ?? this.series.deals.length, values);
  }

  /** Store the values of the next deal so far, so that a reloaded page has them. */
  keepDraft(values: Values): void {
    if (this.corrected !== null) return;
    this.#keep({ ...this.stored, draft: values });
  }

  /** Write the entered deal down. Return false if it is refused, or doubtful (`Entry.finish`). */
  write(): Promise<boolean> {
    const { entry, series, corrected } = this;
    return this.#alone(async () => {
      const values = await entry?.finish();
      if (!values || entry !== this.entry) return false;
      const deals =
        corrected === null
          ? [...series.deals, { values, seating: series.seating }]
          : series.deals.map((each, at) => (at === corrected ? { ...each, values } : each));
      const draft = corrected === null ? {} : this.stored.draft;
      return this.#change({ ...series, deals, seating: corrected === null ? null : series.seating }, draft);
    });
  }

  /** Remove a deal. The change of players before it stays. */
  remove(place: number): Promise<boolean> {
    const { stored: before, series } = this;
    const { deals, seating } = series;
    const moved = deals[place]?.seating ?? null;
    const next = deals[place + 1];
    const left = deals.filter((_, at) => at !== place);
    if (moved && next && next.seating === null) left[place] = { ...next, seating: moved };
    return this.#alone(async () => {
      const isDone = await this.#change({
        ...series,
        deals: left,
        seating: moved && !next ? (seating ?? moved) : seating,
      });
      if (isDone) this.removed = { place, before };
      return isDone;
    });
  }

  /** Bring back the deal removed last. */
  restore(): Promise<boolean> {
    const { removed } = this;
    return this.#alone(async () =>
      removed ? this.#change(removed.before.series, removed.before.draft) : false,
    );
  }

  /** Change the players before the next deal; `joined` are the names of those who join. */
  reseat(seating: SeatChange | null, joined: readonly string[]): Promise<boolean> {
    return this.#alone(() =>
      this.#change({ ...this.series, names: [...this.series.names, ...joined], seating }),
    );
  }

  async #alone(change: () => Promise<boolean>): Promise<boolean> {
    if (this.#isBusy) return false;
    this.#isBusy = true;
    try {
      return await change();
    } finally {
      this.#isBusy = false;
    }
  }

  async #load(): Promise<void> {
    try {
      const { variant, dealer, start } = this.series;
      this.#first = (await call("score", {}, { variant, dealer, start })).sides.flat().length;
      this.scores = await call("score", {}, queryOf(this.series));
      this.problem = "";
      this.enter();
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  async #change(series: Series, draft: Values = {}): Promise<boolean> {
    try {
      this.scores = await call("score", {}, queryOf(series));
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    }
    this.problem = "";
    this.removed = null;
    this.#keep({ ...this.stored, draft, at: Date.now(), over: this.scores.next === null, series });
    this.enter();
    return true;
  }

  #keep(stored: StoredSeries): void {
    this.stored = stored;
    this.isUnkept = !keepSeries(stored);
  }
}
