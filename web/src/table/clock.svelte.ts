/** The time of day, updated every second while it is displayed. */
import { connection } from "$/wire/connection.svelte.ts";
import { number } from "$/words/words.svelte.ts";
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Return milliseconds since 1970 by the server's clock; reactive, updated every second. */
export function serverNow(): number {
  subscribe();
  return Date.now() + connection.skew;
}

/** Return a duration in the digits of the language: `0:48`, `1:02:03`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number): string => number(value, { minimumIntegerDigits: 2 });
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours
    ? `${number(hours)}:${two(minutes)}:${two(seconds % 60)}`
    : `${number(minutes)}:${two(seconds % 60)}`;
}
