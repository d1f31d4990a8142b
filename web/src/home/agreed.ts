/** What a form is changed by, in a few words: in pairs, how many rules are others. */
import { changesIn } from "$/table/options.ts";
import { t } from "$/words/words.svelte.ts";

/** How a canonical text such as `royal-soto(players=4,teams=true)` differs from its form, but for the number of players. */
export function agreed(canonical: string): string[] {
  const { players: _, teams, ...rules } = changesIn(canonical);
  const number = Object.keys(rules).length;
  return [
    ...(teams === undefined ? [] : [t(teams ? "web-home-pairs" : "web-home-alone")]),
    ...(number ? [t("web-home-changed", { number })] : []),
  ];
}
