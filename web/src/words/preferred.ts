/** The language of the page for a reader who has chosen none, and the remark about it. */
import { LANGUAGES } from "$/wire/generated/languages.ts";
import { Language } from "$/wire/generated/lists.ts";

/** A primary language subtag, such as `es` in `es-419`. */
const PRIMARY = /^[a-z]{2,3}(?![a-z])/;

/** Return the primary subtags of the browser's languages, in order of preference. */
export function wantedLanguages(): string[] {
  const tags = navigator.languages ?? [navigator.language ?? ""];
  return tags.flatMap((tag) => PRIMARY.exec(tag.toLowerCase()) ?? []);
}

/** Return the languages of the page that the browser asks for, in order of preference. */
export function preferredLanguages(): Language[] {
  return wantedLanguages().flatMap((tag) => Language.find((each) => each === tag) ?? []);
}

/** Return the language of the page for a reader who has chosen none: the first one wanted, or else the default. */
export function takenLanguage(): Language {
  return preferredLanguages()[0] ?? Language[0];
}

/** A remark about the language of the page. */
export interface LanguageRemark {
  /** The language that the reader wanted first, if the page is in another one. */
  instead: string | null;
  /** True if no native speaker has proofread the page's language. */
  isUnread: boolean;
}

/** Return the remark about a language that the page took for its reader; null if none is necessary. */
export function remarkOn(taken: Language): LanguageRemark | null {
  const [first = taken] = wantedLanguages();
  const remark = { instead: first === taken ? null : first, isUnread: !LANGUAGES[taken].proofread };
  return remark.instead !== null || remark.isUnread ? remark : null;
}

/** Return the name of a language in a language of the page; its tag if the browser does not know it. */
export function languageName(tag: string, language: Language): string {
  return new Intl.DisplayNames(LANGUAGES[language].locale, { type: "language" }).of(tag) ?? tag;
}
