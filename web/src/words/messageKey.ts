/** The key of a message that a reader quotes. */

interface Texts {
  value: unknown;
  attributes: Record<string, unknown>;
}
/** Marks around facts in right-to-left texts, which a quoted text may lack. */
const ISOLATES = /[\u2066-\u2069]/g;
/** Length from which a part of a text is enough to recognise it, in characters. */
const ENOUGH = 8;

function plain(text: string): string {
  return text.replace(ISOLATES, "").replace(/\s+/g, " ").trim();
}

/**
 * Return the key of the message with the quoted text, or else of the only message that contains it. Messages with facts
 * are not recognised. Return an empty text if no key is found.
 */
export function findKey(messages: Iterable<readonly [string, Texts]>, quoted: string): string {
  const wanted = plain(quoted);
  const containing: string[] = [];
  for (const [id, { value, attributes }] of messages) {
    const texts = [
      [id, value] as const,
      ...Object.entries(attributes).map(([n, v]) => [`${id}.${n}`, v] as const),
    ];
    for (const [key, text] of texts) {
      if (typeof text !== "string") continue;
      if (plain(text) === wanted) return key;
      if (wanted.length >= ENOUGH && plain(text).includes(wanted)) containing.push(key);
    }
  }
  return containing.length === 1 ? (containing[0] ?? "") : "";
}
