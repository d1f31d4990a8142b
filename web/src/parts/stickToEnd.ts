/** Lists that are longer than their place show what came last. */

import { onResize } from "./resize.ts";

/** On what scrolls a list: go to its end whenever there is more in it. While it is longer than its place, the keyboard
 * can scroll it, too. */
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
