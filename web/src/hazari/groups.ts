/** Names of groups, such as "pair of kings with a five": the engine's messages in the reader's language. */
import { formatRanks } from "$/cards/ranks.ts";
import { hasMessage, t } from "$/words/words.svelte.ts";
import type { Group } from "./deals.ts";

/** Return the name of a group, with the ranks in the letters of the cards; empty until the words are loaded. */
export function groupText(group: Pick<Group, "class_name" | "ranks">): string {
  return formatRanks(groupName(group));
}

/** Return the name of a group as the server writes it; empty until the words are loaded (`loadFamilyMessages`). */
export function groupName({ class_name, ranks }: Pick<Group, "class_name" | "ranks">): string {
  const key = `group-hazari-${class_name}`;
  const [high = "", low = high] = ranks;
  return hasMessage(key) ? t(key, { ranks: ranks.join(""), high, low, rank: low }) : "";
}
