/** Languages that nobody who grew up with them has read yet. */
import { LANGUAGES } from "$/wire/generated/languages.ts";

/** By their own names. */
export const unread = Object.values(LANGUAGES)
  .filter((each) => !each.proofread)
  .map((each) => each.name);
