/** A short summary of the changes to a form: a note on pairs, and the number of changed rules. */
import type { Changes } from "$/wire/types.ts";
import { t } from "$/words/words.svelte.ts";

/** Return the differences of a variant from its form, except the number of players. */
export function summarizeChoice({ teams, options }: Changes): string[] {
  const number = Object.keys(options).length;
  return [
    ...(teams === undefined ? [] : [t(teams ? "web-home-pairs" : "web-home-alone")]),
    ...(number ? [t("web-home-changed", { number })] : []),
  ];
}
