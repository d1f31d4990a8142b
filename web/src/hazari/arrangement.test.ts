import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Table } from "$/table/table.svelte.ts";

vi.mock("$/settings.svelte.ts", () => ({
  settings: { language: "en", pattern: "french", indices: "usual" },
}));
vi.mock("$/wire/connection.svelte.ts", () => ({ RefusedError: class extends Error {} }));
vi.mock("$/table/announce.svelte.ts", () => ({ announce: () => undefined }));
vi.mock("$/words/words.svelte.ts", () => ({
  t: (key: string) => key,
  spokenCard: (card: string) => card,
  capital: (words: string) => words,
  commas: (items: string[]) => items.join(", "),
}));

const { Arrangement } = await import("./arrangement.svelte.ts");

const HAND = "Qh 9d 8c 7s 6h 5d 4c 4s 4h 3d 2c 2s 2h".split(" ");
const asked: string[] = [];
/** The number of further requests until the server has counted the usual groups. */
let uncounted = 0;
/** A table whose server always finds the second group stronger than the first. */
const table = {
  id: "a",
  seat: 0,
  isAsked: true,
  view: { deal: 1, hands: [HAND] },
  ask: (request: string) => {
    asked.push(request);
    const refusal = { code: "order", facts: { number: 2 } };
    return Promise.resolve(
      request === "study"
        ? { groups: [], legal: false, message: "no", mend: null, counting: uncounted-- > 0 }
        : { refusal },
    );
  },
} as unknown as Table<"hazari">;

beforeEach(() => {
  asked.length = 0;
  uncounted = 0;
});

describe("an arrangement that the server refuses", () => {
  it("shows nothing wrong before a card has been moved", async () => {
    const desk = new Arrangement(table);
    await vi.waitFor(() => expect(desk.studied).not.toBeNull());
    await new Promise((resolve) => setTimeout(resolve));
    expect(desk.isTouched).toBe(false);
    expect(desk.wrong).toEqual([]);
    expect(asked).toEqual(["study"]);
  });

  it("shows the trays in the wrong order after a move, and none once it is taken back", async () => {
    const desk = new Arrangement(table);
    desk.swap("Qh", "2h");
    await vi.waitFor(() => expect(desk.wrong).toEqual([0, 1]));
    expect(desk.isTouched).toBe(true);
    desk.undo();
    await vi.waitFor(() => expect(desk.studied).not.toBeNull());
    await new Promise((resolve) => setTimeout(resolve));
    expect(desk.wrong).toEqual([]);
    expect(asked).toEqual(["study", "explain", "study"]);
  });
});

it("is measured anew until the server has counted which groups are usual", async () => {
  vi.useFakeTimers();
  uncounted = 2;
  const desk = new Arrangement(table);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(desk.studied?.counting).toBe(false);
  expect(asked).toEqual(["study", "study", "study"]);
});
