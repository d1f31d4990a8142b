/** What a group is in words, "pair of kings with 5": the engine's own messages, in the reader's language. */
import { has, t } from "$/words/words.svelte.ts";
import type { Group } from "./deals.ts";

/** What a group is; empty until the words are there (`learn`). */
export function groupText({ class_name, ranks }: Pick<Group, "class_name" | "ranks">): string {
  const key = `group-hazari-${class_name}`;
  const [high = "", low = high] = ranks;
  return has(key) ? unbroken(t(key, { ranks: ranks.join(""), high, low })) : "";
}

/** A left-to-right isolate and its end, a hyphen at which no line ends. */
const ISOLATED = "\u2066";
const ENDED = "\u2069";
const UNBROKEN = "\u2011";
const RUN_OF_RANKS = /(?:10|[2-9AKQJ])(?:-(?:10|[2-9AKQJ]))+/g;

/**
 * The text of a group, or a sentence with one, whose ranks stay together at the end of a line and in their order in
 * Persian.
 */
export function unbroken(text: string): string {
  return text.replace(RUN_OF_RANKS, (ranks) => ISOLATED + ranks.replaceAll("-", UNBROKEN) + ENDED);
}
