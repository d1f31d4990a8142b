import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onResize, observeSize } from "./resize.ts";

let resized: () => void = () => undefined;
let isObserving = false;
const frames = new Map<number, () => void>();

beforeEach(() => {
  frames.clear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(action: () => void) {
        resized = action;
      }
      observe(): void {
        isObserving = true;
      }
      disconnect(): void {
        isObserving = false;
      }
    },
  );
  let next = 0;
  vi.stubGlobal("requestAnimationFrame", (action: () => void) => (frames.set(++next, action), next));
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
});
afterEach(() => void vi.unstubAllGlobals());

function draw(): void {
  const due = [...frames.values()];
  frames.clear();
  for (const action of due) action();
}

it("does nothing within the callback, and what is to be done once a frame", () => {
  const changed = vi.fn();
  onResize({} as Element, changed);
  resized();
  resized();
  expect(changed).not.toHaveBeenCalled();
  draw();
  expect(changed).toHaveBeenCalledTimes(1);
  resized();
  draw();
  expect(changed).toHaveBeenCalledTimes(2);
});

it("does nothing any more once it has ended", () => {
  const changed = vi.fn();
  const end = onResize({} as Element, changed);
  resized();
  end();
  draw();
  expect(changed).not.toHaveBeenCalled();
  expect(isObserving).toBe(false);
});

it("looks at an element when it is there, before the first frame", () => {
  const node = { clientWidth: 320 } as HTMLElement;
  const widths: number[] = [];
  const end = observeSize(({ clientWidth }) => widths.push(clientWidth))(node);
  expect(widths).toEqual([320]);
  Object.assign(node, { clientWidth: 390 });
  resized();
  draw();
  expect(widths).toEqual([320, 390]);
  if (end) end();
});
