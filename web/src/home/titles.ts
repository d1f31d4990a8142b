/** The titles of a family and its forms: the client's own messages where they exist, otherwise the server's. */
import type { GameFamily, GameVariant } from "$/wire/types.ts";
import { hasMessage, t } from "$/words/words.svelte.ts";

/** Return the name of a family. */
export function familyName(family: GameFamily): string {
  return hasMessage(`web-family-${family.id}`) ? t(`web-family-${family.id}`) : family.title;
}

/** Return a sentence about a family that names its chosen form. */
export function familySays(family: GameFamily, variant: GameVariant | undefined): string {
  return hasMessage(`web-family-${family.id}`) ? t(`web-family-${family.id}.says`) : (variant?.summary ?? "");
}
