/** Announcements for screen readers: one queue for the whole page (speech.ts). */
import { speakSentence } from "$/words/words.svelte.ts";
import { SpeechQueue, type Announcement, type Channel } from "./speech.ts";

/** The content of the live region. */
export const spoken = $state<{ live: readonly Announcement[] }>({ live: [] });

const queue = new SpeechQueue(
  { now: () => performance.now(), after: (ms, action) => void setTimeout(action, ms) },
  (live) => (spoken.live = live),
);

/** Say what has happened, after everything that has happened before. */
export function announce(text: string, channel: Channel = "system"): void {
  if (text) queue.say(speakSentence(text), channel);
}

/** Say something before the events that wait: the answer to what the viewer has just done. */
export function announceNow(text: string): void {
  if (text) queue.answer(speakSentence(text), "system");
}

/** Say that it is the viewer's turn when nothing else is left to say; null if it no longer is. */
export function announceTurn(text: string | null): void {
  queue.sayTurn(text && speakSentence(text));
}
