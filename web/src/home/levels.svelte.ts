/** How strong bots are: the levels, then the bots that whoever runs the server has brought along, by their names. */
import { Level } from "$/wire/generated/lists.ts";
import { games } from "$/wire/library.ts";
import { t } from "$/words/words.svelte.ts";

let brought = $state.raw<readonly string[]>([]);

/** Asks the server which bots it has beside the levels. */
export function askForBots(): void {
  games().then(
    ({ bots }) => (brought = bots ?? []),
    () => null, // whoever shows the games says that they cannot be had
  );
}

export function levelName(level: string): string {
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
