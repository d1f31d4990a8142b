/** The address of the lesson of a form, which leads back to a table if one is given. */
export function lessonPath(variant: string, table: string = ""): string {
  return `/learn/${encodeURIComponent(variant)}${table ? `?table=${encodeURIComponent(table)}` : ""}`;
}
