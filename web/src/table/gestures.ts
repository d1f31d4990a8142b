/**
 * Gestures on the cloth: a long press or a right click explains an element, and a tap on the bare cloth clears the
 * selection.
 */
import type { Action } from "svelte/action";

/** The duration of a long press in milliseconds. */
const LONG_MS = 480;
/** The movement in pixels that a long press tolerates. */
const STILL = 10;
/** The elements with an explanation. */
const ITEM = "[data-hand], [data-item], [role=img][data-card]";
/** The elements on which a tap does not clear the selection. */
const SOMETHING = `${ITEM}, button, a, input, [role=group] .choice, .prompt .note`;

export interface GestureHandlers {
  /** Explain an element. */
  look(item: HTMLElement): void;
  /** Called after a tap on the bare cloth. */
  beside(): void;
}

/** Return the element of an event that a selector matches. */
function inEvent({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

export const gestures: Action<HTMLElement, GestureHandlers> = (node, initial) => {
  let handled = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: { item: HTMLElement; x: number; y: number; pointer: number } | null = null;
  /** True after a long press, until the finger is lifted. Events are ignored meanwhile. */
  let isLong = false;

  function press(event: PointerEvent): void {
    letGo();
    isLong = false;
    const item = inEvent(event, ITEM);
    if (!item || event.button !== 0 || !event.isPrimary) return;
    pressed = { item, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    timer = setTimeout(ask, LONG_MS);
  }

  function ask(): void {
    if (!pressed) return;
    const { item, pointer } = pressed;
    letGo();
    isLong = true;
    // A long press ends the drag of a card.
    item.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true, pointerId: pointer }));
    handled.look(item);
  }

  function move(event: PointerEvent): void {
    if (
      pressed &&
      event.pointerId === pressed.pointer &&
      Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STILL
    )
      letGo();
  }

  function letGo(): void {
    clearTimeout(timer);
    pressed = null;
  }

  /** Handle a right click. Some devices also send a right click for a long press. */
  function menu(event: MouseEvent): void {
    const item = inEvent(event, ITEM);
    if (!item) return;
    event.preventDefault();
    if (isLong) return;
    if (pressed) ask();
    else handled.look(item);
  }

  function click(event: MouseEvent): void {
    if (isLong) {
      isLong = false;
      event.preventDefault();
      event.stopPropagation();
    } else if (!inEvent(event, SOMETHING)) handled.beside();
  }

  node.addEventListener("pointerdown", press);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", letGo);
  node.addEventListener("pointercancel", letGo);
  node.addEventListener("contextmenu", menu);
  node.addEventListener("click", click, { capture: true });
  return {
    update: (next) => (handled = next),
    destroy: letGo,
  };
};
