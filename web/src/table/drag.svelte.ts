/** Drawing a card with mouse or finger: it follows from where it was pressed on; what lies under it lights up. */

/** The distance in pixels that the finger moves before it drags the card. */
const SLACK = 8;

/** The time in milliseconds for which a dropped card stays in place, unless it is dragged again. */
const STAYS_MS = 1200;

/** The elements under the finger. */
export interface DropTarget {
  /** The elements below the point, the uppermost first. */
  all: Element[];
  /** The nearest element of this kind. */
  find(selector: string): HTMLElement | undefined;
}

export class Drag {
  /** The card that follows, and how far it is from its place, px. */
  drawn = $state.raw<{ card: string; dx: number; dy: number } | null>(null);
  readonly #over: (card: string, under: DropTarget) => void;
  readonly #drop: (card: string, under: DropTarget) => Promise<boolean> | void;
  readonly #end: () => void;
  #start: { card: string; x: number; y: number } | null = null;
  #swallows = false;

  /**
   * `over` is called as the card comes over something, `drop` as it is let go: the card stays there for a while if
   * that promises true. `end` is called when nothing is under the card any more.
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
    // The click that follows is none.
    this.#swallows = true;
    setTimeout(() => (this.#swallows = false));
    const stays = this.#drop(was.card, elementsUnder(event));
    if (!stays) this.drawn = null;
    else
      void stays.then((does) => setTimeout(() => this.drawn === was && this.cancel(), does ? STAYS_MS : 0));
  }

  /** The card goes home. */
  cancel(): void {
    this.#start = null;
    this.drawn = null;
    this.#end();
  }

  /** Return true if a click ends a drag and is not a tap. */
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
