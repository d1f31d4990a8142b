/** The suit signs in a box of 100 units: an outline, and for multicoloured signs the parts that replace it. */
import type { CardPattern } from "$/wire/generated/lists.ts";
import { SUITS } from "./suits.ts";

export interface Sign {
  /** The outline, for drawings in one colour. */
  outline: string;
  /** Shapes from bottom to top, each with its colour token; a line has a width. */
  parts?: { d: string; colour: string; line?: number }[];
}

const HEART =
  "M50 95C40 80 6 60 6 33 6 17 17 7 29 7c9 0 17 6 21 16 4-10 12-16 21-16 12 0 23 10 23 26 0 27-34 47-44 62z";
const CUP = "M45 2h10v13c20 2 33 13 33 27 0 6-4 9-10 9H22c-6 0-10-3-10-9 0-14 13-25 33-27z";
const NUT = "M19 55h62c0 22-13 36-31 44C32 91 19 77 19 55z";
const LEAF =
  "M50 2C41 21 8 32 8 57c0 17 16 26 30 20 4-1 7-4 8-7-1 12-5 20-11 28h30" +
  "c-6-8-10-16-11-28 1 3 4 6 8 7 14 6 30-3 30-20C92 32 59 21 50 2z";
const BELL = "M41 12a9 9 0 1 1 18 0v5a41 41 0 1 1-18 0z";

const ACORNS: Sign = {
  outline: `${CUP}${NUT}`,
  parts: [
    { d: NUT, colour: "--acorn" },
    { d: CUP, colour: "--acorn-cup" },
    { d: "M31 62c2 11 6 18 12 23", colour: "--acorn-light", line: 6 },
    {
      d: "M20 40l12 10M29 27l25 23M46 20l30 27M80 40L68 50M71 27L46 50M54 20L24 47",
      colour: "--acorn-light",
      line: 2.5,
    },
  ],
};
const LEAVES: Sign = {
  outline: LEAF,
  parts: [
    { d: LEAF, colour: "--leaf" },
    { d: "M50 22v54M50 40L35 49M50 40l15 9M50 56l-20 9M50 56l20 9", colour: "--leaf-vein", line: 4 },
  ],
};
const BELLS: Sign = {
  outline: BELL,
  parts: [
    { d: BELL, colour: "--bell-line" },
    { d: "M50 20.5a34.5 34.5 0 1 0 .1 0z", colour: "--bell" },
    { d: "M14 50h72v11H14z", colour: "--bell-line" },
    { d: "M50 69v20", colour: "--bell-line", line: 6 },
    { d: "M50 65a6.5 6.5 0 1 0 .1 0z", colour: "--bell-line" },
    { d: "M30 42c3-7 8-11 14-12", colour: "--bell-light", line: 5 },
  ],
};

/** The German suits: hearts, bells (diamonds), acorns (clubs), leaves (spades). */
const GERMAN: Record<string, Sign> = {
  s: LEAVES,
  h: { outline: HEART },
  d: BELLS,
  c: ACORNS,
};

/** Return the sign of a suit in a pattern. */
export function signOf(pattern: CardPattern, suit: string): Sign {
  return (pattern === "french" ? undefined : GERMAN[suit]) ?? { outline: SUITS[suit] ?? "" };
}
