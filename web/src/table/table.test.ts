import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entries, LegalMoves } from "$/wire/types.ts";

interface Request {
  request: string;
  answer: (result: unknown) => void;
}
const line = vi.hoisted(() => ({
  hear: null as ((message: unknown) => void) | null,
  asked: [] as Request[],
}));

vi.mock("$/wire/connection.svelte.ts", () => ({
  RefusedError: class extends Error {},
  connection: {
    line: "open",
    me: { id: "rosa", name: "Rosa", account: null },
    hear: (listener: (message: unknown) => void) => ((line.hear = listener), () => (line.hear = null)),
    whenOpen: () => () => undefined,
    ask: (request: string) => new Promise((answer) => line.asked.push({ request, answer })),
  },
}));
const library = vi.hoisted(() => ({ variant: Promise.resolve(undefined) as Promise<unknown> }));
vi.mock("$/wire/library.ts", () => ({
  variantOf: () => library.variant,
  agreementOf: () => library.variant,
}));
const chosen = vi.hoisted(() => ({ confirm: false, pace: "normal" }));
vi.mock("$/settings.svelte.ts", () => ({ settings: chosen }));
vi.mock("$/words/words.svelte.ts", () => ({ t: (key: string) => key }));

const { Table } = await import("./table.svelte.ts");
const { connection } = await import("$/wire/connection.svelte.ts");

/** Return one more entry, after which seat 0 is asked this question; null if another seat is asked. */
function told(number: number, question: number | null): Entries {
  const asked = [question === null ? [1, "move", 99] : [0, "move", question]];
  const seats = ["rosa", "emre"].map((id) => ({ occupant: { kind: "person", id, name: id } }));
  const state = { stage: "playing", owner: "rosa", seats, away: {}, asked };
  return {
    type: "entries",
    table: "a",
    seat: 0,
    first: number,
    entries: [{ entry: "moved", number, at: 0, seat: 0 }],
    says: [[]],
    state,
    names: [],
  } as unknown as Entries;
}

function moves(...texts: string[]): LegalMoves {
  return { moves: texts.map((text) => ({ text })), count: texts.length, calls: [] } as unknown as LegalMoves;
}

/** Wait until all pending promises have resolved. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

async function hear(message: Entries): Promise<void> {
  line.hear?.(message);
  await settle();
}

describe("the moves that are offered", () => {
  let table: InstanceType<typeof Table>;
  const offered = (): string[] | undefined => table.moves?.moves.map(({ text }) => text);

  /** Answer one of the requests for legal moves, by the order in which they were made. */
  async function answer(which: number, ...texts: string[]): Promise<void> {
    line.asked.filter(({ request }) => request === "legal")[which]?.answer(moves(...texts));
    await settle();
  }

  beforeEach(async () => {
    line.asked = [];
    table = new Table("a", 0);
    await hear(told(0, 1));
  });

  it("are those that the server has named for the question", async () => {
    expect(offered()).toBeUndefined();
    await answer(0, "trail 4c");
    expect(offered()).toEqual(["trail 4c"]);
  });

  it("are none for the next question until they have been named", async () => {
    await answer(0, "trail 4c");
    await hear(told(1, 2));
    expect(table.question?.[2]).toBe(2);
    expect(offered()).toBeUndefined();
    await answer(1, "trail Ah");
    expect(offered()).toEqual(["trail Ah"]);
  });

  it("are not those of an earlier question, however late they come", async () => {
    await hear(told(1, 2));
    await answer(0, "trail 4c");
    expect(offered()).toBeUndefined();
    await answer(1, "trail Ah");
    expect(offered()).toEqual(["trail Ah"]);
  });

  it("stay while something else happens that leaves the question as it is", async () => {
    await answer(0, "trail 4c");
    await hear(told(1, 1));
    expect(offered()).toEqual(["trail 4c"]);
  });

  it("are gone while somebody else is asked", async () => {
    await answer(0, "trail 4c");
    await hear(told(1, null));
    expect(offered()).toBeUndefined();
  });
});

describe("what is drawn", () => {
  it("is the newest, also if what came first took long to learn", async () => {
    let learn: (variant: unknown) => void = () => undefined;
    library.variant = new Promise((resolve) => (learn = resolve));
    const table = new Table("a", 0);
    const first = told(0, 1);
    first.entries = [
      { entry: "opened", number: 0, at: 0, setup: { variant: "casino" } },
    ] as unknown as Entries["entries"];
    await hear(first);
    await hear(told(1, 1));
    expect(table.shown).toBeNull();
    learn(undefined);
    await settle();
    expect(table.drawn).toBe(2);
    expect(table.isCurrent).toBe(true);
  });

  it("is never what another seat was told", async () => {
    const table = new Table("a", 0);
    await hear(told(0, 1));
    let draw: () => void = () => undefined;
    table.drawWith((_message, show) => new Promise((done) => (draw = () => (show(), done()))));
    await hear(told(1, 1));
    table.sitAt(1);
    draw();
    await settle();
    expect(table.drawn).toBe(1);
  });
});

describe("the name of a seat", () => {
  it("is that of the bot that plays for a person who has left", async () => {
    const table = new Table("a", 0);
    const message = told(0, 1);
    message.state.seats[1] = { stand_in: { level: "club" } } as never;
    message.names = ["", "Kamal"];
    await hear(message);
    expect(table.name(1)).toBe("Kamal");
    message.state.seats[1] = {} as never;
    expect(new Table("b").name(1)).toBe("web-seat-empty");
  });
});

