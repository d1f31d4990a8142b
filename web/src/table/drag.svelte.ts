/** Dragging a card with mouse or finger: the card follows the pointer, and the target below it is highlighted. */

/** The distance in pixels that the finger moves before it drags the card. */
const SLACK = 8;

/** The time in milliseconds for which a dropped card stays in place, unless it is dragged again. */
const STAYS_MS = 1200;

/** The elements below the pointer. */
export interface DropTarget {
  /** The elements below the pointer, topmost first. */
  all: Element[];
  /** Return the nearest element that matches a selector. */
  find(selector: string): HTMLElement | undefined;
}

export class Drag {
  /** The dragged card, and its offset in pixels. */
  drawn = $state.raw<{ card: string; dx: number; dy: number } | null>(null);
  readonly #over: (card: string, under: DropTarget) => void;
  readonly #drop: (card: string, under: DropTarget) => Promise<boolean> | void;
  readonly #end: () => void;
  #start: { card: string; x: number; y: number } | null = null;
  #swallows = false;

  /**
   * `over` is called when the card moves over an element. `drop` is called when the card is released; if it resolves
   * to true, the card stays there for a while. `end` is called when the drag is over.
   */
  constructor(
    over: (card: string, under: DropTarget) => void,
    drop: (card: string, under: DropTarget) => Promise<boolean> | void,
    end: () => void = () => undefined,
  ) {
    this.#over = over;
    this.#drop = drop;
    this.#end = end;
  }

  press(event: PointerEvent & { currentTarget: Element }, card: string): void {
    if (event.button !== 0) return;
    this.#start = { card, x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (!this.#start) return;
    const { card, x, y } = this.#start;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    if (!this.drawn && Math.hypot(dx, dy) <= SLACK) return;
    this.drawn = { card, dx, dy };
    this.#over(card, elementsUnder(event));
  }

  release(event: PointerEvent): void {
    const was = this.drawn;
    this.#start = null;
    this.#end();
    if (!was) return;
    // Ignore the click that follows.
    this.#swallows = true;
    setTimeout(() => (this.#swallows = false));
    const stays = this.#drop(was.card, elementsUnder(event));
    if (!stays) this.drawn = null;
    else
      void stays.then((does) => setTimeout(() => this.drawn === was && this.cancel(), does ? STAYS_MS : 0));
  }

  /** Return the card to its place. */
  cancel(): void {
    this.#start = null;
    this.drawn = null;
    this.#end();
  }

  /** Return true if the next click ends a drag, so that it is no tap. */
  get swallows(): boolean {
    return this.#swallows;
  }
}

function elementsUnder(event: PointerEvent): DropTarget {
  const all = document.elementsFromPoint(event.clientX, event.clientY);
  return {
    all,
    find: (selector) =>
      all.map((each) => each.closest<HTMLElement>(selector)).find((each) => each !== null) ?? undefined,
  };
}
