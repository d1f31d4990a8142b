/** Work that can wait until a change has been painted. */

/**
 * The time in milliseconds after which the client stops waiting for a page that is not painted, such as a hidden one.
 */
const UNDRAWN_MS = 100;

/** Resolves once the current state of the page has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, UNDRAWN_MS);
    afterPaint(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Run an action once the current state of the page has been painted. Return a function that cancels it. */
export function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
