/**
 * What the client itself says, in the reader's language: Fluent catalogues in this folder, the card names of the
 * engine's own, and those of a family's messages that its page says itself. Everything else about the game (moves,
 * events, refusals, rules) comes from the server in words.
 */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import { pattern } from "$/cards/pattern.svelte.ts";
import { call } from "$/wire/http.ts";
import { LANGUAGES } from "$/wire/generated/languages.ts";
import type { CardPattern, Language } from "$/wire/generated/lists.ts";
import { spokenCards } from "./cards.ts";
import type { SpokenWord } from "./gameWords.ts";

/** By its path the catalogue of each language, loaded when it is wanted. */
const catalogues = import.meta.glob<{ default: string[]; patterns: Record<string, string> }>(
  "./*/catalogue.ts",
);

/** Those of pages that few people open, loaded with these. */
const ownCatalogues = import.meta.glob<string>(["./*/web-admin.ftl", "./*/web-privacy.ftl"], {
  query: "?raw",
  import: "default",
});
type OwnCatalogue = "admin" | "privacy";

interface Spoken {
  language: Language;
  bundle: FluentBundle | null;
  /** The same with the names of cards in the pattern that the reader has chosen. */
  named: { pattern: CardPattern; bundle: FluentBundle } | null;
  learnt: number;
  /** Keys of messages that are words of a game. */
  spoken: string[];
}

const state = $state<Spoken>({ language: "en", bundle: null, named: null, learnt: 0, spoken: [] });
/** Messages that are words of a game, with what they mean. */
const SPOKEN = /^(spoken-[\w-]+) =/gm;
/** Families whose messages are said. */
const families: string[] = [];
/** Pages whose messages are said. */
const owned: OwnCatalogue[] = [];

/** The language that is shown. */
export function language(): Language {
  return state.language;
}

export function isRtl(): boolean {
  return LANGUAGES[state.language].rtl;
}

/** The pattern of cards whose names are known, beside those of all. */
export function namedPattern(): CardPattern | null {
  return state.named?.pattern ?? null;
}

