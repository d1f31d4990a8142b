/** What is agreed about the rules at a table: the values of its form, with what its canonical text changes. */

/** By name; those within a record as `points.sweep`. */
export type Options = Readonly<Record<string, unknown>>;

/** What `slug(target=31, sweeps=none, refa_sources=[misdeal])` changes; `players` and `teams` are among it. */
export function changesIn(canonical: string): Options {
  const inside = /\((.*)\)$/s.exec(canonical)?.[1] ?? "";
  const changes: Record<string, unknown> = {};
  for (const part of parts(inside)) {
    const [, name, value] = /^\s*([\w.]+)\s*=(.*)$/s.exec(part) ?? [];
    if (name && value !== undefined) changes[name] = valueOf(value);
  }
  return changes;
}

/** The options of a form as a canonical text has them. */
export function optionsOf(form: { options: Options } | null, canonical: string): Options {
  return { ...form?.options, ...changesIn(canonical) };
}

/** A value as it is written: `true` and `false`, `null`, numbers, lists; anything else is a word of the game, `none` too. */
function valueOf(written: string): unknown {
  const text = written.trim();
  if (text.startsWith("[") && text.endsWith("]")) return parts(text.slice(1, -1)).map(valueOf);
  if (text === "true" || text === "false") return text === "true";
  if (text === "null") return null;
  return text !== "" && !Number.isNaN(Number(text)) ? Number(text) : text;
}

/** What stands between the commas that are in no list. */
function parts(text: string): string[] {
  return text.trim() === "" ? [] : text.split(/,(?![^[]*\])/);
}
