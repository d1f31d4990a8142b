/**
 * Movement of cards along their real paths. The page is drawn in its new state. On a layer above it, copies of the
 * cards fly from their old to their new places, phase by phase. Motion never delays a tap, and a tap can finish the
 * motion. Elements of the page: `data-card="Qs"` on a visible card (`data-turned="90"` if it lies crosswise),
 * otherwise `data-place="pile-0"` (pack, pile of a side, hand or seat).
 */
import Card from "$/cards/Card.svelte";
import { tempo } from "$/settings.svelte.ts";
import { flushSync, mount, unmount } from "svelte";
import { painted } from "./paint.ts";
import { play, type SoundName } from "./sound.ts";

export const DEAL = 70;
export const FLY = 340;
export const READ = 650;
export const GATHER = 420;

/** A visible card, or a place. */
export type Spot = { card: string } | { place: string };

export interface Flight {
  /** The card, or null for a back. */
  card: string | null;
  from: Spot;
  to: Spot;
  /** The offset of the card from the middle of `to`, in card widths. */
  by?: [number, number];
  /** Milliseconds after the beginning of the phase. */
  delay?: number;
  /** True if the card is turned down during the flight. */
  covered?: boolean;
  /** True if the card is turned up during the flight. */
  opened?: boolean;
  /** True if the card stays at its destination until it moves again or the animation ends. */
  stays?: boolean;
  /** A place that is hidden until this flight arrives. */
  reveals?: string;
}

/** Simultaneous flights, followed by a rest. */
export interface Phase {
  flights: Flight[];
  ms?: number;
  rest?: number;
  sound?: SoundName;
  /** Places that are hidden until this phase. */
  shows?: string[];
}

/** The placement of a card: its middle and width in pixels, and its rotation in degrees. */
interface Lie {
  x: number;
  y: number;
  width: number;
  angle: number;
}

interface Seen {
  rect: DOMRect;
  node: Element;
}

/** The placement of all cards at one moment. */
export class Scene {
  readonly cards = new Map<string, Seen>();
  readonly places = new Map<string, DOMRect>();
  readonly nodes = new Map<string, HTMLElement>();
  readonly #lies = new Map<string, Lie>();

  constructor(root: Element) {
    // Skip elements that are not rendered; the scene before or after has their placement.
    const drawn = (what: string): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>(what)].filter((node) => node.getClientRects().length > 0);
    for (const node of drawn("[data-card]")) {
      const card = node.dataset.card ?? "";
      this.cards.set(card, { rect: node.getBoundingClientRect(), node });
      this.#lies.set(`card ${card}`, lieOf(node, true));
    }
    for (const node of drawn("[data-place]")) {
      const place = node.dataset.place ?? "";
      this.places.set(place, node.getBoundingClientRect());
      this.nodes.set(place, node);
      this.#lies.set(`place ${place}`, lieOf(node, false));
    }
  }

  /** Return the placement of a card at a spot. */
  placement(spot: Spot): Lie | undefined {
    return this.#lies.get("place" in spot ? `place ${spot.place}` : `card ${spot.card}`);
  }
}

function lieOf(node: HTMLElement, isCard: boolean): Lie {
  const inner = node.matches(".card") ? node : node.querySelector<HTMLElement>(".card");
  const rect = (isCard && inner ? inner : node).getBoundingClientRect();
  const width = inner?.offsetWidth || Math.min(rect.width, rect.height / 1.4) || 40;
  return {
    x: rect.left + rect.width / 2,
    y: rect.top + rect.height / 2,
    width,
    angle: Number(node.dataset.turned ?? 0),
  };
}

const EASE = "cubic-bezier(.3, .1, .2, 1)";

export class Motion {
  readonly #root: HTMLElement;
  readonly #layer: HTMLElement;
  #run = 0;
  #finish: (() => void) | null = null;
  /** The speed of motion, as a multiple of the usual speed. */
  speed = 1;

  constructor(root: HTMLElement, layer: HTMLElement) {
    this.#root = root;
    this.#layer = layer;
  }

  /** True if no motion is running or waiting. */
  get isStill(): boolean {
    return tempo() === 0;
  }

