/**
 * Sizes of elements. Changes are handled in the next frame: a layout change within the callback of a ResizeObserver
 * leaves sizes undelivered, which browsers report as an error.
 */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

/** Call `changed` in the frame after each change of an element's size. Return a function that stops it. */
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

/** Call `look` with an element when it is mounted, and after each change of its size. */
export function observeSize(
  look: (node: HTMLElement) => void,
  options: ResizeObserverOptions = {},
): Attachment<HTMLElement> {
  return (node) => {
    untrack(() => look(node));
    return onResize(node, () => look(node), options);
  };
}
