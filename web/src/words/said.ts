/** Words of the game within sentences: `Igram`, which means that somebody plays. */

export interface SpokenWord {
  /** As sentences write it. */
  word: string;
  means: string;
}

/** A sentence as text and words of the game, which consist of letters and spaces; a part of a longer word is none. */
export function wordsIn(text: string, spoken: readonly SpokenWord[]): (string | SpokenWord)[] {
  if (!spoken.length) return [text];
  const byWord = new Map(spoken.map((each) => [each.word, each]));
  const any = [...byWord.keys()].sort((a, b) => b.length - a.length);
  return text
    .split(new RegExp(`(?<![\\p{L}\\p{N}\\u200c])(${any.join("|")})(?![\\p{L}\\p{N}\\u200c])`, "u"))
    .map((part) => byWord.get(part) ?? part)
    .filter((part) => part !== "");
}
