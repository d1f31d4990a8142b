/** The descriptions of forms that have been played. */
import { summarizeChoice } from "$/home/choiceSummary.ts";
import { familyName } from "$/home/titles.ts";
import type { Changes, Games } from "$/wire/types.ts";
import { t } from "$/words/words.svelte.ts";

/** The name of its form; of one that is not played here any more the canonical text. */
export function titleOf(games: Games, { variant, changes }: { variant: string; changes: Changes }): string {
  return games.variants.find((each) => each.slug === changes.slug)?.title ?? variant;
}

/** Return the differences from the form. */
export function differs(changes: Changes): string {
  const { players } = changes;
  return [...(players ? [t("web-home-players", { number: players })] : []), ...summarizeChoice(changes)].join(
    " · ",
  );
}

/** The name of a family by its id. */
export function nameOf(games: Games, id: string): string {
  const family = games.families.find((each) => each.id === id);
  return family ? familyName(family) : id;
}
