/** Public information from the server about the games, cached while the page is open. */
import { settings } from "$/settings.svelte.ts";
import { addressOf, call, type AnswerOf, type Given, type Route } from "./http.ts";
import type { Agreement, Games, GameVariant } from "./types.ts";

const kept = new Map<string, Promise<unknown>>();

/** Return the cached answer of `call`. */
export function library<N extends Route>(name: N, ...given: Given<N>): Promise<AnswerOf<N>> {
  const key = `${settings.language} ${name} ${addressOf(name, given[0])}`;
  const found = kept.get(key);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the key names the route
  if (found) return found as Promise<AnswerOf<N>>;
  const asked = call(name, ...given);
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

/** Return every family and variant. */
export function games(): Promise<Games> {
  return library("variants");
}

/** Return the agreement of a canonical text such as `casino(players=3)`. */
export function agreementOf(variant: string): Promise<Agreement> {
  return library("agreement", { variant });
}

/** Return the variant of a canonical text. */
export async function variantOf(text: string): Promise<GameVariant | undefined> {
  const [{ changes }, { variants }] = await Promise.all([agreementOf(text), games()]);
  return variants.find((variant) => variant.slug === changes.slug);
}
