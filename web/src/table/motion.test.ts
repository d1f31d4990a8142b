import { describe, expect, it, vi } from "vitest";

vi.mock("$/cards/Card.svelte", () => ({ default: {} }));
vi.mock("$/settings.svelte.ts", () => ({ tempo: () => 1 }));
vi.mock("./sound.ts", () => ({ play: () => undefined }));

const { Scene } = await import("./motion.ts");

/** A place of the page; one that is not drawn has no rectangles. */
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
    expect(scene.lie({ place: "pile-0" })).toMatchObject({ x: 50, y: 74 });
    expect(scene.lie({ place: "pile-1" })).toBeUndefined();
  });
});
