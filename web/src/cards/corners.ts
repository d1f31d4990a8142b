/** The contents of a card's corner. */
import type { CardPattern } from "$/wire/generated/lists.ts";
import { rankOf, suitOf } from "./suits.ts";

/** Letters and figures of the indices: international, or those of a language. */
export type Indices = (typeof INDICES)[number];
export const INDICES = ["usual", "german", "persian"] as const;

/** Court letters of French-suited cards, where they differ from the wire format. */
const FRENCH: Record<Indices, Record<string, string>> = {
  usual: {},
  german: { Q: "D", J: "B" },
  persian: { A: "آ", K: "ش", Q: "ب", J: "س" },
};
/** Court letters of German-suited cards: Ober and Unter. */
const GERMAN: Record<string, string> = { Q: "O", J: "U" };
/** Corners of Hungarian cards: Ász, Király, Felső, Alsó, and Roman numerals for the other ranks. */
const HUNGARIAN: Record<string, string> = {
  A: "Á",
  Q: "F",
  J: "Al",
  T: "X",
  "9": "IX",
  "8": "VIII",
  "7": "VII",
  "6": "VI",
  "5": "V",
  "4": "IV",
  "3": "III",
  "2": "II",
};

/** Return the contents of a card's corner. */
export function cornerOf(card: string, pattern: CardPattern, indices: Indices): string {
  const rank = rankOf(card);
  if (pattern === "hungarian") return HUNGARIAN[rank] ?? rank;
  const letters = pattern === "german" ? GERMAN : pattern === "french" ? FRENCH[indices] : {};
  const figures = rank === "T" ? "10" : rank;
  return letters[rank] ?? (indices === "persian" ? inPersian(figures) : figures);
}

function inPersian(figures: string): string {
  return figures.replace(/\d/g, (figure) => String.fromCharCode(0x06f0 + Number(figure)));
}

/** Strokes of Roman numerals, 12 units high: the advance width of each, and its lines from its left edge. */
const STROKES: Record<string, { width: number; lines: [number, number, number, number][] }> = {
  I: { width: 4, lines: [[2, 0, 2, 12]] },
  V: {
    width: 9,
    lines: [
      [1, 0, 4.5, 12],
      [4.5, 12, 8, 0],
    ],
  },
  X: {
    width: 9,
    lines: [
      [1, 0, 8, 12],
      [8, 0, 1, 12],
    ],
  },
};

/**
 * Return a Roman numeral as a condensed drawing, so that VIII is legible on a small card; null for any other text.
 */
export function strokesOf(text: string): { d: string; width: number } | null {
  let width = 0;
  let d = "";
  for (const letter of text) {
    const strokes = STROKES[letter];
    if (!strokes) return null;
    for (const [x1, y1, x2, y2] of strokes.lines) d += `M${width + x1} ${y1}L${width + x2} ${y2}`;
    width += strokes.width;
  }
  return { d, width };
}

/** Return the title on a court card or an ace with German suits; null for other cards. */
export function titleOf(card: string, pattern: CardPattern): string | null {
  const rank = rankOf(card);
  if (pattern === "german") return { K: "König", Q: "Ober", J: "Unter", A: "Daus" }[rank] ?? null;
  if (rank === "A") return SEASONS[suitOf(card)] ?? null;
  return { K: "Király", Q: "Felső", J: "Alsó" }[rank] ?? null;
}

/** The seasons on the aces of the Hungarian pattern: spring, summer, autumn, winter. */
const SEASONS: Record<string, string> = { h: "Tavasz", d: "Nyár", s: "Ősz", c: "Tél" };
