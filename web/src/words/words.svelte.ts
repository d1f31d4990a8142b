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
import { call } from "$/wire/http.ts";
import { LANGUAGES } from "$/wire/generated/languages.ts";
import type { Language } from "$/wire/generated/lists.ts";
import { spokenCards } from "./cards.ts";

/** By its path the catalogue of each language, loaded when it is wanted. */
const catalogues = import.meta.glob<string[]>("./*/catalogue.ts", { import: "default" });

const state = $state<{ language: Language; bundle: FluentBundle | null; learnt: number }>({
  language: "en",
  bundle: null,
  learnt: 0,
});
/** Families whose messages are said. */
const families: string[] = [];

/** The language that is shown. */
export function language(): Language {
  return state.language;
}

export function isRtl(): boolean {
  return LANGUAGES[state.language].rtl;
}

/** Show another language. */
export async function speak(wanted: Language): Promise<void> {
  const texts = (await catalogues[`./${wanted}/catalogue.ts`]?.()) ?? [];
  const { rtl } = LANGUAGES[wanted];
  const bundle: FluentBundle = new FluentBundle(wanted, {
    useIsolating: rtl,
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
  for (const family of families) add(bundle, await messagesOf(family, wanted));
  state.bundle = bundle;
  state.language = wanted;
  document.documentElement.lang = wanted;
  document.documentElement.dir = rtl ? "rtl" : "ltr";
  document.querySelector('meta[name="description"]')?.setAttribute("content", t("web-description"));
}

/** Have the messages of a family that its page says itself; without the server there are none. */
export async function learn(family: string): Promise<void> {
  if (families.includes(family)) return;
  families.push(family);
  const wanted = state.language;
  const text = await messagesOf(family, wanted);
  if (state.bundle && state.language === wanted) add(state.bundle, text);
  state.learnt++;
}

function add(bundle: FluentBundle, text: string): void {
  const errors = bundle.addResource(new FluentResource(text), { allowOverrides: false });
  if (errors.length && import.meta.env.DEV) console.error(errors);
}

async function messagesOf(family: string, wanted: Language): Promise<string> {
  try {
    return (await call("words", { family, lang: wanted })).ftl;
  } catch {
    return "";
  }
}

/** A rank as it stands on a card. */
function indexOf(rank: string): string {
  return rank === "T" ? "10" : rank;
}

/** A rank for a choice, in which the key of a nine is a number. */
function keyOf(rank: FluentValue | undefined): FluentValue {
  return typeof rank === "string" && /^\d$/.test(rank) ? new FluentNumber(Number(rank)) : (rank ?? "");
}

/** A message in the reader's language; in development its key if there is none. */
export function t(key: string, facts: Record<string, FluentVariable> = {}): string {
  void state.learnt;
  const [id = "", attribute] = key.split(".", 2);
  const message = state.bundle?.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!state.bundle || !pattern) return key;
  const errors: Error[] = [];
  const text = state.bundle.formatPattern(pattern, facts, errors);
  if (errors.length && import.meta.env.DEV) console.error(key, errors);
  return text;
}

/** Several in a row, with the comma of the language between them. */
export function commas(items: readonly string[]): string {
  return items.join(t("web-comma"));
}

/** Several as one says them: in English without a comma before "and", as in the sentences of the server. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(LANGUAGES[state.language].locale, { type: "conjunction" }).format(items);
}

/** Whether there is such a message. */
export function has(key: string): boolean {
  void state.learnt;
  return state.bundle?.hasMessage(key) ?? false;
}

/**
 * A number with the digits of the language, without separators between thousands, below nothing with a minus sign,
 * not a hyphen.
 */
export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(LANGUAGES[state.language].locale, {
    useGrouping: false,
    ...options,
  })
    .format(value)
    .replace("-", "−");
}

/** A moment, in ms since 1970, as the calendar of the language has it. */
export function date(at: number, options: Intl.DateTimeFormatOptions = { dateStyle: "medium" }): string {
  return new Intl.DateTimeFormat(LANGUAGES[state.language].locale, options).format(at);
}

/** The name of a card as one says it: "queen of hearts". */
export function spoken(card: string): string {
  const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
  // Rook cards go from 1 to 14 and are said by their number.
  return "brgy".includes(suit)
    ? t("card-rook-spoken", { rank: rank === "T" ? 10 : Number(rank), suit })
    : t("card-spoken", { rank, suit });
}

/** A sentence with card names as one says them, for the ear: "takes 4♥" becomes "takes four of hearts". */
export function aloud(sentence: string): string {
  return spokenCards(sentence, spoken);
}
