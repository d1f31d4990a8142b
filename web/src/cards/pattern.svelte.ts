/** The pattern in which cards are drawn and named: the reader's choice, where the current form offers it. */
import { settings } from "$/settings.svelte.ts";
import { hasOwnDigits, WITH_LATIN_DIGITS } from "$/words/digits.ts";
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

/** Return true if the reader prefers the digits 0 to 9 to those of the language. */
export function prefersLatinDigits(): boolean {
  return settings.digits === "latin" && hasOwnDigits(settings.language);
}

/**
 * Return the reader's language tag for the server: the language, its digits (`fa-u-nu-latn`) and the names of cards
 * (`de-x-german`).
 */
export function readerTag(): string {
  const language = settings.language + (prefersLatinDigits() ? WITH_LATIN_DIGITS : "");
  return settings.pattern === USUAL ? language : `${language}-x-${settings.pattern}`;
}
