/** Cards on cloth that say at a glance which game it is. Places are in widths of a card from the middle. */
export interface PictureCard {
  card: string | null;
  x: number;
  y: number;
  /** Degrees. */
  turn?: number;
  /** True if another card covers it, so that only its index shows. */
  covered?: boolean;
}

/** The picture of a family that has none of its own. */
export const PLAIN: PictureCard[] = [
  { card: null, x: -0.5, y: 0, turn: -9 },
  { card: null, x: 0, y: -0.06 },
  { card: null, x: 0.5, y: 0, turn: 9 },
];
