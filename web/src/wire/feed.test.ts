import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Entries } from "./types.ts";

const line = vi.hoisted(() => ({
  hear: null as ((message: unknown) => void) | null,
  open: null as (() => void) | null,
  asked: [] as { request: string; since?: number }[],
}));

vi.mock("./connection.svelte.ts", () => ({
  connection: {
    line: "open",
    hear: (listener: (message: unknown) => void) => ((line.hear = listener), () => (line.hear = null)),
    whenOpen: (action: () => void) => ((line.open = action), action(), () => undefined),
    ask: (request: string, fields: { since?: number }) => (
      line.asked.push({ request, ...fields }),
      Promise.resolve()
    ),
  },
}));

const chosen = vi.hoisted(() => ({ language: "en", pattern: "french" }));
vi.mock("$/settings.svelte.ts", () => ({ settings: chosen }));

const { Feed } = await import("./feed.svelte.ts");

/** Return entries from a number on, as sent to everybody. */
function told(first: number, count: number, table = "a", seat: number | null = null): Entries {
  const entries = Array.from({ length: count }, (_, i) => ({ entry: "paused", number: first + i, at: 0 }));
  return {
    type: "entries",
    table,
    seat,
    first,
    entries,
    says: entries.map((entry) => [`says ${entry.number}`]),
  } as unknown as Entries;
}

describe("the feed of a table", () => {
  let heard: { first: number; isNew: boolean }[];
  let feed: InstanceType<typeof Feed>;

  beforeEach(() => {
    line.asked = [];
    heard = [];
    feed = new Feed("a", null, (message, isNew) => heard.push({ first: message.first, isNew }));
  });

  it("asks for everything at first, and keeps what follows in order", () => {
    expect(line.asked).toEqual([{ request: "watch", table: "a", seat: null, since: 0 }]);
    line.hear?.(told(0, 3));
    line.hear?.(told(3, 1));
    expect(feed.log.map((entry) => entry.number)).toEqual([0, 1, 2, 3]);
    expect(feed.says.at(-1)).toEqual(["says 3"]);
    expect(heard).toEqual([
      { first: 0, isNew: false },
      { first: 3, isNew: true },
    ]);
  });

  it.each([3, 5])(
    "asks again for what is missing before entry %i, and tells nothing until it has it",
    async (next) => {
      line.hear?.(told(0, 2));
      await Promise.resolve();
      await new Promise((resolve) => setTimeout(resolve));
      line.hear?.(told(next, 1));
      expect(heard).toHaveLength(1);
      expect(line.asked.at(-1)).toMatchObject({ request: "watch", since: 2 });
      line.hear?.(told(2, 4));
      expect(feed.log).toHaveLength(6);
    },
  );

  it("forgets what was known before when the server begins anew", () => {
    line.hear?.(told(0, 4));
    line.hear?.(told(0, 2));
    expect(feed.log.map((entry) => entry.number)).toEqual([0, 1]);
    expect(heard.at(-1)).toEqual({ first: 0, isNew: false });
  });

  it("asks for everything again when cards are called something else", async () => {
    line.hear?.(told(0, 2));
    await new Promise((resolve) => setTimeout(resolve));
    chosen.pattern = "german";
    line.open?.();
    expect(line.asked.at(-1)).toMatchObject({ request: "watch", since: 0 });
    await new Promise((resolve) => setTimeout(resolve));
    line.open?.();
    expect(line.asked.at(-1)).toMatchObject({ request: "watch", since: 2 });
    chosen.pattern = "french";
  });

  it.each([
    ["a spectator", null],
    ["seat 0", 0],
    ["seat 1", 1],
  ])("gives %s only its own messages", (_, viewer) => {
    feed = new Feed("a", viewer, (message, isNew) => heard.push({ first: message.first, isNew }));
    line.hear?.(told(0, 2, "a", viewer));
    heard = [];
    for (const other of [null, 0, 1].filter((seat) => seat !== viewer)) line.hear?.(told(2, 1, "a", other));
    expect(feed.log).toHaveLength(2);
    expect(heard).toEqual([]);
    line.hear?.(told(2, 1, "a", viewer));
    expect(feed.log).toHaveLength(3);
  });

  it("shows a person without a seat the table from its beginning", () => {
    feed = new Feed("a", 1, (message, isNew) => heard.push({ first: message.first, isNew }));
    line.hear?.(told(0, 3, "a", 1));
    line.hear?.(told(0, 2));
    expect(feed.log.map((entry) => entry.number)).toEqual([0, 1]);
  });

  it("does not hear other tables", () => {
    line.hear?.(told(0, 4, "b"));
    expect(feed.log).toEqual([]);
  });
});
