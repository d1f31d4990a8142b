/** Case endings of nouns and names in sentences; the rules are those of `virado.inflection`. */

/** Return a text with the ending of a case: the replacement of the first rule that matches. */
export function inflect(text: string, rules: readonly (readonly [string, string])[]): string {
  for (const [pattern, replacement] of rules) {
    const end = new RegExp(pattern, "u");
    if (end.test(text)) return text.replace(end, replacement);
  }
  return text;
}
