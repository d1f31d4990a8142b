/**
 * A press activates only what was under it when it began. Whatever is shown while a finger, a mouse button, a pen or a
 * key is down (a panel, a dialog, a toast, another button in the same place) ignores that press.
 */

/** The elements that a click activates; a click inside one counts as a click on it. */
const CONTROL = "a[href], button, input, select, textarea, label, summary, [role=button], [role=option]";
/** The keys that click the focused element. */
const CLICKING = ["Enter", " "];
/** The keys whose repetition only moves the focus or scrolls. */
const MOVING = /^(?:Arrow|Page|Home$|End$|Tab$)/;
/** The longest time between the end of a press and its click, in milliseconds. */
const CLICK_MS = 1000;

/** A press, with the elements that it began on, from the innermost outwards. */
interface Press {
  readonly path: readonly EventTarget[];
  endedAt: number;
  hasClicked: boolean;
}

/** The parts of a form control through which a click elsewhere can activate it. */
interface Led {
  readonly labels?: Iterable<EventTarget> | null;
  readonly form?: EventTarget | null;
}

export class Presses {
  #pointer: Press | null = null;
  #key: Press | null = null;

  /** Start listening. Call this before the page adds any other listener. */
  listen(page: Pick<Window, "addEventListener">): void {
    const first = { capture: true };
    const up = (event: PointerEvent): void => {
      if (event.isPrimary) end(this.#pointer, event);
    };
    page.addEventListener(
      "pointerdown",
      (event) => {
        if (event.isPrimary) this.#pointer = begin(event);
      },
      first,
    );
    page.addEventListener("pointerup", up, first);
    page.addEventListener("pointercancel", up, first);
    page.addEventListener("keydown", (event) => this.#keyDown(event), first);
    page.addEventListener("keyup", (event) => end(this.#key, event), first);
    page.addEventListener("mousedown", (event) => this.#pass(event), first);
    page.addEventListener("click", (event) => this.#pass(event), first);
  }

  #keyDown(event: KeyboardEvent): void {
    if (!event.repeat) this.#key = CLICKING.includes(event.key) ? begin(event) : null;
    else if (!MOVING.test(event.key) && !isTyping(event)) {
      // A held key acts only once, but it may keep scrolling the page.
      if (event.key !== " " || controlOf(event) !== event.target) event.preventDefault();
      event.stopImmediatePropagation();
    }
  }

  /** Stop a mouse event that activates a control, unless its press began on that control. */
  #pass(event: MouseEvent): void {
    // Scripts and the commands of screen readers click without any press.
    const press = event.detail > 0 ? this.#pointer : this.#key;
    if (!event.isTrusted || !press || event.timeStamp - press.endedAt > CLICK_MS) return;
    const control = controlOf(event);
    const isLed = leadsTo(control, press.path, press === this.#key);
    if (isLed || (press.path.includes(control) && !press.hasClicked)) {
      if (!isLed && event.type === "click") press.hasClicked = true;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

function begin(event: Event): Press {
  return { path: event.composedPath(), endedAt: Infinity, hasClicked: false };
}

function end(press: Press | null, event: Event): void {
  if (press) press.endedAt = event.timeStamp;
}

/** Return the control that contains the target of an event; the target itself if no control contains it. */
function controlOf({ target }: Event): EventTarget {
  return (target instanceof Element && target.closest(CONTROL)) || (target ?? window);
}

/**
 * Return true if a press can activate a control from elsewhere. By pointer, it begins on a label of the control; by
 * key, also in a field of the form that the control submits.
 */
function leadsTo({ labels, form }: EventTarget & Led, path: readonly EventTarget[], isKey: boolean): boolean {
  return (
    [...(labels ?? [])].some((label) => path.includes(label)) ||
    (isKey && form != null && path.some((each) => each instanceof HTMLInputElement && each.form === form))
  );
}

/** Return true if a key event belongs to a text field, in which a held key types repeatedly. */
function isTyping({ target }: Event): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
