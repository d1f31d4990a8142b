/** What the frame of the table does for whatever lies in it. */
import { getContext, setContext } from "svelte";

export type Sheet = "score" | "moves" | "chat" | "rules" | "menu" | "keys";

export interface Doing {
  /** Open the score, the moves, the chat, the rules or the menu. */
  open(what: Sheet, section?: string): void;
  /** Show the last move once more. */
  again(): void;
  hint(): void;
  undo(): void;
  /** Say what lies on the table. */
  tell(): void;
}

const KEY = Symbol("doing");

export function provideDoing(doing: Doing): void {
  setContext(KEY, doing);
}

/** Undefined outside a table's page. */
export function useDoing(): Doing | undefined {
  return getContext<Doing | undefined>(KEY);
}
