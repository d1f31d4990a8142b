/** Announcements for screen readers: events politely, refusals and "your turn" immediately. */
import { speakSentence } from "$/words/words.svelte.ts";

export const spokenNow = $state({ polite: "", urgent: "" });
let flip = false;

function markRepeat(text: string): string {
  // The same words twice are said twice: an invisible character makes them differ.
  flip = !flip;
  return speakSentence(text) + (flip ? "\u200b" : "");
}

export function announce(text: string): void {
  if (text) spokenNow.polite = markRepeat(text);
}

export function announceNow(text: string): void {
  if (text) spokenNow.urgent = markRepeat(text);
}
