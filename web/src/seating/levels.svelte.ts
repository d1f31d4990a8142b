/** The bot levels, followed by the custom bots of the server, by name. */
import { Level } from "$/wire/generated/lists.ts";
import { call } from "$/wire/http.ts";
import { games } from "$/wire/library.ts";
import { hasMessage, number, t } from "$/words/words.svelte.ts";

/** The adaptive level. At a table its dial position is added: `fit:0.43`. */
export const FIT = "fit";
const PLACED = `${FIT}:`;

/** The characters of each form. */
let characters = $state.raw<ReadonlyMap<string, readonly string[]>>(new Map());
let brought = $state.raw<readonly string[]>([]);
let places = $state.raw<ReadonlyMap<string, number>>(new Map());

/** Request the custom bots of the server. */
export function askForBots(): void {
  games().then(
    ({ bots, variants }) => {
      brought = bots ?? [];
      characters = new Map(variants.map((each) => [each.slug, each.characters ?? []]));
    },
    () => null, // the list of games reports the error
  );
}

/** Request the current dial positions of the adaptive level. */
export function askForPlaces(): void {
  call("statistics").then(
    ({ fitting }) => (places = new Map((fitting ?? []).map((each) => [each.game, each.place]))),
    () => null, // without the dial position, only the level is shown
  );
}

/** Return the dial position of the adaptive level in a family; null until it is known. */
export function placeOf(family: string): string | null {
  const place = places.get(family);
  return place === undefined ? null : withDialPlace(place);
}

function withDialPlace(place: number): string {
  return number(place, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

export function levelName(level: string): string {
  if (level.startsWith(PLACED)) {
    return t("web-level-fit-at", { place: withDialPlace(Number(level.slice(PLACED.length))) });
  }
  return hasMessage(`web-level-${level}`) && !brought.includes(level) ? t(`web-level-${level}`) : level;
}

/** Return the description of a character; empty for other bots. */
export function levelDescription(level: string): string {
  const isCharacter = [...characters.values()].some((names) => names.includes(level));
  return isCharacter ? t(`web-level-${level}.about`) : "";
}

/** Return the levels of a form, grouped by kind. */
export function groups(slug: string): { label: string; values: readonly string[] }[] {
  return [
    { label: t("web-home-levels"), values: Level },
    { label: t("web-home-characters"), values: characters.get(slug) ?? [] },
    { label: t("web-home-brought"), values: brought },
  ].filter((group) => group.values.length);
}

/** Return a level that was chosen before, or the default if the server no longer has that bot. */
export function levelOr(level: string, slug: string, usual: Level): string {
  const isKnown = groups(slug).some((group) => group.values.includes(level));
  return isKnown ? level : usual;
}
