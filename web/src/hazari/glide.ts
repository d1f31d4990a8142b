/** The gliding of cards from their old to their new places. */
import { tempo } from "$/settings.svelte.ts";

/** The duration in milliseconds and the easing of a card's movement. */
const GLIDE_MS = 200;
const EASING = "cubic-bezier(.2, .8, .2, 1)";
/** The distance in pixels below which a card does not move. */
const NO_WAY = 2;

function cardsOf(root: HTMLElement | undefined): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
}

/** Return the position of every card. */
export function placesOf(root: HTMLElement | undefined): Map<string, DOMRect> {
  return new Map(cardsOf(root).map((node) => [node.dataset.card ?? "", node.getBoundingClientRect()]));
}

/** Let the cards glide from their earlier positions. */
export function glide(root: HTMLElement | undefined, before: Map<string, DOMRect>): void {
  // Measure all cards before the first one moves; otherwise each measurement would force a layout.
  const lying = cardsOf(root).map((node) => ({ node, is: node.getBoundingClientRect() }));
  for (const { node, is } of lying) {
    const was = before.get(node.dataset.card ?? "");
    if (!was || Math.abs(was.left - is.left) + Math.abs(was.top - is.top) < NO_WAY) continue;
    const from = `translate(${was.left - is.left}px, ${was.top - is.top}px) scale(${was.width / is.width})`;
    const layer = { transformOrigin: "0 0", zIndex: 2 };
    node.animate(
      [
        { transform: from, ...layer },
        { transform: "none", ...layer },
      ],
      { duration: GLIDE_MS * tempo(), easing: EASING },
    );
  }
}
