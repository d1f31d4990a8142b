/** The entry of a deal: its form, the values entered so far, and their score sheet. */
import { isAboutOptions, problemOf } from "$/words/errorText.ts";
import { call, HttpError } from "$/wire/http.ts";
import type { EntryField, ScoredDeal, Scores } from "$/wire/types.ts";
import { queryOf, type EntryItem, type EntryValue, type Series } from "./series.ts";

/** The pause after a change before it is sent, in milliseconds. */
const PAUSE_MS = 150;

export type Values = Record<string, EntryValue>;

/** Return the places of a field: one for a deal, else the sides or seats that have a value. */
export function placesOf(field: EntryField, sides: number, players: number): number[] {
  const { scope = "deal", only } = field;
  if (scope === "deal") return [0];
  return only ?? Array.from({ length: scope === "side" ? sides : players }, (_, place) => place);
}

/** Return true if a side or seat has no value in this deal and keeps the default. */
function isExcluded({ only }: EntryField, place: number): boolean {
  return Boolean(only && !only.includes(place));
}

/** Return the item at a place of a value. */
export function itemAt(
  field: EntryField,
  value: EntryValue | undefined,
  place: number,
): EntryItem | undefined {
  if ((field.scope ?? "deal") === "deal") return Array.isArray(value) ? undefined : value;
  return Array.isArray(value) ? value[place] : undefined;
}

/**
 * Return the value of a field after an item is entered at a place; `known` are the places entered before. Of numbers
 * with a known sum, the first one not yet entered is null and becomes the rest; of two, that is always the other one.
 */
export function entered(
  field: EntryField,
  before: EntryValue | undefined,
  place: number,
  item: EntryItem,
  places: readonly number[],
  known: ReadonlySet<number>,
): EntryValue {
  if ((field.scope ?? "deal") === "deal") return item;
  const usual = Array.isArray(field.default) ? field.default : [];
  const old = Array.isArray(before) ? before : undefined;
  if (field.total === null || field.total === undefined)
    return usual.map((each, at) => (at === place ? item : (old?.[at] ?? each)));
  const left = places.filter((at) => at !== place && (places.length === 2 || !known.has(at)));
  const [rest] = left;
  return usual.map((each, at) => {
    if (at === place) return item;
    if (!places.includes(at)) return isExcluded(field, at) ? each : (field.least ?? 0);
    if (at === rest) return null;
    return left.includes(at) ? 0 : (old?.[at] ?? 0);
  });
}

/** Return the places with a number other than 0 in a stored value; the others may stand in for the rest. */
function numbersIn(value: EntryValue | undefined): ReadonlySet<number> {
  return new Set(Array.isArray(value) ? value.flatMap((item, place) => (item ? [place] : [])) : []);
}

export class Entry {
  readonly #series: Series;
  readonly #place: number;
  readonly #loaded: Promise<void>;
  /** The answer that describes the form; null until it is known. */
  form = $state.raw<Scores | null>(null);
  /** The values entered so far. */
  values = $state.raw<Values>({});
  /** The score sheet of the entered deal; null while it is refused or unknown. */
  scored = $state.raw<ScoredDeal | null>(null);
  problem = $state("");
  /** The field that the problem is about. */
  refused = $state("");
  /** The places entered so far, by field. */
  readonly #known = new Map<string, ReadonlySet<number>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** The deal with the number `place` of a series, counted from 0; the next one if it has fewer. */
  constructor(series: Series, place: number, values: Values) {
    this.#series = series;
    this.#place = place;
    this.values = values;
    this.#loaded = this.#load();
  }

  get fields(): EntryField[] {
    return (this.form?.next?.fields ?? []).filter((field) =>
      (field.when ?? []).every((condition) => {
        const other = this.form?.next?.fields.find(({ id }) => id === condition.field);
        const now = other && this.valueOf(other);
        return condition.values.some((value) => value === now);
      }),
    );
  }

  get sides(): number[][] {
    return this.form?.sides ?? [];
  }

  get players(): number {
    return this.sides.flat().length;
  }

  valueOf(field: EntryField): EntryValue {
    return this.scored?.values?.[field.id] ?? this.values[field.id] ?? field.default ?? null;
  }

  /** Return an item as it counts: the entered one, or the rest, or the default. */
  itemOf(field: EntryField, place: number): EntryItem {
    const own = this.values[field.id];
    const item = itemAt(field, own, place);
    if (item !== undefined && item !== null) return item;
    const counted = this.scored && itemAt(field, this.scored.values?.[field.id], place);
    return counted ?? (own === undefined ? (itemAt(field, field.default, place) ?? null) : null);
  }

  enter(field: EntryField, place: number, item: EntryItem): void {
    const places = this.places(field);
    const known = this.#known.get(field.id) ?? numbersIn(this.values[field.id]);
    this.#known.set(field.id, new Set([...known, place]));
    this.enterValue(field, entered(field, this.values[field.id], place, item, places, known));
    for (const other of this.form?.next?.fields ?? []) if (other.unless === field.id) this.#beginAgain(other);
  }

  /** Return the places at which a field is entered: not those with a flag that stands in the way. */
  places(field: EntryField): number[] {
    const all = placesOf(field, this.sides.length, this.players);
    const flags = this.form?.next?.fields.find(({ id }) => id === field.unless);
    return flags ? all.filter((place) => this.itemOf(flags, place) !== true) : all;
  }

  /** Leave the sum of a field to the first of those who still take part. */
  #beginAgain(field: EntryField): void {
    const [first] = this.places(field);
    this.#known.delete(field.id);
    if (first === undefined || field.total === null || field.total === undefined) return;
    const usual = Array.isArray(field.default) ? field.default : [];
    const numbers = usual.map((each, at) =>
      at === first ? null : isExcluded(field, at) ? each : (field.least ?? 0),
    );
    this.enterValue(field, numbers);
  }

  enterValue(field: EntryField, value: EntryValue): void {
    this.values = { ...this.values, [field.id]: value };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#preview(), PAUSE_MS);
  }

  /** Return the deal to store, with all values filled in; null if it is refused. */
  async finish(): Promise<Values | null> {
    await this.#loaded; // a press may come before the form is known
    clearTimeout(this.#timer);
    await this.#preview();
    return this.scored?.values ?? null;
  }

  async #load(): Promise<void> {
    try {
      this.form = await call("score", {}, queryOf(this.#series, this.#place));
      if (this.form.next) await this.#preview();
    } catch (error) {
      this.#refuse(error);
    }
  }

  async #preview(): Promise<void> {
    const asked = ++this.#asked;
    const { seating, ...query } = queryOf(this.#series, this.#place);
    const deals = [...(query.deals ?? []), { values: this.values, seating: seating ?? null }];
    try {
      const { deals: sheets } = await call("score", {}, { ...query, deals });
      if (asked !== this.#asked) return;
      this.scored = sheets.at(-1) ?? null;
      this.problem = this.refused = "";
    } catch (error) {
      if (asked === this.#asked) this.#refuse(error);
    }
  }

  #refuse(error: unknown): void {
    this.scored = null;
    this.problem = problemOf(error);
    this.refused = error instanceof HttpError && !isAboutOptions(error) ? String(error.facts.part ?? "") : "";
  }
}
