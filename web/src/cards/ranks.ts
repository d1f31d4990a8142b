/** Ranks within a sentence, `A-K-10`, as they stand on the reader's cards. */
import { settings } from "$/settings.svelte.ts";
import { cornerOf } from "./corners.ts";
import { pattern, patternOf } from "./pattern.svelte.ts";

const LTR = "\u2066";
const RTL = "\u2067";
const ENDED = "\u2069";
/** A hyphen at which no line ends. */
const UNBROKEN = "\u2011";
const RANK = "(?:10|[2-9AKQJ])";
const RUN = new RegExp(`(?<![\\p{L}\\p{N}-])${RANK}(?:-${RANK}){2,3}(?![\\p{L}\\p{N}-])`, "gu");

/** A rank as sentences write it, in the letters of the cards that are shown. */
export function rankShown(rank: string): string {
  const card = `${rank === "10" ? "T" : rank}s`;
  return cornerOf(card, patternOf(card, pattern()), settings.indices);
}

/** The text with the ranks of each group in these letters; they stay on one line, and in their order. */
export function ranksShown(text: string): string {
  const way = settings.indices === "persian" ? RTL : LTR;
  return text.replace(RUN, (ranks) => way + ranks.split("-").map(rankShown).join(UNBROKEN) + ENDED);
}
