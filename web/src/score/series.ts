/** The series of the score keeper on this device, with the content of their file (docs/reference/score-keeper.md). */
import {
  byName,
  fieldsOf,
  flag,
  forget,
  keep,
  listOf,
  numberBetween,
  parseJson,
  readStored,
  strictObject,
  text,
  KEYS,
  type Reader,
} from "$/storage.ts";
import type { EnteredDeal, ScoreQuery, SeatChange, SeriesState } from "$/wire/types.ts";

const KIND = "series";
const VERSION = 1;
export const MAX_NAME = 40;
export const MAX_DEALS = 400;
/** The number of series that are kept; the oldest one leaves. */
export const MAX_SERIES = 50;
const MAX_TEXT = 400;
const HIGHEST = 1e9;

/** An entered item: a number, a seat or side, a flag, or a choice. */
export type EntryItem = boolean | number | string | null;
export type EntryValue = EntryItem | EntryItem[];

/** A series of deals with the names of its players, as in its file. */
export interface Series {
  /** Canonical text of the variant before the first deal, with its number of players. */
  variant: string;
  /** Names by seat before the first deal, then those of the players who joined, in this order. */
  names: string[];
  /** First dealer; null for the usual one. */
  dealer: number | null;
  /** The match before the first deal; null for a new match. */
  start: SeriesState | null;
  deals: EnteredDeal[];
  /** Change of players before the next deal. */
  seating: SeatChange | null;
}

/** A series on this device. */
export interface StoredSeries {
  id: string;
  /** Time of the last change, in milliseconds. */
  at: number;
  /** True if the match is over. */
  over: boolean;
  /** The values entered for the next deal so far, by field. */
  draft: Record<string, EntryValue>;
  series: Series;
}

// ------------------------------------------------------------------------------------------------ reading
const integer: Reader<number> = (value) =>
  Number.isInteger(value) ? numberBetween(-HIGHEST, HIGHEST)(value) : undefined;
const item: Reader<EntryItem> = (value) =>
  value === null ? null : (integer(value) ?? flag(value) ?? text(MAX_TEXT)(value));
const entry: Reader<EntryValue> = (value) => listOf(item)(value) ?? item(value);
const place: Reader<number> = (value) => (Number.isInteger(value) ? numberBetween(0, 5)(value) : undefined);

/** Return a reader that takes null, or nothing, for null. */
function orNull<T>(part: Reader<T>): Reader<T | null> {
  return (value) => (value === undefined || value === null ? null : part(value));
}

/** Return a reader of values by name that refuses all of them if it refuses one. */
function named<T>(part: Reader<T>): Reader<Record<string, T>> {
  return (value) => {
    const read = byName(part)(value);
    return read && Object.keys(read).length === Object.keys(fieldsOf(value) ?? {}).length ? read : undefined;
  };
}

const seating = strictObject<SeatChange>({
  seats: listOf(orNull(place)),
  score: orNull(integer),
  dealer: orNull(place),
});
const deal = strictObject<EnteredDeal>({
  values: (value) => named(entry)(value ?? {}),
  seating: orNull(seating),
});
const start = strictObject<SeriesState>({
  scores: listOf(integer),
  dealer: place,
  deal: (value) => integer(value ?? 0),
  carried: (value) => named<number | number[]>((each) => integer(each) ?? listOf(integer)(each))(value ?? {}),
});

/** Return the series in an object; undefined if it is unusable. The scoring request checks the values themselves. */
export const readSeries = strictObject<Series>({
  variant: text(MAX_TEXT),
  names: (value) => listOf(text(MAX_NAME))(value ?? []),
  dealer: orNull(place),
  start: orNull(start),
  deals: (value) => {
    const deals = listOf(deal)(value ?? []);
    return deals && deals.length <= MAX_DEALS ? deals : undefined;
  },
  seating: orNull(seating),
});

/** Return the series in the text of a file; undefined if it is none of this or an older version. */
export function parseSeries(json: string): Series | undefined {
  const found = fieldsOf(parseJson(json));
  if (found?.virado !== KIND || typeof found.version !== "number" || found.version > VERSION)
    return undefined;
  return readSeries(found);
}

/** Return the text of the file of a series. */
export function formatSeries(series: Series): string {
  return JSON.stringify({ virado: KIND, version: VERSION, ...series });
}

// ------------------------------------------------------------------------------------------------ this device
const KEY = `${KEYS}series`;
const stored = strictObject<StoredSeries>({
  id: text(MAX_TEXT),
  at: numberBetween(0, 1e15),
  over: flag,
  draft: named(entry),
  series: readSeries,
});

/** Return the series on this device, the last changed one first; damaged ones are left out. */
export function storedSeries(): StoredSeries[] {
  const list = readStored(KEY);
  return (Array.isArray(list) ? list : [])
    .flatMap((each) => stored(each) ?? [])
    .sort((one, other) => other.at - one.at);
}

/** Store a series in place of the one with its id. Return false if the browser does not allow it. */
export function keepSeries(changed: StoredSeries): boolean {
  const others = storedSeries().filter(({ id }) => id !== changed.id);
  return keep(KEY, [changed, ...others].slice(0, MAX_SERIES));
}

/** Delete a series from this device. */
export function deleteSeries(id: string): void {
  const left = storedSeries().filter((each) => each.id !== id);
  if (left.length) keep(KEY, left);
  else forget(KEY);
}

/** Return a new series on this device, not yet stored. */
export function newSeries(series: Series, now: number = Date.now()): StoredSeries {
  return { id: crypto.getRandomValues(new Uint32Array(2)).join(""), at: now, over: false, draft: {}, series };
}

// ------------------------------------------------------------------------------------------------ deals and players
/** Return the request that scores the first deals, with the players of the deal after them. */
export function queryOf(series: Series, deals: number = series.deals.length): ScoreQuery {
  const { variant, dealer, start } = series;
  const seating = deals < series.deals.length ? series.deals[deals]?.seating : series.seating;
  return { variant, dealer, start, deals: series.deals.slice(0, deals), seating };
}

/** Return the names by seat in each deal, and last those in the next one. A missing name is empty. */
export function seatedNames({ names, deals, seating }: Series, players: number): string[][] {
  let joined = players;
  let present = Array.from({ length: players }, (_, seat) => names[seat] ?? "");
  return [...deals.map((each) => each.seating), seating].map((change) => {
    if (change)
      present = change.seats.map((seat) => (seat === null ? (names[joined++] ?? "") : (present[seat] ?? "")));
    return present;
  });
}
