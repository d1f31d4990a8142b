/** The user's settings on this device; stored in the browser and never sent. */
import { INDICES, type Indices } from "./cards/corners.ts";
import {
  fieldsOf,
  flag,
  keep,
  readStored,
  oneOf,
  parseJson,
  text,
  numberBetween,
  withFields,
  type Readers,
} from "./storage.ts";
import { BACKS, CLOTHS, type Back, type ClothColour } from "./deckStyles.ts";
import { CardPattern, Language } from "./wire/generated/lists.ts";
import { takenLanguage } from "./words/preferred.ts";

export type Theme = (typeof THEMES)[number];
const THEMES = ["system", "light", "dark"] as const;
type Sound = "off" | "soft";
/** Digits in sentences: those of the language, or 0 to 9. */
const DIGITS = ["own", "latin"] as const;

/** Speeds of motion, as factors of their duration. */
export const TEMPOS = { slow: 1.7, house: 1, brisk: 0.5, none: 0 };

/** The pace of other players' moves: as fast as bots play, or one at a time on request. */
export type Pace = (typeof PACES)[number];
export const PACES = ["slow", "normal", "quick", "wait"] as const;

export interface Settings {
  language: Language;
  /** The language that the page took from the browser. While `language` is the same, it follows the browser. */
  takenLanguage: Language | "";
  /** The taken language that the reader has been told of (LanguageNotice.svelte). */
  toldLanguage: Language | "";
  /** The digits in sentences, if the language has digits of its own. */
  digits: (typeof DIGITS)[number];
  /** The name that others see; empty until the page is first opened. */
  name: string;
  theme: Theme;
  /** Number of colours for the four suits. */
  deck: "2" | "4";
  /** The pattern in which cards are drawn and named, where the form offers it. */
  pattern: CardPattern;
  indices: Indices;
  /** True if the indices of cards are large. */
  largeIndices: boolean;
  back: Back;
  cloth: ClothColour;
  sound: Sound;
  /** Duration factor of motion: 0 is none, 1 is as designed. */
  tempo: number;
  pace: Pace;
  /** True if a choice has to be confirmed. */
  confirm: boolean;
  /** True if one tap plays a card where the family allows it. */
  oneTap: boolean;
  /** True if the coach comments on moves. */
  coach: boolean;
  /** True once the coach has been offered, at the first table. */
  offered: boolean;
  /** True if turns are notified while the page is in the background. */
  turns: boolean;
  /** True once notifications have been offered, at a table whose clock gives days for each move. */
  turnsOffered: boolean;
  /** True if possible cards and moves are highlighted before a card is chosen. */
  lightUp: boolean;
  /** True if the previews of links to the person's tables name that person. */
  namedLinks: boolean;
  /** The letter keys that are switched off. */
  keysOff: string;
}

const KEY = "virado-settings";

/** Maximum length of a name in characters; the server checks everything else. */
const NAME_MOST = 64;

/** Number of letters of the keyboard. */
const LETTERS = 26;

const READERS: Readers<Settings> = {
  language: oneOf(Language),
  takenLanguage: oneOf(["", ...Language]),
  toldLanguage: oneOf(["", ...Language]),
  digits: oneOf(DIGITS),
  name: text(NAME_MOST),
  theme: oneOf(THEMES),
  deck: oneOf(["2", "4"]),
  pattern: oneOf(CardPattern),
  indices: oneOf(INDICES),
  largeIndices: flag,
  back: oneOf(BACKS),
  cloth: oneOf(CLOTHS),
  sound: oneOf(["off", "soft"]),
  tempo: numberBetween(0, 5),
  pace: oneOf(PACES),
  confirm: flag,
  oneTap: flag,
  coach: flag,
  offered: flag,
  turns: flag,
  turnsOffered: flag,
  lightUp: flag,
  namedLinks: flag,
  keysOff: text(LETTERS),
};

/** Return the settings in a stored value; a field that this build cannot read gets its default. */
export function settingsOf(value: unknown): Settings {
  const taken = takenLanguage();
  const read = withFields<Settings>(READERS, {
    language: taken,
    takenLanguage: "",
    toldLanguage: "",
    digits: "own",
    name: "",
    theme: "system",
    deck: "2",
    pattern: "french",
    indices: "usual",
    largeIndices: false,
    back: "lattice",
    cloth: "sage",
    sound: "soft",
    tempo: 1,
    pace: "normal",
    confirm: false,
    oneTap: false,
    coach: false,
    offered: false,
    turns: false,
    turnsOffered: false,
    lightUp: true,
    namedLinks: false,
    keysOff: "",
  })(value);
  const isChosen =
    READERS.language(fieldsOf(value)?.["language"]) !== undefined && read.language !== read.takenLanguage;
  return isChosen ? read : { ...read, language: taken, takenLanguage: taken };
}

export const settings = $state(settingsOf(readStored(KEY)));

// Settings changed in another tab apply here, too.
addEventListener("storage", (event) => {
  const value = event.key === KEY ? fieldsOf(parseJson(event.newValue)) : undefined;
  if (value) Object.assign(settings, settingsOf({ ...settings, ...value }));
});

/** Store the settings; without storage they last as long as the page. */
export function keepSettings(): void {
  keep(KEY, settings);
}

/** Apply the settings to the page. */
export function applySettings(): void {
  const root = document.documentElement;
  const dark =
    settings.theme === "dark" ||
    (settings.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.deck = settings.deck;
  root.dataset.indices = settings.largeIndices ? "large" : "usual";
  root.dataset.back = settings.back;
  if (settings.indices === "persian") void import("@fontsource-variable/vazirmatn/wght.css");
  root.dataset.cloth = settings.cloth;
  root.style.setProperty("--tempo", String(tempo()));
}

/** Return the duration factor of motion; 0 if the system asks for reduced motion. */
export function tempo(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : settings.tempo;
}
