/** Requests for results that take time to prepare. */
import { RefusedError } from "$/wire/connection.svelte.ts";

/** The delay between attempts in milliseconds, and the maximum number of attempts. */
const AGAIN_MS = 2000;
const MAX_TRIES = 150;

/**
 * Return the answer once the bots are ready. After each attempt that came too early, `goesOn` decides whether to
 * continue, and `waits` is called. Throws RefusedError.
 */
export async function whenReady<T>(
  ask: () => Promise<T>,
  waits: () => void,
  goesOn: () => boolean = () => true,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      const isEarly = error instanceof RefusedError && error.refused.code === "bots-not-ready";
      if (!isEarly || tries >= MAX_TRIES || !goesOn()) throw error;
      waits();
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      if (!goesOn()) throw error;
    }
  }
}
