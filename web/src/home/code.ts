/** Links and codes of tables as people type or paste them. */

const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** The id of the table in a link or a code; empty if there is none. Digits of all keyboards and capitals make no difference. */
export function tableIn(text: string): string {
  const plain = text
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .trim();
  const found = /(?:\/(?:t|join)\/)?([\w-]{1,64})\/?(?:[?#].*)?$/.exec(plain)?.[1] ?? "";
  return /^[\da-f]{18}$/i.test(found) ? found.toLowerCase() : found;
}
