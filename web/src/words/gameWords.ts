/** Game terms within sentences, such as `Igram` ("I play"), with their meanings. */

export interface SpokenWord {
  /** The term as sentences write it. */
  word: string;
  means: string;
}

/** The characters of words, for a character class. */
const LETTER = "\\p{L}\\p{M}\\p{N}\\u200c";

/**
 * Split a sentence into text and game terms, which consist of letters with their vowel signs and spaces; a part of a
 * longer word does not count.
 */
export function wordsIn(text: string, spoken: readonly SpokenWord[]): (string | SpokenWord)[] {
  if (!spoken.length) return [text];
  const byWord = new Map(spoken.map((each) => [each.word, each]));
  const any = [...byWord.keys()].sort((a, b) => b.length - a.length);
  // The pattern includes the preceding character, because Safari has no lookbehind before 16.4.
  const found = new RegExp(`(^|[^${LETTER}])(${any.join("|")})(?![${LETTER}])`, "gu");
  const parts: (string | SpokenWord)[] = [];
  let at = 0;
  for (const { 0: whole, 1: before = "", 2: word = "", index } of text.matchAll(found)) {
    parts.push(text.slice(at, index + before.length), byWord.get(word) ?? word);
    at = index + whole.length;
  }
  return [...parts, text.slice(at)].filter((part) => part !== "");
}
