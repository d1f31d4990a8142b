import { describe, expect, it, vi } from "vitest";
import { PAGE, Pages } from "./pages.svelte.ts";

const page = (first: number, count: number): { id: string }[] =>
  Array.from({ length: count }, (_, i) => ({ id: String(first + i) }));

describe("a list in pages", () => {
  it("is read to its end", async () => {
    const asked: string[] = [];
    const list = new Pages(
      async (before) => {
        asked.push(before);
        return asked.length < 3 ? page(asked.length * PAGE, PAGE) : page(3 * PAGE, 7);
      },
      () => undefined,
    );
    await vi.waitFor(() => expect(list.isWhole).toBe(false));
    expect((await list.all())?.length).toBe(2 * PAGE + 7);
    expect(asked).toEqual(["", "199", "299"]);
  });

  it("is not returned in part, and not asked for again, if a page cannot be read", async () => {
    const fail = vi.fn();
    const read = vi.fn(async (before: string) => {
      if (before) throw new Error("no server");
      return page(0, PAGE);
    });
    const list = new Pages(read, fail);
    await vi.waitFor(() => expect(list.isWhole).toBe(false));
    expect(await list.all()).toBeNull();
    expect(read).toHaveBeenCalledTimes(2);
    expect(fail).toHaveBeenCalledTimes(1);
    expect(list.isWhole).toBe(false);
  });
});
