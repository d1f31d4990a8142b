/** Names of groups, such as "pair of kings with 5": the engine's messages in the reader's language. */
import { formatRanks } from "$/cards/ranks.ts";
import { hasMessage, t } from "$/words/words.svelte.ts";
import type { Group } from "./deals.ts";

/** Return the name of a group; empty until the words are loaded (`loadFamilyMessages`). */
export function groupText({ class_name, ranks }: Pick<Group, "class_name" | "ranks">): string {
  const key = `group-hazari-${class_name}`;
  const [high = "", low = high] = ranks;
  return hasMessage(key) ? formatRanks(t(key, { ranks: ranks.join(""), high, low })) : "";
}
