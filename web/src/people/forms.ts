/** The descriptions of played forms. */
import { summarizeChoice } from "$/home/choiceSummary.ts";
import { familyName } from "$/home/titles.ts";
import type { Changes, Games } from "$/wire/types.ts";
import { t } from "$/words/words.svelte.ts";

/** Return the name of a form; the canonical text if the server no longer has it. */
export function titleOf(games: Games, { variant, changes }: { variant: string; changes: Changes }): string {
  return games.variants.find((each) => each.slug === changes.slug)?.title ?? variant;
}

/** Return in words how a variant differs from its form. */
export function differs(changes: Changes): string {
  const { players } = changes;
  return [...(players ? [t("web-home-players", { number: players })] : []), ...summarizeChoice(changes)].join(
    " · ",
  );
}

/** Return the name of a family by its id. */
export function nameOf(games: Games, id: string): string {
  const family = games.families.find((each) => each.id === id);
  return family ? familyName(family) : id;
}
