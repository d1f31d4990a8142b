/** A request about the account, and the proof of identity or error that holds it up. */
import { connection } from "$/wire/connection.svelte.ts";
import { HttpError } from "$/wire/http.ts";
import { problemOf } from "$/words/errorText.ts";
import { tick } from "svelte";

type What = () => Promise<void>;

export class Attempt {
  busy = $state(false);
  problem = $state("");
  /** The action that waits for the password to be given again; null for none. */
  waiting = $state.raw<What | null>(null);

  /** The element with the focus before: a button that is disabled meanwhile loses it. */
  #from: Element | null = null;

  /** Do something; if the server wants a proof of identity first, it waits for that. */
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

  /** Drop the action that waits for a proof. */
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
