/** A request about the account, with the reauthentication or error that holds it up. */
import { connection } from "$/wire/connection.svelte.ts";
import { HttpError } from "$/wire/http.ts";
import { problemOf } from "$/words/errorText.ts";
import { tick } from "svelte";

type What = () => Promise<void>;

export class Attempt {
  busy = $state(false);
  problem = $state("");
  /** The action that waits for the password; null if none. */
  waiting = $state.raw<What | null>(null);

  /** The element that had the focus: a disabled button loses it. */
  #from: Element | null = null;

  /** Run an action; if the server requires reauthentication, wait for it. */
  async run(what: What): Promise<void> {
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.closest("dialog")) this.#from = activeElement;
    this.busy = true;
    this.problem = "";
    this.waiting = null;
    try {
      await what();
    } catch (error) {
      const isWaiting = error instanceof HttpError && error.code === "prove-first" && connection.me?.account;
      if (isWaiting) this.waiting = what;
      else this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
    if (!this.waiting) await this.#goBack();
  }

  /** Drop the action that waits for reauthentication. */
  async leave(): Promise<void> {
    this.waiting = null;
    await this.#goBack();
  }

  async #goBack(): Promise<void> {
    await tick();
    const isLost = document.activeElement === document.body;
    if (isLost && this.#from instanceof HTMLElement) this.#from.focus();
  }
}
