/** Parts that open by themselves only if the whole of what they lie in stays in view. */

/**
 * On a `details`: open while `first` holds and the frame around it (`data-frame`) has room; a frame that there is not
 * has.
 */
export function opensIfItFits(
  part: HTMLDetailsElement,
  told: { first: boolean; deals: number },
): { update(told: { first: boolean; deals: number }): void; destroy(): void } {
  let { first } = told;
  function look(): void {
    const frame = part.closest<HTMLElement>("[data-frame]");
    part.open = first;
    if (frame && frame.scrollHeight > frame.clientHeight + 1) part.open = false;
  }
  look();
  const soon = requestAnimationFrame(look); // once the frame is in its place
  addEventListener("resize", look);
  return {
    update(now) {
      ({ first } = now);
      look();
    },
    destroy() {
      cancelAnimationFrame(soon);
      removeEventListener("resize", look);
    },
  };
}
