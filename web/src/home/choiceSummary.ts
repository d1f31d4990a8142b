/** What a form is changed by, in a few words: in pairs, how many rules are others. */
import type { Changes } from "$/wire/types.ts";
import { t } from "$/words/words.svelte.ts";

/** How a variant differs from its form, but for the number of players. */
export function summarizeChoice({ teams, options }: Changes): string[] {
  const number = Object.keys(options).length;
  return [
    ...(teams === undefined ? [] : [t(teams ? "web-home-pairs" : "web-home-alone")]),
    ...(number ? [t("web-home-changed", { number })] : []),
  ];
}
