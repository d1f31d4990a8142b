/**
 * The client's own messages in the reader's language: Fluent catalogues in this folder, the engine's card names,
 * and messages of a family that its page uses itself. Everything else about the game (moves, events, refusals,
 * rules) comes from the server in words.
 */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import catalogues from "virtual:catalogues";
import { pattern } from "$/cards/pattern.svelte.ts";
import { spokenRanks } from "$/cards/ranks.ts";
import { call } from "$/wire/http.ts";
import { LANGUAGES } from "$/wire/generated/languages.ts";
import type { CardPattern, Language } from "$/wire/generated/lists.ts";
import { pieces, spokenCards } from "./cards.ts";
import { latinDigits, WITH_LATIN_DIGITS } from "./digits.ts";
import type { SpokenWord } from "./gameWords.ts";
import { inflect } from "./inflection.ts";
import { findKey } from "./messageKey.ts";

/** The catalogues of rarely opened pages, loaded with the pages. */
type OwnCatalogue = "admin" | "privacy" | "score";

interface Spoken {
  language: Language;
  /** True if numbers have the digits 0 to 9 in a language with digits of its own. */
  isLatin: boolean;
  bundle: FluentBundle | null;
  /** The messages with the card names of the reader's pattern. */
  named: { pattern: CardPattern; bundle: FluentBundle } | null;
  learnt: number;
  /** Keys of messages that are game terms. */
  spoken: string[];
}

const state = $state<Spoken>({
  language: "en",
  isLatin: false,
  bundle: null,
  named: null,
  learnt: 0,
  spoken: [],
});
/** Messages that are game terms, with their meanings. */
const SPOKEN = /^(spoken-[\w-]+) =/gm;
/** Families whose messages are loaded. */
const families: string[] = [];
/** Pages whose messages are loaded. */
const owned: OwnCatalogue[] = [];

/** Return the current language. */
export function language(): Language {
  return state.language;
}

export function isRtl(): boolean {
  return LANGUAGES[state.language].rtl;
}

/** Return true if numbers have the digits 0 to 9 although the language has digits of its own. */
export function isLatin(): boolean {
  return state.isLatin;
}

/** Return the locale for numbers, dates and lists. */
function locale(): string {
  return LANGUAGES[state.language].locale + (state.isLatin ? WITH_LATIN_DIGITS : "");
}

/** Return the pattern whose card names are loaded in addition to the common ones. */
export function namedPattern(): CardPattern | null {
  return state.named?.pattern ?? null;
}

/**
 * Return a bundle of a language with these texts; later messages override earlier ones. With `isLatin`, all digits are
 * 0 to 9.
 */
function bundleOf(
  wanted: Language,
  isLatin: boolean,
  texts: readonly string[],
  names: readonly string[],
): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(isLatin ? wanted + WITH_LATIN_DIGITS : wanted, {
    useIsolating: LANGUAGES[wanted].rtl,
    functions: {
      INFLECT: ([text], { case: wantedCase }) =>
        inflect(
          text instanceof FluentNumber ? number(text.value) : String(text),
          LANGUAGES[wanted].endings[String(wantedCase)] ?? [],
        ),
      KEY: ([rank]) => keyOf(rank),
      RANK: ([rank]) => indexOf(String(rank)),
      RANKS: ([ranks]) => [...String(ranks)].map(indexOf).join("-"),
      PLURAL: ([rank]) => {
        const plural = bundle.getMessage("rank-plural")?.value;
        return plural ? bundle.formatPattern(plural, { rank: String(rank) }) : String(rank);
      },
    },
  });
  for (const text of texts) add(bundle, text);
  for (const text of names) add(bundle, text, true);
  return bundle;
}

/** Switch the language, the card names or the digits. */
export async function setLanguage(
  wanted: Language,
  cards: CardPattern = "french",
  isLatin: boolean = false,
): Promise<void> {
  const catalogue = await catalogues[wanted].catalogue();
  const texts = [...catalogue.default];
  for (const family of families) texts.push(await messagesOf(family, wanted));
  for (const name of owned) texts.push(...(await ownMessages(name, wanted)));
  const names = catalogue.patterns[cards] ?? [];
  state.spoken = texts.flatMap(spokenWordsOf);
  state.bundle = bundleOf(wanted, isLatin, texts, []);
  state.named = {
    pattern: cards,
    bundle: names.length ? bundleOf(wanted, isLatin, texts, names) : state.bundle,
  };
  state.language = wanted;
  state.isLatin = isLatin;
  document.documentElement.lang = wanted;
  document.documentElement.dir = isRtl() ? "rtl" : "ltr";
  document.querySelector('meta[name="description"]')?.setAttribute("content", t("web-description"));
}

/** Load the messages of a family that its page uses itself; without the server there are none. */
export async function loadFamilyMessages(family: string): Promise<void> {
  if (families.includes(family)) return;
  families.push(family);
  const wanted = state.language;
  const text = await messagesOf(family, wanted);
  if (state.language === wanted) {
    addToAll(text);
    state.spoken.push(...spokenWordsOf(text));
  }
  state.learnt++;
}

/** Load the messages of a page with its own catalogue. */
export async function loadCatalogue(name: OwnCatalogue): Promise<void> {
  if (owned.includes(name)) return;
  owned.push(name);
  const wanted = state.language;
  const texts = await ownMessages(name, wanted);
  if (state.language === wanted) texts.forEach(addToAll);
  state.learnt++;
}

async function ownMessages(name: OwnCatalogue, wanted: Language): Promise<string[]> {
  return (await catalogues[wanted][`web-${name}`]()).default;
}

/** Add a text to the current messages, with both sets of card names. */
function addToAll(text: string): void {
  for (const bundle of new Set([state.bundle, state.named?.bundle])) if (bundle) add(bundle, text);
}

