/** Words of the game within sentences: `Igram`, which means that somebody plays. */

export interface SpokenWord {
  /** As sentences write it. */
  word: string;
  means: string;
}

/** The characters of words, for a character class. */
const LETTER = "\\p{L}\\p{N}\\u200c";

/** A sentence as text and words of the game, which consist of letters and spaces; a part of a longer word is none. */
export function wordsIn(text: string, spoken: readonly SpokenWord[]): (string | SpokenWord)[] {
  if (!spoken.length) return [text];
  const byWord = new Map(spoken.map((each) => [each.word, each]));
  const any = [...byWord.keys()].sort((a, b) => b.length - a.length);
  // Includes the preceding character: Safari has no lookbehind before 16.4.
  const found = new RegExp(`(^|[^${LETTER}])(${any.join("|")})(?![${LETTER}])`, "gu");
  const parts: (string | SpokenWord)[] = [];
  let at = 0;
  for (const { 0: whole, 1: before = "", 2: word = "", index } of text.matchAll(found)) {
    parts.push(text.slice(at, index + before.length), byWord.get(word) ?? word);
    at = index + whole.length;
  }
  return [...parts, text.slice(at)].filter((part) => part !== "");
}
