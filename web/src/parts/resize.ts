/**
 * Sizes of elements. What is done about a new size happens in the next frame: a change of the layout within the
 * callback of a ResizeObserver leaves sizes untold, which browsers report as an error.
 */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

/** Call `changed` in the frame after each change of an element's size; returns a function that ends it. */
export function onResize(
  node: Element,
  changed: () => void,
  options: ResizeObserverOptions = {},
): () => void {
  let frame = 0;
  const watch = new ResizeObserver(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      changed();
    });
  });
  watch.observe(node, options);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** Look at an element when it is there, and whenever its size has changed. */
export function observeSize(
  look: (node: HTMLElement) => void,
  options: ResizeObserverOptions = {},
): Attachment<HTMLElement> {
  return (node) => {
    untrack(() => look(node));
    return onResize(node, () => look(node), options);
  };
}
