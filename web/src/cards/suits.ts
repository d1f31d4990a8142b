/** The drawings on cards. A card is its rank and suit, as on the wire: `Td`, `Qs`; Rook cards `7b`. */

/** Outlines of the suits in a box of 100 units. */
export const SUITS: Record<string, string> = {
  s: "M50 6C38 26 10 40 10 62c0 14 10 22 21 22 7 0 12-3 15-8-1 9-4 13-10 18h28c-6-5-9-9-10-18 3 5 8 8 15 8 11 0 21-8 21-22C90 40 62 26 50 6z",
  h: "M50 92C42 76 8 56 8 32 8 18 18 9 29 9c9 0 17 6 21 15 4-9 12-15 21-15 11 0 21 9 21 23 0 24-34 44-42 60z",
  d: "M50 5c9 16 21 32 34 45-13 13-25 29-34 45-9-16-21-32-34-45C29 37 41 21 50 5z",
  c: "M50 8c12 0 21 9 21 20 0 6-3 11-6 15 2-1 5-1 7-1 11 0 20 9 20 20s-9 21-20 21c-8 0-14-4-17-10 1 9 4 15 10 21H35c6-6 9-12 10-21-3 6-9 10-17 10-11 0-20-10-20-21s9-20 20-20c2 0 5 0 7 1-3-4-6-9-6-15C29 17 38 8 50 8z",
};

/** Centres of the pips by rank, in percent of the face. */
const L = 34;
const M = 50;
const R = 66;
export const PIPS: Record<string, [number, number][]> = {
  A: [[M, 50]],
  "2": [
    [M, 22],
    [M, 78],
  ],
  "3": [
    [M, 22],
    [M, 50],
    [M, 78],
  ],
  "4": [
    [L, 22],
    [R, 22],
    [L, 78],
    [R, 78],
  ],
  "5": [
    [L, 22],
    [R, 22],
    [M, 50],
    [L, 78],
    [R, 78],
  ],
  "6": [
    [L, 22],
    [R, 22],
    [L, 50],
    [R, 50],
    [L, 78],
    [R, 78],
  ],
  "7": [
    [L, 22],
    [R, 22],
    [M, 36],
    [L, 50],
    [R, 50],
    [L, 78],
    [R, 78],
  ],
  "8": [
    [L, 22],
    [R, 22],
    [M, 36],
    [L, 50],
    [R, 50],
    [M, 64],
    [L, 78],
    [R, 78],
  ],
  "9": [
    [L, 20],
    [R, 20],
    [L, 40],
    [R, 40],
    [M, 50],
    [L, 60],
    [R, 60],
    [L, 80],
    [R, 80],
  ],
  T: [
    [L, 20],
    [R, 20],
    [M, 30],
    [L, 40],
    [R, 40],
    [L, 60],
    [R, 60],
    [M, 70],
    [L, 80],
    [R, 80],
  ],
};

export function rankOf(card: string): string {
  return card.slice(0, -1);
}

export function suitOf(card: string): string {
  return card.slice(-1);
}

/** Return true for a Rook card: a number in one of four colours. */
export function isRook(card: string): boolean {
  return "brgy".includes(suitOf(card));
}