  scene(): Scene {
    return new Scene(this.#root);
  }

  /** Finish all motion at once. */
  finish(): void {
    this.#finish?.();
  }

  /** Run steps without flights, with pauses between them. After a tap, the pauses take no time. */
  async inSteps(steps: (rest: (ms: number) => Promise<void>) => Promise<void>): Promise<void> {
    let isFinished = this.isStill;
    const finish = (): void => {
      isFinished = true;
      hurry?.();
    };
    let hurry: (() => void) | undefined;
    this.#finish = finish;
    await steps((ms) =>
      isFinished
        ? Promise.resolve()
        : Promise.race([
            pause((ms * tempo()) / this.speed),
            new Promise<void>((resolve) => (hurry = resolve)),
          ]),
    );
    if (this.#finish === finish) this.#finish = null;
  }

  /** Play phases between two scenes; resolves when all motion has ended. */
  async play(phases: Phase[], before: Scene, after: Scene): Promise<void> {
    const scale = tempo() / this.speed;
    if (scale === 0) {
      for (const { sound } of phases) if (sound) play(sound);
      await this.#fade(before, after);
      return;
    }
    const run = ++this.#run;
    let isEnded = false;
    const ended = new Promise<void>((resolve) => {
      this.#finish = () => {
        isEnded = true;
        resolve();
      };
    });
    const copies = new Map<string, Copy>();
    const hidden = new Set<HTMLElement>();
    const hide = (node: Element | undefined): void => {
      if (!(node instanceof HTMLElement)) return;
      node.style.opacity = "0";
      hidden.add(node);
    };
    const flights = phases.flatMap((phase) => phase.flights);

    // Removed cards stay until their phase, and new ones are hidden until they arrive.
    for (const card of new Set(flights.map((flight) => flight.card))) {
      if (!card) continue;
      const gone = before.cards.get(card);
      const lie = before.placement({ card });
      if (gone && lie) copies.set(card, this.#copy(gone.node, lie));
      hide(after.cards.get(card)?.node);
    }
    for (const place of [
      ...phases.flatMap(({ shows }) => shows ?? []),
      ...flights.flatMap(({ reveals }) => reveals ?? []),
    ])
      hide(after.nodes.get(place));
    try {
      for (const phase of phases) {
        if (phase.sound) play(phase.sound);
        const ms = (phase.ms ?? FLY) * scale;
        // Create all copies before the first one starts: each start computes the styles of all new elements.
        const laid = phase.flights.map((flight) =>
          this.#lay(flight, before, after, copies, ms, (flight.delay ?? 0) * scale),
        );
        const shown = (phase.shows ?? []).map((place) => appear(after.nodes.get(place), ms));
        const flown = laid.map((fly) => fly?.());
        await Promise.race([Promise.all([...flown, ...shown]), ended]);
        await Promise.race([pause((phase.rest ?? 0) * scale), ended]);
        if (run !== this.#run || isEnded) break;
      }
    } finally {
      if (run === this.#run) this.#finish = null;
      this.#layer.replaceChildren();
      for (const node of hidden) node.style.opacity = "";
    }
    // Paint the response to the tap before anything else moves.
    if (isEnded) await painted();
  }

  /** Create the copy of a card at the start of its flight. Return the function that starts the flight. */
  #lay(
    flight: Flight,
    before: Scene,
    after: Scene,
    copies: Map<string, Copy>,
    ms: number,
    delay: number,
  ): (() => Promise<void>) | undefined {
    const { card, from, to } = flight;
    const there = this.#lie(to, after, before, copies);
    if (!there) return undefined;
    const target = {
      ...there,
      x: there.x + (flight.by?.[0] ?? 0) * there.width,
      y: there.y + (flight.by?.[1] ?? 0) * there.width,
    };
    let copy = card ? copies.get(card) : undefined;
    if (!copy) {
      const start = this.#lie(from, before, after, copies);
      if (!start) return undefined;
      const seen = card ? (after.cards.get(card) ?? before.cards.get(card)) : undefined;
      copy = this.#copy(seen?.node ?? (card ? drawnCard(card) : null), start, target.width);
      if (card) copies.set(card, copy);
    }
    const flying = copy;
    copy.node.style.zIndex = String(++this.#z);
    if (delay > 0 && "place" in from) copy.node.style.opacity = "0";
    const was = copy.lie;
    copy.lie = target;
    const turn =
      flight.covered || flight.opened ? this.#turned(copy, flight.covered ?? false, ms, delay) : undefined;
    return async () => {
      turn?.();
      const animation = flying.node.animate(
        [
          { transform: transformOf(flying, was), opacity: 1 },
          { transform: transformOf(flying, target), opacity: 1 },
        ],
        { duration: ms, delay, easing: EASE, fill: "forwards" },
      );
      await animation.finished.catch(() => undefined);
      if (flight.reveals) after.nodes.get(flight.reveals)?.style.removeProperty("opacity");
      const isHome = "card" in to && to.card === card;
      const real = card && isHome ? after.cards.get(card)?.node : undefined;
      if (real instanceof HTMLElement) real.style.opacity = "";
      if (isHome || ("place" in to && !flight.stays)) {
        flying.node.remove();
        if (card) copies.delete(card);
      }
    };
  }

  /** Return the function that turns a card over during its flight. */
  #turned(copy: Copy, isCovered: boolean, ms: number, delay: number): () => void {
    const { face } = copy;
    const front = [...face.childNodes];
    const back = this.#back();
    if (!isCovered) face.replaceChildren(back);
    return () => {
      face.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }, { transform: "scaleX(1)" }], {
        duration: ms,
        delay,
      });
      setTimeout(() => face.replaceChildren(...(isCovered ? [back] : front)), delay + ms / 2);
    };
  }

