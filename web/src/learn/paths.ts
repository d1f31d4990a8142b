/** The address of a form's lesson. If `table` is given, the lesson links back to that table. */
export function lessonPath(variant: string, table: string = ""): string {
  return `/learn/${encodeURIComponent(variant)}${table ? `?table=${encodeURIComponent(table)}` : ""}`;
}
