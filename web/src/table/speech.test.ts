import { beforeEach, describe, expect, it, vi } from "vitest";
import { Narrator, SpeechQueue, type Told } from "./speech.ts";

describe("the queue of announcements", () => {
  let now: number;
  let timers: { at: number; action: () => void }[];
  let regions: string[][];
  let history: string[];
  let queue: SpeechQueue;

  beforeEach(() => {
    now = 0;
    timers = [];
    regions = [];
    queue = new SpeechQueue(
      { now: () => now, after: (ms, action) => timers.push({ at: now + ms, action }) },
      (live, all) => {
        regions.push(live.map(({ text }) => text));
        history = all.map(({ channel, text }) => `${channel}: ${text}`);
      },
    );
  });

  function pass(ms: number): void {
    const end = now + ms;
    for (;;) {
      timers.sort((one, other) => one.at - other.at);
      const next = timers[0];
      if (!next || next.at > end) break;
      timers.shift();
      now = next.at;
      next.action();
    }
    now = end;
  }

  /** The announcements in the order in which they were appended. */
  function heard(): string[] {
    return regions.flatMap((region, i) =>
      region.length > (regions[i - 1]?.length ?? 0) ? region.slice(-1) : [],
    );
  }

  it("appends one after the other and replaces none", () => {
    for (const text of ["one", "two", "two", "three"]) queue.say(text, "game");
    queue.say("hello", "chat");
    pass(1000);
    expect(heard()).toEqual(["one", "two", "two", "three", "hello"]);
    expect(regions.at(-1)).toEqual(["one", "two", "two", "three", "hello"]);
    expect(regions.length).toBe(5);
  });

  it("never appends two in the same moment", () => {
    queue.say("one", "game");
    queue.say("two", "game");
    pass(0);
    expect(heard()).toEqual(["one"]);
    pass(100);
    expect(heard()).toEqual(["one"]);
    pass(50);
    expect(heard()).toEqual(["one", "two"]);
  });

  it("keeps an announcement for a while, and no longer", () => {
    queue.say("one", "game");
    pass(4000);
    expect(regions.at(-1)).toEqual(["one"]);
    pass(2000);
    expect(regions.at(-1)).toEqual([]);
  });

  it("remembers everything by subject, in the order in which it was said, until it is told to forget", () => {
    queue.say("one", "game");
    queue.say("hello", "chat");
    queue.answer("not possible", "system");
    queue.sayTurn("your turn");
    pass(60_000);
    expect(history).toEqual(["system: not possible", "game: one", "chat: hello", "game: your turn"]);
    queue.forget();
    expect(history).toEqual([]);
  });

  it("says your turn once, after everything else, and tells when", () => {
    const told = vi.fn(() => expect(heard()).toEqual(["one", "two"]));
    queue.sayTurn("your turn", told);
    queue.say("one", "game");
    queue.say("two", "game");
    pass(1000);
    expect(told).toHaveBeenCalledOnce();
    expect(heard()).toEqual(["one", "two", "your turn"]);
  });

  it("does not say a turn that is over, or an older one", () => {
    queue.say("one", "game");
    queue.sayTurn("your turn");
    expect(queue.takeBackTurn()).toBe(true);
    expect(queue.takeBackTurn()).toBe(false);
    queue.sayTurn("your next turn");
    pass(1000);
    expect(queue.takeBackTurn()).toBe(false);
    expect(heard()).toEqual(["one", "your next turn"]);
  });

  it("answers before what waits, and loses nothing of it", () => {
    for (const text of ["one", "two", "three"]) queue.say(text, "game");
    pass(0);
    for (const text of ["not possible", "rule C-13"]) queue.answer(text, "system");
    pass(1000);
    expect(heard()).toEqual(["one", "not possible", "rule C-13", "two", "three"]);
  });
});

function texts(told: readonly Told[]): string[] {
  return told.map(({ text }) => text);
}

describe("the place up to which a log has been said", () => {
  const says = [["a"], ["b1", "b2"], [], ["d1", "d2", "d3"], ["e"]];

  it("is where the viewer arrives", () => {
    const narrator = new Narrator();
    expect(texts(narrator.through(says, 1))).toEqual([]);
    expect(texts(narrator.through(says, 3))).toEqual(["d1", "d2", "d3"]);
  });

  it("leaves nothing out and repeats nothing", () => {
    const narrator = new Narrator();
    narrator.begin(1);
    narrator.begin(4);
    expect(texts(narrator.through(says, 3, 2))).toEqual(["b1", "b2", "d1", "d2"]);
    expect(texts(narrator.through(says, 3, 1))).toEqual([]);
    expect(texts(narrator.through(says, 0))).toEqual([]);
    expect(texts(narrator.through(says, 3))).toEqual(["d3"]);
    expect(texts(narrator.through(says, 3))).toEqual([]);
    expect(texts(narrator.through(says, 9))).toEqual(["e"]);
  });

  it("says of the next deal what follows the score, and what happens at it, before the next move", () => {
    const log = [["a"], ["scored", "Ada deals"], ["Ben leaves"], ["You are ready"], ["You lead"]];
    const order = { ofNextDeal: [0, 1, 0, 0, 0], isMove: (entry: number) => entry === 4 };
    const narrator = new Narrator();
    narrator.begin(0);
    expect(texts(narrator.through(log, 1, 1, { ...order, holds: true }))).toEqual(["a", "scored"]);
    expect(texts(narrator.through(log, 2, Infinity, { ...order, holds: true }))).toEqual(["Ben leaves"]);
    expect(texts(narrator.through(log, 3, Infinity, order))).toEqual(["You are ready", "Ada deals"]);
    expect(texts(narrator.through(log, 4, Infinity, order))).toEqual(["You lead"]);
    const late = new Narrator();
    late.begin(0);
    expect(texts(late.through(log, 4, Infinity, order).slice(1, 5))).toEqual([
      "scored",
      "Ben leaves",
      "You are ready",
      "Ada deals",
    ]);
  });

  it("names the entry of each sentence, also of one about the next deal", () => {
    const narrator = new Narrator();
    narrator.begin(0);
    const order = { ofNextDeal: [0, 1], isMove: () => false, holds: true };
    const log = [["a"], ["scored", "Ada deals"], ["Ben leaves"]];
    expect(narrator.through(log, 2, Infinity, order).map(({ entry }) => entry)).toEqual([0, 1, 2]);
    expect(narrator.through(log, 2, Infinity, { ...order, holds: false })).toEqual([
      { entry: 1, text: "Ada deals" },
    ]);
  });

  it("does not pass entries that have not come", () => {
    const narrator = new Narrator();
    narrator.begin(0);
    expect(texts(narrator.through(says, 4))).toEqual(["a", "b1", "b2", "d1", "d2", "d3", "e"]);
    expect(texts(narrator.through([...says, ["f"]], 5))).toEqual(["f"]);
  });
});
