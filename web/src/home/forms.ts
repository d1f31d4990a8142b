/** The list of a family's forms: one row each, with the variants that differ in a detail. */
import type { GameFamily, GameVariant } from "$/wire/types.ts";

/** A row: its message key, and its variants, the default first. */
export interface Form {
  id: string;
  variants: GameVariant[];
}

/** Return the row in which a variant is listed. */
export function rowOf({ forms }: GameFamily, slug: string): string {
  return forms.find(({ presets }) => presets.includes(slug))?.id ?? slug;
}

/** Return the rows of a family in the order of the server's list. */
export function rowsOf({ forms }: GameFamily, variants: GameVariant[]): Form[] {
  const bySlug = new Map(variants.map((variant) => [variant.slug, variant]));
  return forms.map(({ id, presets }) => ({
    id,
    variants: presets.flatMap((slug) => bySlug.get(slug) ?? []),
  }));
}
