/** The keys of a table: one list for the handler, the help in the menu and the docs (tests/web/test_keys.py). */
import type { Commands } from "./commands.ts";

type KeyCommand = "again" | "hint" | "next" | "score" | "tell" | "undo";

interface Key {
  /** The label of the key. */
  shown: string;
  /** The message that describes its effect. */
  does: string;
  /** The command that a letter runs. */
  command?: KeyCommand;
}

export const KEYS: readonly Key[] = [
  { shown: "← →", does: "web-key-along" },
  { shown: "↑ ↓", does: "web-key-across" },
  { shown: "␣", does: "web-key-space" },
  { shown: "1–9", does: "web-key-digits" },
  { shown: "↵", does: "web-key-enter" },
  { shown: "Esc", does: "web-key-escape" },
  { shown: "H", does: "web-key-hint", command: "hint" },
  { shown: "Z", does: "web-key-undo", command: "undo" },
  { shown: "L", does: "web-key-last", command: "again" },
  { shown: "N", does: "web-key-next", command: "next" },
  { shown: "T", does: "web-key-tell", command: "tell" },
  { shown: "S", does: "web-key-score", command: "score" },
  { shown: "?", does: "web-key-rules" },
];

/**
 * Return the Latin letter of a key, in upper case; empty if there is none. On a keyboard with another script, it is
 * the letter in the same place of a Latin keyboard.
 */
function letterOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  if (/^(?:[ -~]|\p{Script=Latin})$/u.test(key)) return "";
  return /^Key([A-Z])$/.exec(code)?.[1] ?? "";
}

/** Return the command of a letter key. */
export function commandOf(event: KeyboardEvent): KeyCommand | undefined {
  const letter = letterOf(event);
  return KEYS.find(({ shown, command }) => command && shown === letter)?.command;
}

/** Return true if a key types a question mark, the Arabic one included. */
export function isQuestion({ key }: KeyboardEvent): boolean {
  return key === "?" || key === "؟";
}

/** Run the command of a letter key. */
export function runCommand(command: KeyCommand, commands: Commands): void {
  if (command === "score") commands.open("score");
  else commands[command]();
}
