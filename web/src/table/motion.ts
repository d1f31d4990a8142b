/**
 * Cards that move along the way they really go. The page is drawn as the table stands after a message; on a layer above it, copies of
 * the cards fly from where they lay to where they lie now, phase after phase. A tap is never kept waiting: what flies can be finished.
 *
 * Places in the page: `data-card="Qs"` on a card that is seen, `data-place="pile-0"` (pack, pile of a side, hand or seat) otherwise.
 */
import { tempo } from "$/settings.svelte.ts";
import { play, type SoundName } from "./sound.ts";

export const DEAL = 70;
export const FLY = 340;
export const READ = 650;
export const GATHER = 420;

/** A card that is seen, or a place. */
export type Spot = { card: string } | { place: string };

export interface Flight {
  /** The card, or null for a back. */
  card: string | null;
  from: Spot;
  to: Spot;
  /** Milliseconds after the beginning of the phase. */
  delay?: number;
  /** Whether it is covered when it arrives. */
  covered?: boolean;
}

/** Flights at the same time, then a moment in which nothing moves. */
export interface Phase {
  flights: Flight[];
  ms?: number;
  rest?: number;
  sound?: SoundName;
}

interface Seen {
  rect: DOMRect;
  node: Element;
}

/** Where everything lies at a moment. */
export class Scene {
  readonly cards = new Map<string, Seen>();
  readonly places = new Map<string, DOMRect>();

  constructor(root: Element) {
    for (const node of root.querySelectorAll<HTMLElement>("[data-card]")) {
      this.cards.set(node.dataset.card ?? "", { rect: node.getBoundingClientRect(), node });
    }
    for (const node of root.querySelectorAll<HTMLElement>("[data-place]")) {
      this.places.set(node.dataset.place ?? "", node.getBoundingClientRect());
    }
  }
}

const EASE = "cubic-bezier(.3, .1, .2, 1)";

export class Motion {
  readonly #root: HTMLElement;
  readonly #layer: HTMLElement;
  #run = 0;
  #finish: (() => void) | null = null;
  /** How many times faster than usual. */
  speed = 1;

  constructor(root: HTMLElement, layer: HTMLElement) {
    this.#root = root;
    this.#layer = layer;
  }

  get isRunning(): boolean {
    return this.#finish !== null;
  }

