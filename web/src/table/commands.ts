/** The commands that the frame of a table offers to its components. */
import { getContext, setContext } from "svelte";

export type DrawerName = "score" | "moves" | "chat" | "rules" | "menu" | "keys";

export interface Commands {
  /** Open the score, the moves, the chat, the rules or the menu. */
  open(what: DrawerName, section?: string): void;
  /** Show what has happened since the viewer's last move once more. */
  again(): void;
  /** See the next move of somebody else, where it waits for that. */
  next(): void;
  hint(): void;
  undo(): void;
  /** Say what lies on the table. */
  tell(): void;
}

const KEY = Symbol("commands");

export function provideCommands(commands: Commands): void {
  setContext(KEY, commands);
}

/** Undefined outside a table's page. */
export function useCommands(): Commands | undefined {
  return getContext<Commands | undefined>(KEY);
}
