/** Scrolling lists that follow their newest entry. */

import { onResize } from "./resize.ts";

/**
 * An action for a scroll container: scrolls to the end when content is added. While the container overflows, it can
 * also be scrolled by keyboard.
 */
export function showsNewest(
  list: HTMLElement,
  length: number,
): { update(length: number): void; destroy(): void } {
  let shown = length;
  const toEnd = (): void => {
    list.scrollTop = list.scrollHeight;
    if (list.scrollHeight > list.clientHeight) list.tabIndex = 0;
    else list.removeAttribute("tabindex");
  };
  toEnd();
  const end = onResize(list, toEnd);
  return {
    update(now) {
      if (now !== shown) toEnd();
      shown = now;
    },
    destroy: end,
  };
}
