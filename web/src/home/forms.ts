/** How the forms of a family are listed: a row for each, and under it those that differ in a detail. Only an order for the eye. */
import type { Variant } from "$/wire/library.ts";

/** A row: its key among the words, and its variants, the usual one first. */
export interface Form {
  id: string;
  variants: Variant[];
}

const ROWS: Record<string, string[]> = {
  "royal-north-american": ["royal-north-american", "royal-north-american-sweeps"],
  "royal-dominican": ["royal-dominican", "royal-dominican-no-cancel", "royal-dominican-partner-build"],
  kaszino: ["kaszino-kirschner", "kaszino-ulmann", "kaszino-nagykonyv"],
  "raub-seven": ["raub-seven-always", "raub-seven-ace-only"],
  "zwanzig-ab-jager": [
    "zwanzig-ab-jager",
    "zwanzig-ab-jager-trump-rank",
    "zwanzig-ab-jager-first-packet",
    "zwanzig-ab-jager-drop-first",
    "zwanzig-ab-jager-clubs",
    "zwanzig-ab-jager-two-active",
    "zwanzig-ab-jager-no-repeat-drop",
    "zwanzig-ab-jager-low-score",
    "zwanzig-ab-jager-plain-finish",
  ],
  "hazari-bhutan": ["hazari-bhutan", "hazari-bhutan-no-two-pair"],
};

const ROW_OF = new Map(
  Object.entries(ROWS).flatMap(([id, slugs]) => slugs.map((slug) => [slug, id] as const)),
);

/** The row in which a variant is listed. */
export function rowOf(slug: string): string {
  return ROW_OF.get(slug) ?? slug;
}

/** The rows of a family in the order of the server's list. */
export function forms(variants: Variant[]): Form[] {
  const bySlug = new Map(variants.map((variant) => [variant.slug, variant]));
  const rows = new Map<string, Variant[]>();
  for (const variant of variants) {
    const id = rowOf(variant.slug);
    if (!rows.has(id)) {
      const inOrder = ROWS[id] ?? [id];
      rows.set(
        id,
        inOrder.flatMap((slug) => bySlug.get(slug) ?? []),
      );
    }
  }
  return [...rows].map(([id, found]) => ({ id, variants: found }));
}
