/** The commands that a table page offers to its components. */
import { getContext, setContext } from "svelte";

export type DrawerName = "score" | "moves" | "chat" | "rules" | "menu" | "keys" | "spoken";

/** A question that the page answers in words. */
export type TableQuestion = "turn" | "cards" | "table" | "trump" | "points" | "taken" | "move";

export interface Commands {
  /** Open a sheet. */
  open(what: DrawerName, section?: string): void;
  /** Replay the events since the viewer's last move. */
  again(): void;
  /** Show the next move of another player, if it waits for the viewer. */
  next(): void;
  hint(): void;
  undo(): void;
  /** Announce the answer to a question. */
  tell(question: TableQuestion): void;
}

const KEY = Symbol("commands");

export function provideCommands(commands: Commands): void {
  setContext(KEY, commands);
}

/** Return the commands; undefined outside a table page. */
export function useCommands(): Commands | undefined {
  return getContext<Commands | undefined>(KEY);
}
