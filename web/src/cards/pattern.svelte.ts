/**
 * The pattern in which cards are drawn and named: that which the reader has chosen, where the form that is shown is
 * played with it.
 */
import { settings } from "$/settings.svelte.ts";
import { isRook } from "./suits.ts";
import type { CardPattern } from "$/wire/generated/lists.ts";

/** The pattern without a server and without a choice of the reader. */
const USUAL: CardPattern = "french";

const shown = $state<{ offered: readonly CardPattern[] | null }>({ offered: null });

/** The form that is shown offers these; null where none is shown. */
export function setOfferedPatterns(patterns: readonly CardPattern[] | null): void {
  shown.offered = patterns;
}

/** Return the patterns that the current form offers; null if no form is shown. */
export function offeredPatterns(): readonly CardPattern[] | null {
  return shown.offered;
}

/** Return true if there is more than one pattern to choose from. */
export function isChoice(patterns: readonly CardPattern[]): boolean {
  return patterns.length > 1;
}

/** The pattern of a form that offers these. */
export function patternAmong(patterns: readonly CardPattern[]): CardPattern {
  return [settings.pattern, USUAL].find((each) => patterns.includes(each)) ?? patterns[0] ?? USUAL;
}

/** The pattern that is shown. */
export function pattern(): CardPattern {
  return patternAmong(shown.offered ?? [USUAL]);
}

/** The pattern in which a card is drawn: a number in a colour is always a Rook card. */
export function patternOf(card: string, shown: CardPattern = pattern()): CardPattern {
  if (isRook(card)) return "rook";
  return shown === "rook" ? USUAL : shown;
}

/** Return the reader's language tag for the server: the language, and the names of cards (`de-x-german`). */
export function readerTag(): string {
  return settings.pattern === USUAL ? settings.language : `${settings.language}-x-${settings.pattern}`;
}
