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

/** Ratio of a card's height to its width. */
export const TALL = 1.4;
const OVERLAP = 0.48;
const PADDING = 16;
const PLUS = 11;
const LABEL = 45;
/** Least width of a build's tray, needed for its name and value. */
const MIN_TRAY = 116;
/** Gap between the rows of cards and the builds below them. */
const GAP = 14;
const MAX_COLUMNS = 9;
const MIN_CARD = 28;
/** Least readable card width. Below it, more columns are better than smaller cards. */
const READABLE = 44;

export function gapsOf(card: number): { x: number; y: number } {
  return {
    x: Math.round(Math.max(8, Math.min(22, card * 0.3))),
    y: Math.round(Math.max(11, Math.min(18, card * 0.19))),
  };
}

export function trayWidth(groups: readonly number[], card: number): number {
  const cards = groups.reduce((sum, size) => sum + card * (1 + OVERLAP * (size - 1)), 0);
  return Math.max(MIN_TRAY, PADDING + cards + PLUS * (groups.length - 1));
}

/** Return the width that remains for builds beside rows of cards of this width. */
function besideOf(room: Room, width: number): number {
  return (room.width - width) * 0.62 - 28;
}

/** Return the height of trays laid out in rows of this width. */
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

/** Return true if everything on the table fits in an arrangement with these cards. */
export function holds(room: Room, load: Load, { card, columns, rows, isBeside, isKept }: Fit): boolean {
  return fits(room, { ...load, canBuild: isKept }, card, columns, rows, isBeside);
}

/** Return the height of everything on the table: rows of cards, and builds beside or below them. */
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

/** Return the largest card width that satisfies `goes`; null if there is none. */
function largest(most: number, goes: (card: number) => boolean): number | null {
  for (let card = Math.round(most); card >= MIN_CARD; card--) if (goes(card)) return card;
  return null;
}

/**
 * Return the same arrangement with cards no larger than now, and without room for builds if there are none. Return
 * null if the cards would be unreadable.
 */
export function shrink(room: Room, load: Load, laid: Fit, isBuilt: boolean): Fit | null {
  const needed = { ...load, canBuild: isBuilt };
  const goes = (card: number): boolean => fits(room, needed, card, laid.columns, laid.rows, laid.isBeside);
  const card = goes(laid.card) ? laid.card : largest(laid.card, goes);
  return card !== null && card >= Math.min(READABLE, laid.card) ? { ...laid, card } : null;
}

/** Return the best arrangement: the largest cards in a reasonable number of columns. */
export function fit(room: Room, load: Load, most: number, columns: number): Fit {
  const kept = layOut(room, load, most, columns);
  if (kept.card >= READABLE || !load.canBuild || load.builds.length > 0) return kept;
  return layOut(room, { ...load, canBuild: false }, Math.min(most, READABLE), columns);
}

function layOut(room: Room, load: Load, most: number, columns: number): Fit {
  const isBeside = load.canBuild && room.width > 520 && room.width > room.height * 1.2;
  // If nothing fits, use the least height that the width allows.
  const inWidth = Math.floor((room.width + gapsOf(MIN_CARD).x) / (MIN_CARD + gapsOf(MIN_CARD).x));
  const longest = Math.max(columns, Math.min(MAX_COLUMNS, inWidth, load.places));
  let best: Fit = {
    card: MIN_CARD,
    columns: longest,
    rows: Math.ceil(load.places / longest),
    isBeside,
    isKept: load.canBuild,
  };
  let worth = 0;
  for (let wide = columns; wide <= MAX_COLUMNS; wide++) {
    // Use a single row only if there is no room for two.
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