function add(bundle: FluentBundle, text: string, allowOverrides: boolean = false): void {
  const isLatin = bundle.locales.some((tag) => tag.endsWith(WITH_LATIN_DIGITS));
  const source = isLatin ? latinDigits(text) : text;
  const errors = bundle.addResource(new FluentResource(source), { allowOverrides });
  if (errors.length && import.meta.env.DEV) console.error(errors);
}

function spokenWordsOf(text: string): string[] {
  return [...text.matchAll(SPOKEN)].flatMap(([, key]) => key ?? []);
}

/** Return the game terms used at the table, as sentences write them, with their meanings. */
export function spokenWords(): SpokenWord[] {
  return state.spoken.map((key) => ({ word: t(key), means: t(`${key}.means`) }));
}

async function messagesOf(family: string, wanted: Language): Promise<string> {
  try {
    return (await call("words", { family, lang: wanted })).ftl;
  } catch {
    return "";
  }
}

/** Return a rank as sentences write it. */
function indexOf(rank: string): string {
  return rank === "T" ? "10" : rank;
}

/** Return a rank as a selector of a message: a digit as a number, any other rank as text. */
function keyOf(rank: FluentValue | undefined): FluentValue {
  return typeof rank === "string" && /^\d$/.test(rank) ? new FluentNumber(Number(rank)) : (rank ?? "");
}

/** Return the current messages, with the card names of the current pattern. */
function formatMessage(): FluentBundle | null {
  return state.named?.pattern === pattern() ? state.named.bundle : state.bundle;
}

/** Return a message in the reader's language; in development, its key if it is missing. */
export function t(key: string, facts: Record<string, FluentVariable> = {}): string {
  void state.learnt;
  const [id = "", attribute] = key.split(".", 2);
  const bundle = formatMessage();
  const message = bundle?.getMessage(id);
  const value = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!bundle || !value) return key;
  const errors: Error[] = [];
  const text = bundle.formatPattern(value, facts, errors);
  if (errors.length && import.meta.env.DEV) console.error(key, errors);
  return text;
}

/** Join items with the comma of the language or another separator, in its direction. */
export function commas(items: readonly string[], separator: string = t("web-comma")): string {
  const list = splitByDirection(items).join(separator);
  return isRtl() && items.length > 1 ? `\u2067${list}\u2069` : list;
}

/**
 * Join items as spoken, like the server's sentences: without a comma before "and", and isolated in a right-to-left
 * text.
 */
export function joinList(items: readonly string[]): string {
  const and = new Intl.ListFormat(locale(), { type: "conjunction" });
  const shown = splitByDirection(items);
  const last = shown.at(-1);
  return last === undefined || shown.length < 3
    ? and.format(shown)
    : and.format([shown.slice(0, -1).join(t("web-comma")), last]);
}

/** Isolate each item in a right-to-left language, so that names keep their order. */
function splitByDirection(items: readonly string[]): readonly string[] {
  return isRtl() ? items.map((item) => `\u2068${item}\u2069`) : items;
}

/** Return the scores of the sides against each other, in the reading order of the language. */
export function joinScores(items: readonly string[]): string {
  return splitByDirection(items).join(" : ");
}

/** Return the key of the message that a reader quotes; empty if it is not recognised. */
export function messageKeyOf(quoted: string): string {
  return findKey(formatMessage()?._messages ?? [], quoted);
}

/** Return true if the message exists. */
export function hasMessage(key: string): boolean {
  void state.learnt;
  return state.bundle?.hasMessage(key) ?? false;
}

/** Cached number formats by locale and options: creating one takes longer than drawing a card. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Return a number in the digits of the language, without thousands separators, with a minus sign rather than a
 * hyphen.
 */
export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  const key = `${locale()} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format)
    formats.set(key, (format = new Intl.NumberFormat(locale(), { useGrouping: false, ...options })));
  return format.format(value).replace("-", "−");
}

/** Return the whole number that was typed in the digits of any script; null if it is invalid. */
export function typedNumber(text: string): number | null {
  const latin = latinDigits(text.replace(/[\s\u200e\u200f]/g, "").replace("−", "-"));
  return /^-?\d+$/.test(latin) ? Number(latin) : null;
}

/** Return a time (milliseconds since 1970) in the calendar of the language. */
export function date(at: number, options: Intl.DateTimeFormatOptions = { dateStyle: "medium" }): string {
  return new Intl.DateTimeFormat(locale(), options).format(at);
}

/** Return a standalone text with a capital letter, where the script has them. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
}

/** Return the spoken name of a card: "queen of hearts". */
export function spokenCard(card: string): string {
  const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
  // Rook cards run from 1 to 14 and are spoken by number.
  return "brgy".includes(suit)
    ? t("card-rook-spoken", { rank: rank === "T" ? 10 : Number(rank), suit })
    : t("card-spoken", { rank, suit });
}

/**
 * Return a sentence with cards and ranks in words, for screen readers: "takes 4♥ 2♠" becomes "takes four of hearts and
 * two of spades", and "run K-Q-J" becomes "run king queen jack". An isolate that begins with another one takes no
 * direction from it, so names and lists get that of the language.
 */
export function speakSentence(sentence: string): string {
  const said = spokenCards(sentence, (cards) => joinList(cards.map(spokenCard)), t("list-moves-separator"));
  const [first] = pieces(sentence);
  const spoken = spokenRanks(first && "text" in first ? said : capital(said), (rank) =>
    t("rank-name", { rank }),
  );
  return isRtl() ? spoken.replace(/[\u2066\u2068](?=\u2068)/g, "\u2067") : spoken;
}
