import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("$/cards/Card.svelte", () => ({ default: {} }));
vi.mock("$/settings.svelte.ts", () => ({ tempo: () => 1 }));
vi.mock("./sound.ts", () => ({ play: () => undefined }));

const { Motion, Scene } = await import("./motion.ts");

/** Return a place of the page; one that is not rendered has no rectangles. */
function place(name: string, isDrawn: boolean): unknown {
  const rect = { left: 40, top: 60, width: isDrawn ? 20 : 0, height: isDrawn ? 28 : 0 };
  return {
    dataset: { place: name },
    matches: () => false,
    querySelector: () => null,
    getBoundingClientRect: () => rect,
    getClientRects: () => (isDrawn ? [rect] : []),
  };
}

describe("where things lie", () => {
  it("is nowhere for what is not drawn, so that nothing flies to the corner of the page", () => {
    const places = [place("pile-0", true), place("pile-1", false)];
    const root = { querySelectorAll: (what: string) => (what === "[data-place]" ? places : []) };
    const scene = new Scene(root as unknown as Element);
    expect(scene.placement({ place: "pile-0" })).toMatchObject({ x: 50, y: 74 });
    expect(scene.placement({ place: "pile-1" })).toBeUndefined();
  });
});

describe("cards that fly", () => {
  let log: string[];
  let started: () => void;

  /** Return an element that logs when it is placed and when it starts to move, and whose movement never ends. */
  function element(): unknown {
    return {
      style: { setProperty: () => undefined },
      childNodes: [],
      append: () => undefined,
      replaceChildren: () => undefined,
      animate: () => {
        log.push("starts");
        started();
        return { finished: new Promise(() => undefined) };
      },
    };
  }

  beforeEach(() => {
    log = [];
    vi.stubGlobal("HTMLElement", class {});
    vi.stubGlobal("document", { createElement: element });
    vi.stubGlobal("requestAnimationFrame", (draw: () => void) => {
      log.push("frame");
      queueMicrotask(draw);
      return 0;
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const places = [place("hand-0", true), place("pack", true)];
  const root = { querySelectorAll: (what: string) => (what === "[data-place]" ? places : []) };
  const layer = { dataset: {}, append: () => log.push("laid"), replaceChildren: () => log.push("gone") };
  const dealt = { card: null, from: { place: "pack" }, to: { place: "hand-0" } };

  it("are all laid down before the first one starts, and end for good at one press", async () => {
    const motion = new Motion(root as unknown as HTMLElement, layer as unknown as HTMLElement);
    const scene = motion.scene();
    const begun = new Promise<void>((resolve) => (started = resolve));
    const phase = { flights: [dealt, dealt, dealt] };
    const ended = motion.play([phase, phase, phase], scene, scene);
    await begun;
    motion.finish();
    await ended;
    expect(log).toEqual(["laid", "laid", "laid", "starts", "starts", "starts", "gone", "frame"]);
  });
});
