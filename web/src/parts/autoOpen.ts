/** Elements that open by themselves only if their whole frame stays in view. */

/**
 * An action for `details`: opens it while `first` is true and the frame around it (`data-frame`) has room. A
 * missing frame counts as one with room.
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
  const soon = requestAnimationFrame(look); // again, once the frame is laid out
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