/** A bundle of a language with these texts, of which a later one is right. */
function bundleOf(wanted: Language, texts: readonly string[], names: readonly string[]): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(wanted, {
    useIsolating: LANGUAGES[wanted].rtl,
    functions: {
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

/** Show another language, or cards by other names. */
export async function setLanguage(wanted: Language, cards: CardPattern = "french"): Promise<void> {
  const catalogue = await catalogues[`./${wanted}/catalogue.ts`]?.();
  const texts = [...(catalogue?.default ?? [])];
  for (const family of families) texts.push(await messagesOf(family, wanted));
  for (const name of owned) texts.push(await ownMessages(name, wanted));
  const names = Object.entries(catalogue?.patterns ?? {}).flatMap(([path, text]) =>
    path.endsWith(`/${cards}.ftl`) ? [text] : [],
  );
  state.spoken = texts.flatMap(spokenWordsOf);
  state.bundle = bundleOf(wanted, texts, []);
  state.named = { pattern: cards, bundle: names.length ? bundleOf(wanted, texts, names) : state.bundle };
  state.language = wanted;
  document.documentElement.lang = wanted;
  document.documentElement.dir = isRtl() ? "rtl" : "ltr";
  document.querySelector('meta[name="description"]')?.setAttribute("content", t("web-description"));
}

/** Have the messages of a family that its page says itself; without the server there are none. */
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

/** Have the messages of a page that has a catalogue of its own. */
export async function loadCatalogue(name: OwnCatalogue): Promise<void> {
  if (owned.includes(name)) return;
  owned.push(name);
  const wanted = state.language;
  const text = await ownMessages(name, wanted);
  if (state.language === wanted) addToAll(text);
  state.learnt++;
}

async function ownMessages(name: OwnCatalogue, wanted: Language): Promise<string> {
  return (await ownCatalogues[`./${wanted}/web-${name}.ftl`]?.()) ?? "";
}

/** To what is said now, with either names of cards. */
function addToAll(text: string): void {
  for (const bundle of new Set([state.bundle, state.named?.bundle])) if (bundle) add(bundle, text);
}

function add(bundle: FluentBundle, text: string, allowOverrides: boolean = false): void {
  const errors = bundle.addResource(new FluentResource(text), { allowOverrides });
  if (errors.length && import.meta.env.DEV) console.error(errors);
}

function spokenWordsOf(text: string): string[] {
  return [...text.matchAll(SPOKEN)].flatMap(([, key]) => key ?? []);
}

/** Return the words of the game used at the table, as sentences write them, with their meanings. */
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

/** A rank as sentences write it. */
function indexOf(rank: string): string {
  return rank === "T" ? "10" : rank;
}

/** A rank for a choice, in which the key of a nine is a number. */
function keyOf(rank: FluentValue | undefined): FluentValue {
  return typeof rank === "string" && /^\d$/.test(rank) ? new FluentNumber(Number(rank)) : (rank ?? "");
}

/** Return the current messages, with the names of cards in the current pattern. */
function formatMessage(): FluentBundle | null {
  return state.named?.pattern === pattern() ? state.named.bundle : state.bundle;
}

/** A message in the reader's language; in development its key if there is none. */
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

/** Several in a row, with the comma of the language between them. */
export function commas(items: readonly string[]): string {
  return splitByDirection(items).join(t("web-comma"));
}

/**
 * Several as one says them, as in the sentences of the server: without a comma before "and", and each set apart from a
 * text that runs from right to left.
 */
export function joinList(items: readonly string[]): string {
  const and = new Intl.ListFormat(LANGUAGES[state.language].locale, { type: "conjunction" });
  const shown = splitByDirection(items);
  const last = shown.at(-1);
  return last === undefined || shown.length < 3
    ? and.format(shown)
    : and.format([shown.slice(0, -1).join(t("web-comma")), last]);
}

/** In a language that runs from right to left each isolated from its neighbours, so that names keep their order. */
function splitByDirection(items: readonly string[]): readonly string[] {
  return isRtl() ? items.map((item) => `\u2068${item}\u2069`) : items;
}

/** Return the scores of the sides against each other, in the reading order of the language. */
export function joinScores(items: readonly string[]): string {
  return splitByDirection(items).join(" : ");
}

/** Return true if the message exists. */
export function hasMessage(key: string): boolean {
  void state.learnt;
  return state.bundle?.hasMessage(key) ?? false;
}

/** Number formats by locale and options: one takes longer to make than a card to draw. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number with the digits of the language, without separators between thousands, below nothing with a minus sign,
 * not a hyphen.
 */
export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  const { locale } = LANGUAGES[state.language];
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locale, { useGrouping: false, ...options })));
  return format.format(value).replace("-", "−");
}

/** The whole number that somebody has typed, in the digits of the language or in Latin ones; null if it is none. */
export function typedNumber(text: string): number | null {
  const digits = Array.from({ length: 10 }, (_, digit) => number(digit));
  const latin = [...text.replace(/[\s\u200e\u200f]/g, "").replace("−", "-")].map((sign) => {
    const digit = digits.indexOf(sign);
    return digit < 0 ? sign : String(digit);
  });
  return /^-?\d+$/.test(latin.join("")) ? Number(latin.join("")) : null;
}

/** A moment, in ms since 1970, as the calendar of the language has it. */
export function date(at: number, options: Intl.DateTimeFormatOptions = { dateStyle: "medium" }): string {
  return new Intl.DateTimeFormat(LANGUAGES[state.language].locale, options).format(at);
}

/** Return a standalone text with a capital letter, where the script has them. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
}

/** The name of a card as one says it: "queen of hearts". */
export function spokenCard(card: string): string {
  const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
  // Rook cards go from 1 to 14 and are said by their number.
  return "brgy".includes(suit)
    ? t("card-rook-spoken", { rank: rank === "T" ? 10 : Number(rank), suit })
    : t("card-spoken", { rank, suit });
}

/** A sentence with card names as one says them, for the ear: "takes 4♥" becomes "takes four of hearts". */
export function speakSentence(sentence: string): string {
  return spokenCards(sentence, spokenCard, t("web-comma"));
}
