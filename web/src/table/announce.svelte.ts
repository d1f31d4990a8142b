/** What is said to a screen reader: events politely, refusals and "your turn" at once. */
import { aloud } from "$/words/words.svelte.ts";

export const spokenNow = $state({ polite: "", urgent: "" });
let flip = false;

function marked(text: string): string {
  // The same words twice are said twice: an invisible character makes them differ.
  flip = !flip;
  return aloud(text) + (flip ? "\u200b" : "");
}

export function announce(text: string): void {
  if (text) spokenNow.polite = marked(text);
}

export function announceNow(text: string): void {
  if (text) spokenNow.urgent = marked(text);
}