  #z = 1;

  #lie(spot: Spot, first: Scene, second: Scene, copies: Map<string, Copy>): Lie | undefined {
    const flying = "card" in spot ? copies.get(spot.card) : undefined;
    return first.placement(spot) ?? flying?.lie ?? second.placement(spot);
  }

  #back(): Node {
    const back = this.#layer.dataset.back
      ? document.querySelector(`#${this.#layer.dataset.back} .card`)
      : null;
    return back?.cloneNode(true) ?? document.createElement("span");
  }

  /** Return a copy of a card's element, or of a back, in a given placement; it is as sharp as a card of `width`. */
  #copy(of: Element | null, lie: Lie, width = lie.width): Copy {
    const node = document.createElement("div");
    const face = document.createElement("div");
    node.className = "copy";
    face.append(
      of ? (of.matches(".card") ? of : (of.querySelector(".card") ?? of)).cloneNode(true) : this.#back(),
    );
    node.append(face);
    node.style.setProperty("--cw", `${width}px`);
    Object.assign(node.style, {
      left: "0",
      top: "0",
      width: `${width}px`,
      height: `${width * 1.4}px`,
      transformOrigin: "center",
      zIndex: String(++this.#z),
    });
    const copy = { node, face, lie, width };
    node.style.transform = transformOf(copy, lie);
    this.#layer.append(node);
    return copy;
  }

  /** Without motion, fade in the cards that have changed their places. */
  async #fade(before: Scene, after: Scene): Promise<void> {
    for (const [card, { node, rect }] of after.cards) {
      const was = before.cards.get(card)?.rect;
      if (!was || Math.abs(was.left - rect.left) + Math.abs(was.top - rect.top) > 2)
        node.animate([{ opacity: 0.2 }, { opacity: 1 }], 90);
    }
  }
}

/** A copy of a card in flight. */
interface Copy {
  node: HTMLElement;
  /** The part of the copy that is turned over. */
  face: HTMLElement;
  lie: Lie;
  width: number;
}

function transformOf({ width }: Copy, { x, y, width: shown, angle }: Lie): string {
  return `translate(${x - width / 2}px, ${y - width * 0.7}px) rotate(${angle}deg) scale(${shown / width})`;
}

/** Return a new element that shows a card; the element is not on the page yet. */
function drawnCard(card: string): Element {
  const holder = document.createElement("div");
  const drawing = mount(Card, { target: holder, props: { card } });
  flushSync();
  const copy = document.importNode(holder, true);
  void unmount(drawing);
  return copy;
}

async function appear(node: HTMLElement | undefined, ms: number): Promise<void> {
  if (!node) return;
  node.style.opacity = "";
  await node
    .animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms, easing: "ease-out" })
    .finished.catch(() => undefined);
}

export function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
