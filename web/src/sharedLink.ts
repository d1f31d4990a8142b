/** Links for other people, with what their previews in chats need (docs/explanation/link-previews.md). */
import { fullLink } from "./site.ts";
import { Language } from "./wire/generated/lists.ts";
import { language } from "./words/words.svelte.ts";

/**
 * Return the whole URL of an internal address, whose preview has a form, the reader's language and the signed name `by`
 * of the person who invites. What is empty is left out, and so is the default language.
 */
export function sharedLink(path: string, form = "", by = ""): string {
  const url = new URL(path, "https://site/");
  const lang = language() === Language[0] ? "" : language();
  for (const [name, value] of Object.entries({ form, lang, by }))
    if (value) url.searchParams.set(name, value);
  return fullLink(url.pathname + url.search + url.hash);
}
