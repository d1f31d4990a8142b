/** Cards on cloth that identify a game at a glance. Positions are in card widths from the centre. */
export interface PictureCard {
  card: string | null;
  x: number;
  y: number;
  /** Rotation in degrees. */
  turn?: number;
  /** True if another card covers it, so that only its index shows. */
  covered?: boolean;
}

/** The picture of a family without its own. */
export const PLAIN: PictureCard[] = [
  { card: null, x: -0.5, y: 0, turn: -9 },
  { card: null, x: 0, y: -0.06 },
  { card: null, x: 0.5, y: 0, turn: 9 },
];