describe("what has happened since the viewer's last move", () => {
  let table: InstanceType<typeof Table>;
  let drawn: number[];

  /** Return one more move of a seat. */
  function moved(number: number, seat: number, kind = "moved"): Entries {
    const message = told(number, null);
    message.entries = [{ entry: kind, number, at: 0, seat, events: [{ type: "card" }] }] as never;
    return message;
  }

  async function retold(): Promise<number[]> {
    const again: number[] = [];
    await table.replayRecent(async (message, show) => {
      expect(table.shown?.upTo).toBe(message.first);
      expect(table.isCurrent).toBe(false);
      again.push(message.first);
      show();
    });
    return again;
  }

  beforeEach(async () => {
    vi.stubGlobal("document", { hidden: false });
    chosen.pace = "normal";
    table = new Table("a", 0);
    drawn = [];
    table.drawWith(async (message, show) => (show(), void drawn.push(message.first)));
    await hear(told(0, null));
  });

  it("is drawn once more from that move on, and then all is as before", async () => {
    for (const [number, seat] of [1, 0, 1, 1].entries()) await hear(moved(number + 1, seat));
    expect(await retold()).toEqual([2, 3, 4]);
    expect(table.drawn).toBe(5);
    expect(table.isCurrent).toBe(true);
    expect(table.isRetelling).toBe(false);
  });

  it("waits for nothing that comes meanwhile, which is drawn afterwards", async () => {
    await hear(moved(1, 0));
    drawn = [];
    await table.replayRecent(async (_message, show) => {
      show();
      await hear(moved(2, 1));
      expect(drawn).toEqual([]);
    });
    await settle();
    expect(drawn).toEqual([2]);
    expect(table.drawn).toBe(3);
  });

  it("is nothing after the table has been told all again, or moves have been taken back", async () => {
    expect(await table.replayRecent(async () => undefined)).toBe(false);
    await hear(moved(1, 0));
    await hear(moved(2, 1));
    await hear(moved(3, 1, "undone"));
    expect(await retold()).toEqual([3]);
  });

  it("ends where it is stopped", async () => {
    await hear(moved(1, 0));
    await hear(moved(2, 1));
    const again: number[] = [];
    await table.replayRecent(async (message, show) => {
      again.push(message.first);
      show();
      void table.stopReplay();
    });
    expect(again).toEqual([1]);
    expect(table.drawn).toBe(3);
  });

  it("is seen move by move where the others wait for the viewer", async () => {
    chosen.pace = "wait";
    await hear(moved(1, 0));
    await hear(moved(2, 1));
    await hear(moved(3, 1));
    await hear(moved(4, 1));
    expect(drawn.at(-1)).toBe(2);
    expect(table.isHeldBack).toBe(true);
    table.seeNext();
    await settle();
    expect(drawn.at(-1)).toBe(3);
    expect(table.isHeldBack).toBe(true);
    table.seeNext();
    await settle();
    expect(drawn.at(-1)).toBe(4);
    expect(table.isHeldBack).toBe(false);
  });

  it("can be drawn once more while the next move waits for the viewer, which comes after it", async () => {
    chosen.pace = "wait";
    await hear(moved(1, 0));
    await hear(moved(2, 1));
    await hear(moved(3, 1));
    expect(table.isHeldBack).toBe(true);
    drawn = [];
    const again: number[] = [];
    await table.replayRecent(async (message, show) => {
      again.push(message.first);
      show();
      table.seeNext();
      await settle();
      expect(drawn).toEqual([]);
    });
    await settle();
    expect(again).toEqual([1]);
    expect(drawn).toEqual([3]);
    expect(table.drawn).toBe(4);
  });
});

describe("the reason why something is not possible", () => {
  it("is not told any more once something else is pointed at", async () => {
    line.asked = [];
    const table = new Table("a", 0);
    await hear({ ...told(0, 1), view: { to_act: [0] } } as unknown as Entries);
    const reason = (): string | undefined => table.why?.message;
    void table.whyNot(["4c"], []);
    table.why = null;
    void table.whyNot(["5c"], []);
    const asked = line.asked.filter(({ request }) => request === "explain");
    asked[0]?.answer({ legal: false, message: "not the four" });
    await settle();
    expect(reason()).toBeUndefined();
    asked[1]?.answer({ legal: false, message: "not the five" });
    await settle();
    expect(reason()).toBe("not the five");
  });
});

describe("a move that is not answered", () => {
  let table: InstanceType<typeof Table>;
  const move = moves("trail 4c").moves[0] as never;

  beforeEach(async () => {
    vi.useFakeTimers();
    line.asked = [];
    table = new Table("a", 0);
    line.hear?.(told(0, 1));
    await vi.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    connection.line = "open";
    vi.useRealTimers();
  });

  function answered(): void {
    line.asked.find(({ request }) => request === "act")?.answer(2);
  }

  it("is marked after a moment, until it is answered", async () => {
    const played = table.play("trail 4c");
    await vi.advanceTimersByTimeAsync(500);
    expect(table.sendingMessageKey).toBe("");
    await vi.advanceTimersByTimeAsync(200);
    expect(table.sendingMessageKey).toBe("web-under-way");
    expect(table.sendingMessageKeyOf(move)).toBe("web-under-way");
    expect(table.sendingMessageKeyOf(moves("trail Ah").moves[0] as never)).toBe("");
    expect(table.isWaitingForConnection).toBe(false);
    answered();
    expect(await played).toBe(true);
    expect(table.sendingMessageKey).toBe("");
  });

  it("is never marked where the answer comes soon", async () => {
    const played = table.play("trail 4c");
    answered();
    await played;
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.sendingMessageKey).toBe("");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("waits for a connection that is lost", () => {
    void table.play("trail 4c");
    connection.line = "lost";
    expect(table.sendingMessageKey).toBe("web-waits-for-line");
    expect(table.isWaitingForConnection).toBe(true);
  });
});
