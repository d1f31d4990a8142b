/**
 * The families that have a page of their own at the table, and a picture on the first page; nothing else in the client knows one.
 * Any other is played on the plain page (`plain/`).
 */
import { CASINO } from "./casino/picture.ts";
import { HAZARI } from "./hazari/picture.ts";
import type { Laid } from "./home/pictures.ts";
import type { Family } from "./table/family.ts";
import { RAUB, ZWANZIG } from "./tricks/pictures.ts";

interface Own {
  page: () => Promise<{ family: Family }>;
  picture: Laid[];
}

export const FAMILIES: Readonly<Record<string, Own | undefined>> = {
  casino: { page: () => import("./casino/family.ts"), picture: CASINO },
  raub: { page: () => import("./tricks/family.ts"), picture: RAUB },
  zwanzig_ab: { page: () => import("./tricks/family.ts"), picture: ZWANZIG },
  hazari: { page: () => import("./hazari/family.ts"), picture: HAZARI },
};

/** The page of a family. */
export async function familyOf(name: string): Promise<Family> {
  return (await (FAMILIES[name]?.page ?? (() => import("./plain/family.ts")))()).family;
}
