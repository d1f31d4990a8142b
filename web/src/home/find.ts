/** The search for forms by name, in any language. */
import type { GameVariant } from "$/wire/types.ts";
import { latinDigits } from "$/words/digits.ts";

/** A character that is not compared: neither a letter, a vowel sign nor a digit, or an accent of any script. */
const IGNORED = /[^\p{Alphabetic}\p{N}]|\p{Script=Inherited}/gu;
/** Letters that Arabic and Urdu keyboards have in place of the Persian ones. */
const ARABIC_FORMS = new Map([..."يىكہھ"].map((letter, i) => [letter, "ییکهه"[i] ?? letter]));

/** Return a name as it is compared: `fold_name` of src/virado/words/variant_search.py. */
export function foldName(name: string): string {
  const letters = name
    .normalize("NFKD")
    .toUpperCase()
    .toLowerCase()
    .replace(IGNORED, "")
    .replace(/[يىكہھ]/g, (letter) => ARABIC_FORMS.get(letter) ?? letter);
  return latinDigits(letters);
}

/**
 * Return the forms that have a name with all words of a text: those of that name first, then those whose name begins
 * with the text. Without a letter or digit there are none.
 */
export function findForms<V extends Pick<GameVariant, "names">>(variants: readonly V[], text: string): V[] {
  const [whole, words] = [foldName(text), text.split(/\s+/).map(foldName)];
  if (!whole) return [];
  const rank = ({ names }: V): number =>
    names.includes(whole) ? 0 : names.some((name) => name.startsWith(whole)) ? 1 : 2;
  return variants
    .filter(({ names }) => names.some((name) => words.every((word) => name.includes(word))))
    .sort((one, other) => rank(one) - rank(other));
}
