/** The time of day, once a second, as long as somebody looks at it. */
import { connection } from "$/wire/connection.svelte.ts";
import { number } from "$/words/words.svelte.ts";
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Milliseconds since 1970 by the server's clock; renewed every second. */
export function serverNow(): number {
  subscribe();
  return Date.now() + connection.skew;
}

/** A span of time as it is written, in the digits of the language: `0:48`, `1:02:03`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number): string => number(value, { minimumIntegerDigits: 2 });
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours
    ? `${number(hours)}:${two(minutes)}:${two(seconds % 60)}`
    : `${number(minutes)}:${two(seconds % 60)}`;
}
