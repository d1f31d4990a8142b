/**
 * Ranks within sentences, in the letters of the reader's cards. Sentences of the page and of the server contain
 * groups such as `A-K-10`, and single ranks where the text isolates them. Right-to-left languages isolate every value
 * and write numbers in their own digits. In other languages a lone figure may be a number, so it stays unchanged.
 */
import { settings } from "$/settings.svelte.ts";
import { cornerOf } from "./corners.ts";
import { pattern, patternOf } from "./pattern.svelte.ts";

const LTR = "\u2066";
const RTL = "\u2067";
const APART = "\u2068";
const ENDED = "\u2069";
/** A hyphen between word joiners. The non-breaking hyphen is in no font of the page. */
const UNBROKEN = "\u2060-\u2060";
const RANK = "(?:10|[2-9AKQJ])";
/**
 * Pattern for a group of ranks. It includes the preceding character, because Safari has no lookbehind before 16.4.
 */
const RUN = new RegExp(`(^|[^\\p{L}\\p{N}-])(${RANK}(?:-${RANK}){2,3})(?![\\p{L}\\p{N}-])`, "gu");

const SINGLE = new RegExp(`${APART}(10|[2-9])(?=${ENDED})`, "gu");

/** Return a rank of a sentence in the letters of the cards that are shown. */
function formatRank(rank: string): string {
  const card = `${rank === "10" ? "T" : rank}s`;
  return cornerOf(card, patternOf(card, pattern()), settings.indices);
}

/** Return the text with its ranks in the letters of the cards; a group stays on one line and in order. */
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

/** Return the text with its ranks spoken by `speak`, as in "run king queen jack". */
export function spokenRanks(text: string, speak: (rank: string) => string): string {
  const spoken = (rank: string): string => speak(rank === "10" ? "T" : rank);
  return text
    .replace(SINGLE, (_, rank: string) => APART + spoken(rank))
    .replace(RUN, (_, before: string, ranks: string) => before + ranks.split("-").map(spoken).join(" "));
}
