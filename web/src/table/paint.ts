/** Work that can wait until what has been changed is on the screen. */

/** Time, in ms, after which a page that is not being drawn, such as a hidden one, is no longer waited for. */
const UNDRAWN_MS = 100;

/** Resolves once the page has been drawn as it is now. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, UNDRAWN_MS);
    afterPaint(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Do something once the page has been drawn as it is now; gives a function that calls it off. */
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