  scene(): Scene {
    return new Scene(this.#root);
  }

  /** Let what flies be where it goes at once. */
  finish(): void {
    this.#finish?.();
  }

  /** Steps in which nothing flies, each for a while; once somebody taps, none lasts any longer. */
  async inSteps(steps: (rest: (ms: number) => Promise<void>) => Promise<void>): Promise<void> {
    let isFinished = tempo() === 0;
    const finish = (): void => {
      isFinished = true;
      hurry?.();
    };
    let hurry: (() => void) | undefined;
    this.#finish = finish;
    await steps((ms) => (isFinished ? Promise.resolve() : Promise.race([pause((ms * tempo()) / this.speed), new Promise<void>((resolve) => (hurry = resolve))])));
    if (this.#finish === finish) this.#finish = null;
  }

  /** Play phases between two scenes; resolves when all lies still. */
  async play(phases: Phase[], before: Scene, after: Scene): Promise<void> {
    const scale = tempo() / this.speed;
    if (scale === 0) {
      for (const { sound } of phases) if (sound) play(sound);
      await this.#fade(before, after);
      return;
    }
    const run = ++this.#run;
    const ended = new Promise<void>((resolve) => (this.#finish = resolve));
    const copies = new Map<string, HTMLElement>();
    const hidden = new Set<HTMLElement>();
    const ofPhases = new Set(phases.flatMap(({ flights }) => flights.map(({ card }) => card ?? "")));

    // Cards that are gone stay until it is their turn, and those that arrive are not there before.
    for (const card of ofPhases) {
      if (!card) continue;
      const gone = before.cards.get(card);
      const now = after.cards.get(card);
      if (gone) copies.set(card, this.#copy(gone.node, gone.rect));
      if (now instanceof Object && now.node instanceof HTMLElement) {
        now.node.style.opacity = "0";
        hidden.add(now.node);
      }
    }
    try {
      for (const phase of phases) {
        if (phase.sound) play(phase.sound);
        const ms = (phase.ms ?? FLY) * scale;
        const flights = phase.flights.map((flight) => this.#fly(flight, before, after, copies, ms, (flight.delay ?? 0) * scale));
        await Promise.race([Promise.all(flights), ended]);
        await Promise.race([pause((phase.rest ?? 0) * scale), ended]);
        if (run !== this.#run || !this.#finish) return;
      }
    } finally {
      if (run === this.#run) this.#finish = null;
      this.#layer.replaceChildren();
      for (const node of hidden) node.style.opacity = "";
    }
  }

  async #fly(flight: Flight, before: Scene, after: Scene, copies: Map<string, HTMLElement>, ms: number, delay: number): Promise<void> {
    const start = this.#rect(flight.from, before, after, copies);
    const target = this.#target(flight.to, before, after);
    if (!start || !target) return;
    let copy = flight.card ? copies.get(flight.card) : undefined;
    if (!copy) {
      const seen = flight.card ? (after.cards.get(flight.card) ?? before.cards.get(flight.card)) : undefined;
      copy = seen ? this.#copy(seen.node, start) : this.#back(start);
      if (flight.card) copies.set(flight.card, copy);
    }
    copy.style.zIndex = String(++this.#z);
    const width = parseFloat(copy.style.width);
    const to = `translate(${target.left - parseFloat(copy.style.left)}px, ${target.top - parseFloat(copy.style.top)}px) scale(${target.width / width})`;
    const from = getComputedStyle(copy).transform;
    const isDealt = delay > 0;
    const animation = copy.animate(
      [
        { transform: from === "none" ? "none" : from, opacity: isDealt ? 0.999 : 1 },
        { transform: to, opacity: flight.covered ? 0.9 : 1 },
      ],
      { duration: ms, delay, easing: EASE, fill: "both" },
    );
    await animation.finished.catch(() => undefined);
    const lands = "card" in flight.to || "place" in flight.to;
    const real = flight.card ? after.cards.get(flight.card)?.node : undefined;
    if (lands && real instanceof HTMLElement && "card" in flight.to && flight.to.card === flight.card) {
      real.style.opacity = "";
      copy.remove();
      copies.delete(flight.card ?? "");
    } else if ("place" in flight.to) {
      copy.remove();
      copies.delete(flight.card ?? "");
    }
  }

  #z = 1;

  #rect(spot: Spot, before: Scene, after: Scene, copies: Map<string, HTMLElement>): DOMRect | undefined {
    if ("place" in spot) return before.places.get(spot.place) ?? after.places.get(spot.place);
    return copies.get(spot.card)?.getBoundingClientRect() ?? before.cards.get(spot.card)?.rect ?? after.cards.get(spot.card)?.rect;
  }

  #target(spot: Spot, before: Scene, after: Scene): DOMRect | undefined {
    if ("place" in spot) return after.places.get(spot.place) ?? before.places.get(spot.place);
    return after.cards.get(spot.card)?.rect ?? before.cards.get(spot.card)?.rect;
  }

  #copy(node: Element, rect: DOMRect): HTMLElement {
    const copy = document.createElement("div");
    copy.className = "copy";
    const inner = node.querySelector(".card") ?? node;
    copy.append(inner.cloneNode(true));
    return this.#put(copy, rect);
  }

  #back(rect: DOMRect): HTMLElement {
    const back = this.#layer.dataset.back ? document.querySelector(`#${this.#layer.dataset.back} .card`) : null;
    const copy = document.createElement("div");
    copy.className = "copy";
    if (back) copy.append(back.cloneNode(true));
    return this.#put(copy, rect);
  }

  #put(copy: HTMLElement, rect: DOMRect): HTMLElement {
    const width = Math.min(rect.width, rect.height / 1.4) || 60;
    copy.style.setProperty("--cw", `${width}px`);
    Object.assign(copy.style, {
      left: `${rect.left + (rect.width - width) / 2}px`,
      top: `${rect.top + (rect.height - width * 1.4) / 2}px`,
      width: `${width}px`,
      zIndex: String(++this.#z),
    });
    this.#layer.append(copy);
    return copy;
  }

  /** Without motion: what has changed its place fades in. */
  async #fade(before: Scene, after: Scene): Promise<void> {
    for (const [card, { node, rect }] of after.cards) {
      const was = before.cards.get(card)?.rect;
      if (!was || Math.abs(was.left - rect.left) + Math.abs(was.top - rect.top) > 2) node.animate([{ opacity: 0.2 }, { opacity: 1 }], 90);
    }
  }
}

export function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
