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
 * Return numbers with a known sum in which the places in `known` keep theirs. The first other one is null and becomes
 * the rest.
 */
function shared(
  field: EntryField,
  value: EntryValue | undefined,
  places: readonly number[],
  known: ReadonlySet<number>,
): EntryItem[] {
  const usual = Array.isArray(field.default) ? field.default : [];
  const old = Array.isArray(value) ? value : [];
  const rest = places.find((place) => !known.has(place));
  return usual.map((each, at) => {
    if (!places.includes(at)) return isExcluded(field, at) ? each : (field.least ?? 0);
    if (at === rest) return null;
    return known.has(at) ? (old[at] ?? 0) : 0;
  });
}

/**
 * Return the value of a field after an item is entered at a place; `known` are the places entered before. Of numbers
 * with a known sum, the first one not yet entered is null and becomes the rest.
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
  const old = Array.isArray(before) ? before : [];
  const changed = usual.map((each, at) => (at === place ? item : (old[at] ?? each)));
  return hasSum(field) ? shared(field, changed, places, new Set([...known, place])) : changed;
}

function hasSum({ total }: EntryField): boolean {
  return total !== null && total !== undefined;
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
  /** The reason why only a second press writes the deal down: see `finish`. */
  doubt = $state<"" | "suggestion" | "warning">("");
  /** True while a number or a text is being typed; the problem with a half of it is not shown. */
  isTyping = $state(false);
  /** True after a press that should have written the deal down, until the next change. */
  #isPressed = $state(false);
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

  /** Return true if nothing was entered for a field, so that its value is a suggestion. */
  isSuggested(field: EntryField): boolean {
    return !(field.id in this.values);
  }

  /** True as long as the whole deal is a suggestion. */
  get isSuggestion(): boolean {
    return !Object.keys(this.values).length;
  }

  /** The problem to show: not one of a field that somebody still types in. */
  get shownProblem(): string {
    return this.#isPressed || !(this.isTyping || this.#lacksCards()) ? this.problem : "";
  }

  /** Return true if some players' cards are not entered yet. */
  #lacksCards(): boolean {
    return this.fields.some(
      (field) =>
        field.kind === "cards" &&
        this.places(field).some((place) => !itemAt(field, this.valueOf(field), place)),
    );
  }

  /** Return the value of a field: the entered one, before those of an answer to an earlier entry. */
  valueOf(field: EntryField): EntryValue {
    const own = this.values[field.id];
    return own !== undefined ? own : (this.scored?.values?.[field.id] ?? field.default ?? null);
  }

  /** Return an item as it counts: the entered one, or the rest, or the default. */
  itemOf(field: EntryField, place: number): EntryItem {
    const own = this.values[field.id];
    const item = itemAt(field, own, place);
    if (item !== undefined && (item !== null || !hasSum(field))) return item;
    const counted = this.scored && itemAt(field, this.scored.values?.[field.id], place);
    return counted ?? (own === undefined ? (itemAt(field, field.default, place) ?? null) : null);
  }

  /** Enter an item. One more or less of a sum of two is taken from the other one, as is the first number typed. */
  enter(field: EntryField, place: number, item: EntryItem, isStep = false): void {
    const places = this.places(field);
    const isPair = places.length === 2;
    const known = isPair && isStep ? new Set<number>() : this.#knownOf(field, isPair);
    this.#known.set(field.id, new Set([...known, place]));
    this.enterValue(field, entered(field, this.values[field.id], place, item, places, known));
    for (const other of this.form?.next?.fields ?? []) if (other.unless === field.id) this.#share(other);
  }

  #knownOf(field: EntryField, isPair: boolean): ReadonlySet<number> {
    return this.#known.get(field.id) ?? (isPair ? new Set() : numbersIn(this.values[field.id]));
  }

  /** Return the places at which a field is entered: not those with a flag that stands in the way. */
  places(field: EntryField): number[] {
    const all = placesOf(field, this.sides.length, this.players);
    const flags = this.form?.next?.fields.find(({ id }) => id === field.unless);
    return flags ? all.filter((place) => this.itemOf(flags, place) !== true) : all;
  }

  /** Leave the rest of a sum to the first of those who still take part and have no number. */
  #share(field: EntryField): void {
    const places = this.places(field);
    if (!places.length || !hasSum(field)) return;
    const known = new Set([...this.#knownOf(field, false)].filter((place) => places.includes(place)));
    this.#known.set(field.id, known);
    this.enterValue(field, shared(field, this.values[field.id], places, known));
  }

  enterValue(field: EntryField, value: EntryValue): void {
    this.values = { ...this.values, [field.id]: value };
    this.doubt = "";
    this.#isPressed = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#preview(), PAUSE_MS);
  }

  /**
   * Return the deal to store, with all values filled in; null if it is refused. It is also null at the first press if
   * the deal is doubtful: it has warnings, or nothing was entered for a new deal.
   */
  async finish(): Promise<Values | null> {
    await this.#loaded; // a press may come before the form is known
    clearTimeout(this.#timer);
    this.#isPressed = true;
    const pressed = this.values;
    const sheet = await this.#preview();
    if (!sheet?.values) return null;
    const doubt = sheet.warnings.length ? "warning" : this.isSuggestion ? "suggestion" : "";
    if (!doubt || doubt === this.doubt) return sheet.values;
    if (pressed === this.values) this.doubt = doubt;
    return null;
  }

  async #load(): Promise<void> {
    try {
      this.form = await call("score", {}, queryOf(this.#series, this.#place));
      if (this.form.next) await this.#preview();
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Ask for the score sheet of the values and return it; null if they are refused. Only the last one is shown. */
  async #preview(): Promise<ScoredDeal | null> {
    const asked = ++this.#asked;
    const { seating, ...query } = queryOf(this.#series, this.#place);
    const deals = [...(query.deals ?? []), { values: this.values, seating: seating ?? null }];
    try {
      const sheet = (await call("score", {}, { ...query, deals })).deals.at(-1) ?? null;
      if (asked === this.#asked) {
        this.scored = sheet;
        this.problem = this.refused = "";
      }
      return sheet;
    } catch (error) {
      if (asked === this.#asked) this.#refuse(error);
      return null;
    }
  }

  #refuse(error: unknown): void {
    this.scored = null;
    this.problem = problemOf(error);
    this.refused = error instanceof HttpError && !isAboutOptions(error) ? String(error.facts.part ?? "") : "";
  }
}
