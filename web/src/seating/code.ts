/** Table ids in links and codes, as people and chat programs write them. */
import { latinDigits } from "$/words/digits.ts";

/** Ids of tables, which also serve as codes. */
const NAME = /^[\w-]{1,64}$/;
/** The link of a table, an invitation or a replay within a text. */
const LINK = /\/(?:t|join|replay)\/([\w-]{1,64})(?![\w-])/i;
const IS_LINK = /:\/\/|\/(?:t|join|replay)\//i;
/** The letters and digits of a short code, in any script. */
const CODE = /^[\p{L}\p{Nd}]{6}$/u;
/** The link of the page of a short code. */
const CODE_LINK = /\/code\/([\p{L}\p{Nd}]{6})(?![\p{L}\p{Nd}])/u;
/** Invisible characters: direction marks, zero widths, joiners. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]/g;
/** Punctuation around a link or a code in a chat or a sentence. */
const AROUND = /^[\s<>()[\]{}"'`*_~«»„“”‘’‹›.,;:!?…،؛؟]+|[\s<>()[\]{}"'`*~«»„“”‘’‹›.,;:!?…،؛؟]+$/g;

/** Return true if a part of an address can be the id of a table. */
export function isTable(name: string | undefined): name is string {
  return name !== undefined && NAME.test(name);
}

/** Return the table id in a link, in a sentence with a link, or in a code; empty if there is none. */
export function parseTable(typed: string): string {
  const text = readable(typed.replace(UNSEEN, "").normalize("NFKC"));
  const link = LINK.exec(text)?.[1];
  if (link) return asNamed(link);
  if (IS_LINK.test(text)) return "";
  const code = latinDigits(text.replace(AROUND, ""));
  return isTable(code) ? asNamed(code) : "";
}

/**
 * Return the short code of a table in a text, or in the link of its page; empty if there is none. The server reads
 * digits and look-alikes.
 */
export function parseCode(typed: string): string {
  const text = readable(typed.replace(UNSEEN, "").normalize("NFKC"));
  const link = CODE_LINK.exec(text)?.[1];
  const code = (link ?? text)
    .replace(AROUND, "")
    .replace(/[\s_.,،·–-]/gu, "")
    .toUpperCase();
  return CODE.test(code) ? code : "";
}

/** Return an id in lower case if it is hexadecimal, because keyboards capitalise the first letter. */
function asNamed(name: string): string {
  return /^[0-9a-f]+$/i.test(name) ? name.toLowerCase() : name;
}

/** Decode the percent-encoding of a text where it is valid. */
function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
