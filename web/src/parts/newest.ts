/** Lists that are longer than their place show what came last. */

/** On what scrolls a list: go to its end whenever there is more in it. */
export function showsNewest(
  list: HTMLElement,
  length: number,
): { update(length: number): void; destroy(): void } {
  let shown = length;
  const toEnd = (): void => {
    list.scrollTop = list.scrollHeight;
  };
  toEnd();
  const watch = new ResizeObserver(toEnd);
  watch.observe(list);
  return {
    update(now) {
      if (now !== shown) toEnd();
      shown = now;
    },
    destroy: () => watch.disconnect(),
  };
}
