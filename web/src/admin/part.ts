/** Helpers shared by the parts of the administration page. */
import { date } from "$/words/words.svelte.ts";

export interface PartProps {
  busy: boolean;
  /** Run an action, then reload the state. Resolves to true if the action succeeded. */
  attempt: (what: () => Promise<unknown>) => Promise<boolean>;
  /** Report an error. */
  fail: (error: unknown) => void;
}

/** Return a day and time as text. */
export function moment(at: number): string {
  return date(at, { dateStyle: "short", timeStyle: "short" });
}
