/** What somebody has chosen on this device; kept in the browser's storage, never sent. */
import type { Indices } from "./cards/corners.ts";
import type { Back, ClothColour } from "./looks.ts";
import { Language, type CardPattern } from "./wire/generated/lists.ts";

export type Theme = "system" | "light" | "dark";
type Sound = "off" | "soft";

/** Lengths of motions, by the names that they have in words. */
export const TEMPOS = { slow: 1.7, house: 1, brisk: 0.5, none: 0 };

/** How fast the moves of others come: as fast as bots play, or each when the viewer wants to see it. */
export type Pace = (typeof PACES)[number];
export const PACES = ["slow", "normal", "quick", "wait"] as const;

export interface Settings {
  language: Language;
  /** What others see; empty until the page is first opened. */
  name: string;
  theme: Theme;
  /** Colours of the four suits. */
  deck: "2" | "4";
  /** How cards are drawn and named where the form offers it. */
  pattern: CardPattern;
  indices: Indices;
  /** Whether what stands in the corners of cards is large. */
  largeIndices: boolean;
  back: Back;
  cloth: ClothColour;
  sound: Sound;
  /** Length of motions: 0 none, 1 as designed. */
  tempo: number;
  pace: Pace;
  /** Whether a choice has to be confirmed. */
  confirm: boolean;
  /** Whether the coach looks on. */
  coach: boolean;
  /** Whether the coach has been offered, at the first table. */
  offered: boolean;
  /** Whether one is told of one's turn while the page is in the background. */
  turns: boolean;
  /** Whether that has been offered, at a table where people have days for a move. */
  turnsOffered: boolean;
  /** Whether cards and moves that are possible are lit before a card is chosen. */
  lightUp: boolean;
}

const KEY = "virado-settings";

function preferred(): Language {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const language = Language.find((each) => each === tag.slice(0, 2).toLowerCase());
    if (language) return language;
  }
  return Language[0];
}

function stored(): Settings {
  const language = preferred();
  const usual: Settings = {
    language,
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
    coach: false,
    offered: false,
    turns: false,
    turnsOffered: false,
    lightUp: true,
  };
  try {
    const kept: Partial<Settings> = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...usual, ...kept };
  } catch {
    return usual;
  }
}

export const settings = $state(stored());

// What is chosen in another tab holds here, too.
addEventListener("storage", (event) => {
  if (event.key === KEY && event.newValue) Object.assign(settings, JSON.parse(event.newValue));
});

/** Keep what has been chosen. */
export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // without storage they last as long as the page
  }
}

/** Let the page look as chosen. */
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

/** Length of motions, none where the system wants none. */
export function tempo(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : settings.tempo;
}
