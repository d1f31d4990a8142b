/** The options of a table: those of its variant, with what is changed in its canonical text. */
import type { Table } from "$/table/table.svelte.ts";

export type Options = Record<string, unknown>;

/** What `slug(target=31, sweeps=none)` changes. */
export function changesIn(canonical: string): Options {
  const inside = /\((.*)\)$/.exec(canonical)?.[1] ?? "";
  const changes: Options = {};
  for (const part of inside.split(",")) {
    const [key, value] = part.split("=").map((text) => text.trim());
    if (key && value !== undefined) changes[key] = valueOf(value);
  }
  return changes;
}

function valueOf(text: string): unknown {
  if (text === "true" || text === "false") return text === "true";
  if (text === "null" || text === "none") return text;
  return text !== "" && !Number.isNaN(Number(text)) ? Number(text) : text;
}

export function optionsOf(table: Table): Options {
  return { ...table.variant?.options, ...changesIn(table.view?.variant ?? table.canonical) };
}

/** Points for an item, 0 if it brings none. */
export function pointsFor(options: Options, item: string): number {
  return Number(options[`points.${item}`] ?? 0);
}
