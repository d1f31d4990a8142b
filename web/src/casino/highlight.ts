/** The appearance of selectable elements on the table. */
import type { Tone } from "$/table/family.ts";
import type { Choice } from "$/table/selection.svelte.ts";
import type { Table } from "$/table/table.svelte.ts";
import type { ClassValue } from "svelte/elements";
import "./highlight.css";

/** Return the tone of an element: `take` if any choice captures it, `make` if all choices build with it. */
export function toneOf(marks: readonly Pick<Choice, "tone">[]): Tone | null {
  if (marks.some(({ tone }) => tone === "take")) return "take";
  return marks.length && marks.every(({ tone }) => tone === "make") ? "make" : null;
}

/** Return the classes of a card or build, given its key and its cards. */
export function highlightClasses(table: Table<"casino">, key: string, cards: readonly string[]): ClassValue {
  const { pointing } = table;
  return [
    "pointed",
    toneOf(pointing.marks(key)),
    {
      chosen: pointing.table.has(key),
      ghost: cards.some((card) => table.undoing?.cards.has(card)),
      refused: cards.some((card) => table.why?.cards.includes(card)),
      aimed: pointing.aimed === key,
    },
  ];
}
