/** Languages that no native speaker has proofread yet. */
import { LANGUAGES } from "$/wire/generated/languages.ts";

/** The languages that no native speaker has proofread, by their own names. */
export const unread = Object.values(LANGUAGES)
  .filter((each) => !each.proofread)
  .map((each) => each.name);
