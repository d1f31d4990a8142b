import { render } from "svelte/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JudgedDecision } from "$/wire/types.ts";

const line = vi.hoisted(() => ({
  asked: [] as { request: string; deal?: number }[],
  answer: (deal: number): Promise<unknown> => Promise.resolve({ decisions: [], deal }),
}));
vi.mock("$/settings.svelte.ts", () => ({ settings: { language: "en" } }));
vi.mock("$/wire/connection.svelte.ts", () => ({
  RefusedError: class extends Error {
    constructor(readonly refused: { code: string; message: string }) {
      super(refused.message);
    }
  },
  connection: {
    ask: (request: string, fields: { deal: number }) => (
      line.asked.push({ request, ...fields }),
      line.answer(fields.deal)
    ),
  },
}));
vi.mock("$/words/words.svelte.ts", () => ({
  capital: (text: string) => text,
  isRtl: () => false,
  t: (key: string) => key,
  number: (value: number) => String(value),
}));

const { gradeOf } = await import("./grades.ts");
const { hasCost, Judgements, lossOf, roundLoss } = await import("./judgements.svelte.ts");
const { RefusedError } = await import("$/wire/connection.svelte.ts");
const { default: Loss } = await import("./Loss.svelte");

function decision(loss: number | null, loss_stderr = 0.1, step = 1): JudgedDecision {
  return { step, value: 0, stderr: 0, unit: "points", loss, loss_stderr };
}

describe("what a decision has cost", () => {
  const drawn = (each: JudgedDecision): string =>
    render(Loss, { props: { decision: each, widest: 2, goal: 20 } }).body;

  it("is a figure if it is more than chance", () => {
    expect(hasCost(decision(0.8))).toBe(true);
    expect(drawn(decision(0.8))).toContain("-0.8");
    expect(drawn(decision(0.8))).toContain("web-replay-inaccuracy: web-replay-lost-points<");
    expect(drawn(decision(0.8))).toContain('title="web-replay-figure"');
  });

  it("is nothing, with a tick, if it is less than its error or not worth a word", () => {
    for (const each of [decision(0), decision(0.8, 0.9), decision(0.1, 0.01)]) {
      expect(hasCost(each)).toBe(false);
      expect(drawn(each)).toContain("web-replay-costs-nothing");
      expect(drawn(each)).toContain("<svg");
    }
  });

  it("is not known, with a question mark, if the bot has not thought about the move", () => {
    expect(hasCost(decision(null))).toBe(false);
    expect(drawn(decision(null))).toContain(">?<");
    expect(drawn(decision(null))).toContain("web-replay-not-compared");
    expect(drawn(decision(null))).not.toContain("<svg");
  });
});

describe("what a card player calls a loss", () => {
  it("depends on how many points the match is played for", () => {
    const grades = [0.1, 0.2, 0.4, 1.1].map((loss) => gradeOf(decision(loss, 0.05), 21));
    expect(grades).toEqual(["fine", "fine", "inaccuracy", "mistake"]);
    expect(gradeOf(decision(5), 1000)).toBe("fine");
    expect(gradeOf({ ...decision(6), unit: "%" }, 1000)).toBe("mistake");
    expect(["%", "points", "heuristic"].map(lossOf)).toEqual([
      "web-replay-lost-chance",
      "web-replay-lost-points",
      "web-replay-lost-points",
    ]);
  });

  it("is fine if chance can explain it, or nobody knows it", () => {
    expect(gradeOf(decision(3, 3.5), 21)).toBe("fine");
    expect(gradeOf(decision(null), 21)).toBe("fine");
  });

  it("is said in whole numbers, small ones with a decimal", () => {
    expect([0.64, 1.96, 5.1, 7.5].map(roundLoss)).toEqual([0.6, 2, 5, 8]);
  });
});

function refused(code: string, message: string): Error {
  return new RefusedError({ code, message } as never);
}

describe("judging a match", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    line.asked = [];
    line.answer = (deal) => Promise.resolve({ decisions: [decision(0, 0, deal * 10)] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("asks for one deal after the other, and shows each at once", async () => {
    const judgements = new Judgements("a");
    const done = judgements.judge(0, 3);
    await vi.advanceTimersByTimeAsync(0);
    expect(judgements.progress).toMatchObject({ deal: 1, deals: 3, seconds: null });
    expect([...judgements.found.keys()]).toEqual([10]);
    await vi.runAllTimersAsync();
    await done;
    expect(line.asked.map(({ deal }) => deal)).toEqual([1, 2, 3]);
    expect([...judgements.found.keys()]).toEqual([10, 20, 30]);
    expect(judgements.seats.has(0)).toBe(true);
    expect(judgements.progress).toBeNull();
  });

  it("ends when it is stopped, and is not finished then", async () => {
    const judgements = new Judgements("a");
    const done = judgements.judge(0, 3);
    await vi.advanceTimersByTimeAsync(0);
    judgements.stop();
    await vi.runAllTimersAsync();
    await done;
    expect(line.asked).toHaveLength(1);
    expect(judgements.seats.has(0)).toBe(false);
  });

  it("says in words why it cannot go on", async () => {
    line.answer = () => Promise.reject(refused("review-under-way", "One at a time."));
    const judgements = new Judgements("a");
    await judgements.judge(0, 2);
    expect(judgements.failed).toBe("One at a time.");
    expect(judgements.progress).toBeNull();
  });

  it("asks again by itself while the bots are being prepared", async () => {
    const { answer } = line;
    line.answer = () => Promise.reject(refused("bots-not-ready", "Not ready."));
    const judgements = new Judgements("a");
    const done = judgements.judge(0, 1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(line.asked.length).toBeGreaterThan(1);
    expect(judgements.waits).toBe(true);
    expect(judgements.failed).toBe("");
    line.answer = answer;
    await vi.runAllTimersAsync();
    await done;
    expect(judgements.waits).toBe(false);
    expect(judgements.seats.has(0)).toBe(true);
  });

  it("waits for no bots any more once it is stopped", async () => {
    line.answer = () => Promise.reject(refused("bots-not-ready", "Not ready."));
    const judgements = new Judgements("a");
    const done = judgements.judge(0, 1);
    await vi.advanceTimersByTimeAsync(0);
    judgements.stop();
    await vi.runAllTimersAsync();
    await done;
    expect(line.asked).toHaveLength(1);
    expect(judgements.failed).toBe("");
  });

  it("has one figure for a move, that of the longest look", async () => {
    const judgements = new Judgements("a");
    expect(judgements.lossAt(10)).toBeNull();
    const done = judgements.judge(0, 1);
    await vi.runAllTimersAsync();
    await done;
    expect(judgements.lossAt(10)).toEqual({ loss: 0, loss_stderr: 0 });
    judgements.settle(10, 2.5, 0.4);
    expect(judgements.lossAt(10)).toEqual({ loss: 2.5, loss_stderr: 0.4 });
    expect(judgements.found.get(10)?.loss).toBe(2.5);
    judgements.settle(30, 1, 0.2);
    expect(judgements.found.has(30)).toBe(false);
    expect(judgements.lossAt(30)).toEqual({ loss: 1, loss_stderr: 0.2 });
  });
});
