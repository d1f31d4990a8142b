/** What a family and its forms are called here: by the client's own words if it has some, else as the server does. */
import type { GameFamily, GameVariant } from "$/wire/types.ts";
import { hasMessage, t } from "$/words/words.svelte.ts";

/** A family, in a word. */
export function familyName(family: GameFamily): string {
  return hasMessage(`web-family-${family.id}`) ? t(`web-family-${family.id}`) : family.title;
}

/** What is played, in a sentence. */
export function familySays(family: GameFamily, variant: GameVariant | undefined): string {
  return hasMessage(`web-family-${family.id}`) ? t(`web-family-${family.id}.says`) : (variant?.summary ?? "");
}
