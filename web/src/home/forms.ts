/** The list of a family's forms: a row for each, and under it the forms that differ in a detail. */
import type { GameFamily, GameVariant } from "$/wire/types.ts";

/** A row: its key among the words, and its variants, the usual one first. */
export interface Form {
  id: string;
  variants: GameVariant[];
}

/** The row in which a variant is listed. */
export function rowOf({ forms }: GameFamily, slug: string): string {
  return forms.find(({ presets }) => presets.includes(slug))?.id ?? slug;
}

/** The rows of a family in the order of the server's list. */
export function rowsOf({ forms }: GameFamily, variants: GameVariant[]): Form[] {
  const bySlug = new Map(variants.map((variant) => [variant.slug, variant]));
  return forms.map(({ id, presets }) => ({
    id,
    variants: presets.flatMap((slug) => bySlug.get(slug) ?? []),
  }));
}
