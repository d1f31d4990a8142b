/** The keys of a table: one list for the handler, the help in the menu and the docs (tests/web/test_keys.py). */
import { settings } from "$/settings.svelte.ts";
import type { Commands, TableQuestion } from "./commands.ts";

type KeyCommand = "again" | "hint" | "next" | "score" | "spoken" | "undo" | TableQuestion;

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
  { shown: "S", does: "web-key-score", command: "score" },
  { shown: "W", does: "web-key-turn", command: "turn" },
  { shown: "C", does: "web-key-cards", command: "cards" },
  { shown: "T", does: "web-key-tell", command: "table" },
  { shown: "U", does: "web-key-trump", command: "trump" },
  { shown: "P", does: "web-key-points", command: "points" },
  { shown: "K", does: "web-key-taken", command: "taken" },
  { shown: "M", does: "web-key-move", command: "move" },
  { shown: "V", does: "web-key-spoken", command: "spoken" },
  { shown: "?", does: "web-key-rules" },
];

/**
 * Return the Latin letter of a key, in upper case; empty if there is none. On a keyboard with another script, it is the
 * letter at the same place on a Latin keyboard.
 */
function letterOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  if (/^(?:[ -~]|\p{Script=Latin})$/u.test(key)) return "";
  return /^Key([A-Z])$/.exec(code)?.[1] ?? "";
}

/** Return the command of a letter key that is switched on. */
export function commandOf(event: KeyboardEvent): KeyCommand | undefined {
  const letter = letterOf(event);
  if (settings.keysOff.includes(letter)) return undefined;
  return KEYS.find(({ shown, command }) => command && shown === letter)?.command;
}

/** Switch a letter key on or off. */
export function switchKey(letter: string, isOn: boolean): void {
  settings.keysOff = settings.keysOff.replaceAll(letter, "") + (isOn ? "" : letter);
}

/** Return true if a key types a question mark, the Arabic one included. */
export function isQuestion({ key }: KeyboardEvent): boolean {
  return key === "?" || key === "؟";
}

/** Run the command of a letter key. */
export function runCommand(command: KeyCommand, commands: Commands): void {
  switch (command) {
    case "score":
    case "spoken":
      commands.open(command);
      break;
    case "again":
    case "hint":
    case "next":
    case "undo":
      commands[command]();
      break;
    default:
      commands.tell(command);
  }
}
