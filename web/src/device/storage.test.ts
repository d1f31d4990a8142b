import { afterEach, describe, expect, it, vi } from "vitest";
import { openHandles } from "./storage.ts";

afterEach(() => vi.unstubAllGlobals());

/** Stub the browser's files, whose handles answer with this size; return how many handles have been closed. */
function stubFiles(size: unknown): () => number {
  let closed = 0;
  const handle = { getSize: () => size, close: () => closed++ };
  const file = { createSyncAccessHandle: () => Promise.resolve(handle) };
  const folder = { getFileHandle: () => Promise.resolve(file) };
  const root = { getDirectoryHandle: () => Promise.resolve(folder) };
  vi.stubGlobal("navigator", { storage: { getDirectory: () => Promise.resolve(root) } });
  return () => closed;
}

describe("the files of the database", () => {
  it("have access handles that answer at once", async () => {
    const closed = stubFiles(0);
    expect([...((await openHandles("a")) ?? [])].map(([name]) => name)).toEqual([
      "virado.db",
      "virado.db-journal",
    ]);
    expect(closed()).toBe(0);
  });

  it("have none where the handles answer with promises, and none stays open", async () => {
    const closed = stubFiles(Promise.resolve(0));
    expect(await openHandles("a")).toBeNull();
    expect(closed()).toBe(2);
  });

  it("have none in a browser without them", async () => {
    vi.stubGlobal("navigator", {});
    expect(await openHandles("a")).toBeNull();
  });
});
