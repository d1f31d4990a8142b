/** Scrolling lists that follow their newest entry. */

import { onResize } from "./resize.ts";

/** The part of a scroll container that tells where it is. */
export type Scrolled = Pick<HTMLElement, "clientHeight" | "scrollHeight" | "scrollTop">;

/** Distance to the end, in pixels, at which a list counts as scrolled to its end. */
const NEAR = 40;

/** Records whether the viewer has scrolled a list away from its end. */
export class EndFollower {
  isFollowing = true;
  #seen: Scrolled = { clientHeight: 0, scrollHeight: 0, scrollTop: 0 };

  /**
   * Handle a scroll event. A browser also scrolls when the list or its content changes its height, which says nothing
   * about the viewer.
   */
  scrolled(list: Scrolled): void {
    const { clientHeight, scrollHeight, scrollTop } = list;
    const isResized = clientHeight !== this.#seen.clientHeight || scrollHeight !== this.#seen.scrollHeight;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.isFollowing = true;
    else if (scrollTop < this.#seen.scrollTop && !isResized) this.isFollowing = false;
    this.#seen = { clientHeight, scrollHeight, scrollTop };
  }
}

/**
 * Scroll a list to its end, with a whole row at the top below the sticky heads: padding at the end hides a row that
 * would be cut off.
 */
export function toWholeEnd(list: HTMLElement, head: string, row: string): void {
  list.style.paddingBlockEnd = "0";
  list.scrollTop = list.scrollHeight;
  const { top } = list.getBoundingClientRect();
  const boxes = (what: string): DOMRect[] =>
    [...list.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
  const end =
    boxes(head)
      .filter((each) => each.top <= top + 1)
      .at(-1)?.bottom ?? top;
  const torn = boxes(row)
    .slice(0, -1)
    .find((each) => each.top < end - 1 && each.bottom > end + 1);
  if (!torn) return;
  list.style.paddingBlockEnd = `${torn.bottom - end}px`;
  list.scrollTop = list.scrollHeight;
}

/**
 * An action for a scroll container with a table: scrolls to the end when rows are added. While the container
 * overflows, it can also be scrolled by keyboard.
 */
export function showsNewest(
  list: HTMLElement,
  length: number,
): { update(length: number): void; destroy(): void } {
  let shown = length;
  const toEnd = (): void => {
    toWholeEnd(list, "thead", "tbody tr");
    if (list.scrollHeight > list.clientHeight) list.tabIndex = 0;
    else list.removeAttribute("tabindex");
  };
  toEnd();
  const end = onResize(list, toEnd, { box: "border-box" });
  return {
    update(now) {
      if (now !== shown) toEnd();
      shown = now;
    },
    destroy: end,
  };
}
