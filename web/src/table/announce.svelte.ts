/** Announcements for screen readers: one queue for the whole page (speech.ts). */
import { speakSentence } from "$/words/words.svelte.ts";
import { SpeechQueue, type Announcement, type Channel } from "./speech.ts";

/** The content of the live region, and everything said at this table. */
export const spoken = $state<{ live: readonly Announcement[]; history: readonly Announcement[] }>({
  live: [],
  history: [],
});

const queue = new SpeechQueue(
  { now: () => performance.now(), after: (ms, action) => void setTimeout(action, ms) },
  (live, history) => {
    spoken.live = live;
    spoken.history = history;
  },
);

/** Announce an event, after all earlier events. */
export function announce(text: string, channel: Channel = "system"): void {
  if (text) queue.say(speakSentence(text), channel);
}

/** Announce the answer to the viewer's latest action, before the events that wait. */
export function announceNow(text: string): void {
  if (text) queue.answer(speakSentence(text), "system");
}

/** Announce that it is the viewer's turn as soon as no other announcement waits; then call `then`. */
export function announceTurn(text: string, then: () => void): void {
  queue.sayTurn(speakSentence(text), then);
}

/** Withdraw an announcement of the turn that still waits. Return false if none waits. */
export function takeBackTurn(): boolean {
  return queue.takeBackTurn();
}

/** Begin a new history of announcements. */
export function forgetSpoken(): void {
  queue.forget();
}
