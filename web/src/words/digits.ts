/** Digits of different scripts. */
import { LANGUAGES } from "$/wire/generated/languages.ts";
import type { Language } from "$/wire/generated/lists.ts";

const LATIN = "0123456789";
/** End of a language tag that asks for the digits 0 to 9 (BCP 47). */
export const WITH_LATIN_DIGITS = "-u-nu-latn";

/** Return true if sentences of the language have digits of another script. */
export function hasOwnDigits(language: Language): boolean {
  return LANGUAGES[language].digits !== LATIN;
}

/** Return a text with the digits of all scripts replaced by 0 to 9, and their percent sign by %. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit))).replaceAll("٪", "%");
}

/** Return the value of a digit. The ten digits of a script follow each other, and nothing before them is a digit. */
function valueOf(digit: string): number {
  const code = digit.normalize("NFKC").codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}
