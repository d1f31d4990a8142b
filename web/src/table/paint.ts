/** Work that can wait until what has been changed is on the screen. */

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
