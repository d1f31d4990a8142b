import { afterEach, beforeEach, expect, it, vi } from "vitest";

const announced: string[] = [];
vi.mock("$/words/words.svelte.ts", () => ({ t: (key: string) => key }));
vi.mock("$/table/announce.svelte.ts", () => ({ announce: (text: string) => announced.push(text) }));
const { ClipboardCopy, copyText } = await import("./clipboard.svelte.ts");

/** The text copied by the older command. */
let taken: string | null = null;
let hasCommand = true;

beforeEach(() => {
  vi.useFakeTimers();
  announced.length = 0;
  taken = null;
  hasCommand = true;
  const area = {
    value: "",
    style: {},
    isThere: false,
    setAttribute: () => undefined,
    select: () => undefined,
    remove: () => (area.isThere = false),
  };
  vi.stubGlobal("HTMLElement", class {});
  vi.stubGlobal("HTMLInputElement", class {});
  vi.stubGlobal("document", {
    activeElement: null,
    createElement: () => area,
    body: { append: () => (area.isThere = true) },
    execCommand: () => {
      if (hasCommand && area.isThere) taken = area.value;
      return hasCommand;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function clipboard(writeText?: (text: string) => Promise<void>): void {
  vi.stubGlobal("navigator", writeText ? { clipboard: { writeText } } : {});
}

it("copies by the clipboard where there is one", async () => {
  const written: string[] = [];
  clipboard(async (text) => void written.push(text));
  expect(await copyText("KQ-7")).toBe(true);
  expect(written).toEqual(["KQ-7"]);
  expect(taken).toBeNull();
});

it.each([
  ["there is no clipboard", undefined],
  ["leave is not given", () => Promise.reject(new DOMException("no", "NotAllowedError"))],
])("copies by the older command where %s", async (_, writeText) => {
  clipboard(writeText);
  expect(await copyText("KQ-7")).toBe(true);
  expect(taken).toBe("KQ-7");
});

it("never says that something was copied when it was not", async () => {
  clipboard();
  hasCommand = false;
  const marked = vi.fn();
  vi.stubGlobal("getSelection", () => ({ selectAllChildren: marked }));
  const copying = new ClipboardCopy();
  const shown = {} as HTMLElement;
  await copying.copy("KQ-7", shown);
  expect(copying.state).toBe("failed");
  expect(marked).toHaveBeenCalledWith(shown);
  expect(announced).toEqual(["web-copy-failed"]);
});

it("says for a moment that something was copied", async () => {
  clipboard(() => Promise.resolve());
  const copying = new ClipboardCopy();
  await copying.copy("KQ-7");
  expect(copying.state).toBe("copied");
  expect(announced).toEqual(["web-seating-copied"]);
  await vi.advanceTimersByTimeAsync(2500);
  expect(copying.state).toBe("");
});
