/**
 * The families with their own table page, and their pictures on the home page; nothing else in the client names a
 * family. Any other family uses the plain page (`plain/`).
 */
import { CASINO } from "./casino/picture.ts";
import { HAZARI } from "./hazari/picture.ts";
import type { PictureCard } from "./home/pictures.ts";
import type { Family } from "./table/family.ts";
import { RAUB, ZWANZIG } from "./tricks/pictures.ts";
import type { FamilyName } from "./wire/types.ts";
import { loadFamilyMessages } from "./words/words.svelte.ts";

interface Own {
  page: () => Promise<Family>;
  picture: PictureCard[];
}

export const FAMILIES: Readonly<Record<string, Own | undefined>> = {
  casino: { page: async () => pageOf((await import("./casino/family.ts")).family), picture: CASINO },
  raub: { page: async () => pageOf((await import("./tricks/family.ts")).family), picture: RAUB },
  zwanzig_ab: { page: async () => pageOf((await import("./tricks/family.ts")).family), picture: ZWANZIG },
  hazari: { page: async () => pageOf((await import("./hazari/family.ts")).family), picture: HAZARI },
};

/** Return a page as the type that the table uses. */
function pageOf<F extends FamilyName>(family: Family<F>): Family {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- given its own families, by the names above
  return family as Family;
}

/** Load the page of a family. */
export async function familyOf(name: string): Promise<Family> {
  void loadFamilyMessages(name);
  return (await FAMILIES[name]?.page()) ?? (await import("./plain/family.ts")).family;
}
