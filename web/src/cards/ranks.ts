/**
 * Ranks within a sentence as they stand on the reader's cards, whoever has worded it, the page or the server: a group
 * of them, `A-K-10`, and a single one where the text sets it apart. A language that runs from right to left does so
 * with all that it fills in, and its own numbers have digits of its own; elsewhere a figure alone may be a number, and
 * is left.
 */
import { settings } from "$/settings.svelte.ts";
import { cornerOf } from "./corners.ts";
import { pattern, patternOf } from "./pattern.svelte.ts";

const LTR = "\u2066";
const RTL = "\u2067";
const APART = "\u2068";
const ENDED = "\u2069";
/** A hyphen at which no line ends. */
const UNBROKEN = "\u2011";
const RANK = "(?:10|[2-9AKQJ])";
/** Includes the preceding character: Safari has no lookbehind before 16.4. */
const RUN = new RegExp(`(^|[^\\p{L}\\p{N}-])(${RANK}(?:-${RANK}){2,3})(?![\\p{L}\\p{N}-])`, "gu");

const SINGLE = new RegExp(`${APART}(10|[2-9])(?=${ENDED})`, "gu");

/** A rank as sentences write it, in the letters of the cards that are shown. */
function formatRank(rank: string): string {
  const card = `${rank === "10" ? "T" : rank}s`;
  return cornerOf(card, patternOf(card, pattern()), settings.indices);
}

/** The text with its ranks in these letters; those of a group stay on one line, and in their order. */
export function formatRanks(text: string): string {
  const way = settings.indices === "persian" ? RTL : LTR;
  return text
    .replace(SINGLE, (_, rank: string) => APART + formatRank(rank))
    .replace(
      RUN,
      (_, before: string, ranks: string) =>
        before + way + ranks.split("-").map(formatRank).join(UNBROKEN) + ENDED,
    );
}
