/** Helpers that the parts of the administrators' page share. */
import { date } from "$/words/words.svelte.ts";

export interface PartProps {
  busy: boolean;
  /** Do something, and see how it stands then; whether it was done. */
  attempt: (what: () => Promise<unknown>) => Promise<boolean>;
  /** Say what went wrong. */
  fail: (error: unknown) => void;
}

/** Day and time. */
export function moment(at: number): string {
  return date(at, { dateStyle: "short", timeStyle: "short" });
}
