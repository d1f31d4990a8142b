/** The largest size of cards at which everything on the table fits. Widths and heights are in pixels. */

export interface Room {
  width: number;
  height: number;
}

export interface Fit {
  /** Width of a card. */
  card: number;
  columns: number;
  rows: number;
  /** True if builds lie beside the loose cards, not below them. */
  isBeside: boolean;
  /** True if a row below is reserved for future builds. */
  isKept: boolean;
}

/** The contents of the table: the number of places, the pack's included, and the group sizes of each build. */
export interface Load {
  places: number;
  builds: number[][];
  /** True if builds are possible: a row is reserved for them if cards stay readable. */
  canBuild: boolean;
}

/** A card's height for its width. */
export const TALL = 1.4;
const OVERLAP = 0.48;
const PADDING = 16;
const PLUS = 11;
const LABEL = 45;
/** The space for the name and value of a build. */
const LEAST_TRAY = 116;
/** Between rows of cards and builds below them. */
const GAP = 14;
const MOST_COLUMNS = 9;
const LEAST = 28;
/** Below this, more columns are better than smaller cards. */
const READABLE = 44;

export function gapsOf(card: number): { x: number; y: number } {
  return {
    x: Math.round(Math.max(8, Math.min(22, card * 0.3))),
    y: Math.round(Math.max(11, Math.min(18, card * 0.19))),
  };
}

export function trayWidth(groups: readonly number[], card: number): number {
  const cards = groups.reduce((sum, size) => sum + card * (1 + OVERLAP * (size - 1)), 0);
  return Math.max(LEAST_TRAY, PADDING + cards + PLUS * (groups.length - 1));
}

/** Return the width left for builds beside rows of this width. */
function besideOf(room: Room, width: number): number {
  return (room.width - width) * 0.62 - 28;
}

/** Height of trays laid out in rows of this width. */
function traysHeight(builds: readonly number[][], card: number, width: number): number {
  let rows = 1;
  let used = 0;
  for (const groups of builds) {
    const wide = trayWidth(groups, card);
    if (wide > width) return Number.POSITIVE_INFINITY;
    if (used && used + 10 + wide > width) {
      rows++;
      used = wide;
    } else used += (used ? 10 : 0) + wide;
  }
  return rows * (card * TALL + LABEL) + (rows - 1) * 8;
}

function fits(
  room: Room,
  load: Load,
  card: number,
  columns: number,
  rows: number,
  isBeside: boolean,
): boolean {
  const gaps = gapsOf(card);
  const width = columns * card + (columns - 1) * gaps.x;
  const height = rows * card * TALL + (rows - 1) * gaps.y;
  if (width > room.width || height > room.height) return false;
  if (!load.canBuild && load.builds.length === 0) return true;
  const beside = besideOf(room, width);
  if (isBeside) return beside > 0 && traysHeight(load.builds, card, beside) <= room.height;
  return height + GAP + traysHeight(load.builds, card, room.width) <= room.height;
}

/** Return true if everything fits in an arrangement. */
export function holds(room: Room, load: Load, { card, columns, rows, isBeside, isKept }: Fit): boolean {
  return fits(room, { ...load, canBuild: isKept }, card, columns, rows, isBeside);
}

/** Height of all that lies there: rows of cards, and builds beside or below them where they have a place. */
export function heightOf(
  room: Room,
  load: Load,
  { card, columns, rows, isBeside }: Fit,
  isBuilt: boolean,
): number {
  const gaps = gapsOf(card);
  const loose = rows * card * TALL + (rows - 1) * gaps.y;
  if (!isBuilt) return loose;
  if (!isBeside) return loose + GAP + traysHeight(load.builds, card, room.width);
  const width = columns * card + (columns - 1) * gaps.x;
  return Math.max(loose, traysHeight(load.builds, card, besideOf(room, width)));
}

/** The largest width of a card that goes, if any does. */
function largest(most: number, goes: (card: number) => boolean): number | null {
  for (let card = Math.round(most); card >= LEAST; card--) if (goes(card)) return card;
  return null;
}

/**
 * The same arrangement with cards no larger than they are, without room for builds if none have theirs; null if they
 * could not be read.
 */
export function shrink(room: Room, load: Load, laid: Fit, isBuilt: boolean): Fit | null {
  const needed = { ...load, canBuild: isBuilt };
  const goes = (card: number): boolean => fits(room, needed, card, laid.columns, laid.rows, laid.isBeside);
  const card = goes(laid.card) ? laid.card : largest(laid.card, goes);
  return card !== null && card >= Math.min(READABLE, laid.card) ? { ...laid, card } : null;
}

/** The best arrangement: cards as large as possible, in as few columns as look well. */
export function fit(room: Room, load: Load, most: number, columns: number): Fit {
  const kept = layOut(room, load, most, columns);
  if (kept.card >= READABLE || !load.canBuild || load.builds.length > 0) return kept;
  return layOut(room, { ...load, canBuild: false }, Math.min(most, READABLE), columns);
}

function layOut(room: Room, load: Load, most: number, columns: number): Fit {
  const isBeside = load.canBuild && room.width > 520 && room.width > room.height * 1.2;
  // Where nothing goes, as little height as there is width for.
  const inWidth = Math.floor((room.width + gapsOf(LEAST).x) / (LEAST + gapsOf(LEAST).x));
  const longest = Math.max(columns, Math.min(MOST_COLUMNS, inWidth, load.places));
  let best: Fit = {
    card: LEAST,
    columns: longest,
    rows: Math.ceil(load.places / longest),
    isBeside,
    isKept: load.canBuild,
  };
  let worth = 0;
  for (let wide = columns; wide <= MOST_COLUMNS; wide++) {
    // A single row only where there is no room for two.
    const rows = Math.max(wide > columns ? 1 : 2, Math.ceil(load.places / wide));
    const card = largest(most, (each) => fits(room, load, each, wide, rows, isBeside));
    if (card === null) continue;
    const value = 10 * Math.min(card, READABLE) + card - 3 * (wide - columns);
    if (value > worth) {
      worth = value;
      best = { card, columns: wide, rows, isBeside, isKept: load.canBuild };
    }
  }
  return best;
}
