/** A request about the account, with its state: running, waiting for reauthentication, or failed. */
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

  /** The element that had the focus before the request. A button loses the focus while it is disabled. */
  #from: Element | null = null;

  /** Run an action. If the server requires reauthentication, store the action in `waiting`. */
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
