/**
 * Keyboard control of the table: arrows move the focus, space selects, digits choose, letters run commands
 * (`keys.ts`).
 */
import type { Commands } from "./commands.ts";
import { commandOf, isQuestion, runCommand } from "./keys.ts";
import type { Table } from "./table.svelte.ts";

function isTyping(event: KeyboardEvent): boolean {
  return (
    event.target instanceof HTMLInputElement ||
    event.target instanceof HTMLTextAreaElement ||
    event.target instanceof HTMLSelectElement
  );
}

/** Handle a key for a table; `root` is the part of the page with its cards, or the whole page. */
export function keyboard(
  event: KeyboardEvent,
  table: Table,
  commands: Commands,
  root: HTMLElement | Document = document,
): void {
  const dialog = document.querySelector("dialog[open]");
  if (
    event.defaultPrevented ||
    isTyping(event) ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (dialog && (root === document || !dialog.contains(root)))
  )
    return;
  const { pointing } = table;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  const command = commandOf(event);
  if (isQuestion(event)) commands.open("rules", table.why?.section ?? "");
  else if (digit) {
    const choice = pointing.numbered[Number(digit) - 1];
    if (choice) void pointing.choose(choice);
  } else if (event.key === "Escape") table.clearSelection();
  else if (command) runCommand(command, commands);
  else if (event.key.startsWith("Arrow")) {
    if (!go(event, root)) return;
  } else if (event.key === " " || event.key === "Enter") {
    const { target } = event;
    if (event.key === "Enter" && pointing.confirming !== null) {
      const choice = pointing.numbered.find((each) => each.number === pointing.confirming);
      if (choice) void pointing.choose(choice, false);
    } else if (target instanceof HTMLElement && target.dataset.hand) target.click();
    else return;
  } else return;
  event.preventDefault();
}

/** The rows that up and down move through, from bottom to top: hand, table, choices. */
const ROWS = ["[data-hand]", "[data-item]", ".choice, .confirm button"];

/** Return the row and column that an arrow key leads to; left and right are visual. */
export function step(
  key: string,
  lengths: number[],
  row: number,
  column: number,
): [row: number, column: number] {
  const wrap = (value: number, size: number): number => (value + size) % size;
  if (key === "ArrowLeft") return [row, wrap(column - 1, lengths[row] ?? 1)];
  if (key === "ArrowRight") return [row, wrap(column + 1, lengths[row] ?? 1)];
  return [wrap(row + (key === "ArrowUp" ? 1 : -1), lengths.length), 0];
}

/** Move the focus to the next element in a visual direction. Return false if there is none. */
function go(event: KeyboardEvent, root: HTMLElement | Document): boolean {
  const active = document.activeElement;
  if (root === document && active?.closest("[role=tablist], aside, .moves")) return false;
  const rows = ROWS.map((what) =>
    [...root.querySelectorAll<HTMLElement>(what)].filter((item) => item.checkVisibility?.() ?? true),
  ).filter((row) => row.length > 0);
  const row = rows.findIndex((each) => each.some((item) => item === active));
  if (rows.length === 0) return false;
  const [toRow, toColumn] =
    row < 0
      ? [0, 0]
      : step(
          event.key,
          rows.map((each) => each.length),
          row,
          rows[row]?.findIndex((item) => item === active) ?? 0,
        );
  rows[toRow]?.[toColumn]?.focus();
  return true;
}
