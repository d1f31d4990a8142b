/** The table by keyboard: arrows go about, space selects, digits choose, letters do the rest (look at the list under `?` on the page). */
import type { Table } from "./table.svelte.ts";

export interface Doing {
  open(what: string): void;
  again(): void;
}

function isTyping(event: KeyboardEvent): boolean {
  return event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLSelectElement;
}

export function keyboard(event: KeyboardEvent, table: Table, doing: Doing): void {
  if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const { pointing } = table;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit) {
    const choice = pointing.numbered[Number(digit) - 1];
    if (choice) void pointing.choose(choice);
  } else if (event.key === "Escape") pointing.clear();
  else if (event.code === "KeyL") doing.again();
  else if (event.code === "KeyS") doing.open("score");
  else if (event.key === "?") doing.open("rules");
  else if (event.key.startsWith("Arrow")) go(event);
  else if (event.key === " " || event.key === "Enter") {
    const target = event.target as HTMLElement;
    if (!target.dataset.hand) return;
    target.click();
  } else return;
  event.preventDefault();
}

/** Go to the next thing in the direction that is seen. */
function go(event: KeyboardEvent): void {
  const rows = ["[data-hand]", "[data-item]", ".choice"].map((what) => [...document.querySelectorAll<HTMLElement>(what)]).filter((row) => row.length > 0);
  const active = document.activeElement as HTMLElement;
  let row = rows.findIndex((each) => each.includes(active));
  if (row < 0) {
    rows[0]?.[0]?.focus();
    return;
  }
  let column = rows[row]?.indexOf(active) ?? 0;
  if (event.key === "ArrowLeft") column--;
  else if (event.key === "ArrowRight") column++;
  else if (event.key === "ArrowUp") [row, column] = [(row + 1) % rows.length, 0];
  else [row, column] = [(row + rows.length - 1) % rows.length, 0];
  const items = rows[row] ?? [];
  items[(column + items.length) % items.length]?.focus();
}
