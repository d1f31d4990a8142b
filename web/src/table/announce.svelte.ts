/** Announcements for screen readers: events politely, refusals and "your turn" immediately. */
import { speakSentence } from "$/words/words.svelte.ts";

export const spokenNow = $state({ polite: "", urgent: "" });
let flip = false;

function markRepeat(text: string): string {
  // Identical text would not be announced again: an invisible character makes it differ.
  flip = !flip;
  return speakSentence(text) + (flip ? "\u200b" : "");
}

export function announce(text: string): void {
  if (text) spokenNow.polite = markRepeat(text);
}

export function announceNow(text: string): void {
  if (text) spokenNow.urgent = markRepeat(text);
}
