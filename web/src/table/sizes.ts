/** Sizes of elements by the height of the cloth, in pixels: at least readable and touchable, at most useful. */
import type { Shape } from "./windowShape.svelte.ts";

export interface Sizes {
  /** Widths of cards: in the hand, in the middle (maximum), beside a seat, in a pile. */
  hand: number;
  middle: number;
  small: number;
  pile: number;
  /** Height of the prompt; beside the middle it is as high as the cloth. */
  words: number;
}

/** A size: its minimum, its share of the height, and its maximum. */
type Range = readonly [least: number, part: number, most: number];

const RANGES: Record<Shape, Record<keyof Sizes, Range>> = {
  upright: {
    hand: [44, 0.098, 96],
    middle: [57, 0.075, 76],
    small: [26, 0.042, 34],
    pile: [24, 0.044, 36],
    words: [98, 0.17, 168],
  },
  low: {
    hand: [44, 0.165, 112],
    middle: [52, 0.19, 112],
    small: [24, 0.07, 40],
    pile: [22, 0.075, 40],
    words: [84, 0.17, 168],
  },
  roomy: {
    hand: [60, 0.13, 150],
    middle: [60, 0.13, 140],
    small: [34, 0.055, 56],
    pile: [38, 0.065, 60],
    words: [104, 0.17, 176],
  },
  desk: {
    hand: [60, 0.14, 160],
    middle: [60, 0.14, 150],
    small: [34, 0.055, 60],
    pile: [38, 0.065, 64],
    words: [104, 0.16, 170],
  },
};

/** Return the sizes on a cloth of this height, in a window of this shape. */
export function sizesFor(shape: Shape, height: number): Sizes {
  const of = (what: keyof Sizes): number => {
    const [least, part, most] = RANGES[shape][what];
    return Math.round(Math.min(most, Math.max(least, height * part)));
  };
  return { hand: of("hand"), middle: of("middle"), small: of("small"), pile: of("pile"), words: of("words") };
}

/** The least width of a card in the hand, and the least visible width of a covered one. */
const MIN_HELD = 44.5;
const MIN_SHOWN = 25;

/** Return the number of cards in a row of this width: all, or half if too little of each card would be visible. */
export function inRow(width: number, cards: number): number {
  const shown = (width - 8 - MIN_HELD) / (cards - 1);
  return width > 0 && shown < MIN_SHOWN ? Math.ceil(cards / 2) : cards;
}

/** Return true if the cards of a hand overlap in a row of this width, even at the smallest size. */
export function laps(width: number, cards: number): boolean {
  return width > 0 && (width - 8) / cards - 6 < MIN_HELD;
}

/** Return the sizes as custom properties for a style attribute. */
export function asStyle({ hand, middle, small, pile, words }: Sizes): string {
  const cards = `--cw-hand: ${hand}px; --cw-table: ${middle}px; --cw-small: ${small}px; --cw-pile: ${pile}px`;
  return `${cards}; --words: ${words}px; --middle: 0px`;
}
