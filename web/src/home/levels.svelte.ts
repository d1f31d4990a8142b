/** How strong bots are: the levels, then the bots that whoever runs the server has brought along, by their names. */
import { Level } from "$/wire/generated/lists.ts";
import { call } from "$/wire/http.ts";
import { games } from "$/wire/library.ts";
import { number, t } from "$/words/words.svelte.ts";

/** The level that fits whoever asks for it; at a table its place on the dial stands behind it: `fit:0.43`. */
export const FIT = "fit";
const PLACED = `${FIT}:`;

let brought = $state.raw<readonly string[]>([]);
let places = $state.raw<ReadonlyMap<string, number>>(new Map());

/** Asks the server which bots it has beside the levels. */
export function askForBots(): void {
  games().then(
    ({ bots }) => (brought = bots ?? []),
    () => null, // whoever shows the games says that they cannot be had
  );
}

/** Asks the server where the level that fits stands today. */
export function askForPlaces(): void {
  call("statistics").then(
    ({ fitting }) => (places = new Map((fitting ?? []).map((each) => [each.game, each.place]))),
    () => null, // it is said with the level, where it is known
  );
}

/** Where on the dial the level that fits plays in a family today; null as long as it is not known. */
export function placeOf(family: string): string | null {
  const place = places.get(family);
  return place === undefined ? null : placed(place);
}

function placed(place: number): string {
  return number(place, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

export function levelName(level: string): string {
  if (level.startsWith(PLACED)) {
    return t("web-level-fit-at", { place: placed(Number(level.slice(PLACED.length))) });
  }
  const known = Level.find((each) => each === level);
  return known ? t(`web-level-${known}`) : level;
}

/** What somebody chooses from. */
export function levels(): { value: string; text: string }[] {
  return [...Level, ...brought].map((value) => ({ value, text: levelName(value) }));
}

/** A level that was chosen once, or the usual one if the server does not have that bot any more. */
export function levelOr(level: string, usual: Level): string {
  return Level.some((each) => each === level) || brought.includes(level) ? level : usual;
}
