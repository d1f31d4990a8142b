/** The pattern in which cards are drawn and named: the reader's choice, where the current form offers it. */
import { settings } from "$/settings.svelte.ts";
import { isRook } from "./suits.ts";
import type { CardPattern } from "$/wire/generated/lists.ts";

/** The default pattern, used while the server or the reader's choice is unknown. */
const USUAL: CardPattern = "french";

const shown = $state<{ offered: readonly CardPattern[] | null }>({ offered: null });

/** Set the patterns of the current form; null if no form is shown. */
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

/** Return the pattern that is used if a form offers these patterns. */
export function patternAmong(patterns: readonly CardPattern[]): CardPattern {
  return [settings.pattern, USUAL].find((each) => patterns.includes(each)) ?? patterns[0] ?? USUAL;
}

/** Return the current pattern. */
export function pattern(): CardPattern {
  return patternAmong(shown.offered ?? [USUAL]);
}

/** Return the pattern in which a card is drawn; a number in a colour is always a Rook card. */
export function patternOf(card: string, shown: CardPattern = pattern()): CardPattern {
  if (isRook(card)) return "rook";
  return shown === "rook" ? USUAL : shown;
}

/** Return the reader's language tag for the server: the language, and the names of cards (`de-x-german`). */
export function readerTag(): string {
  return settings.pattern === USUAL ? settings.language : `${settings.language}-x-${settings.pattern}`;
}
