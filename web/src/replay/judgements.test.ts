import { render } from "svelte/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JudgedDecision } from "$/wire/types.ts";

const line = vi.hoisted(() => ({
  asked: [] as { request: string; deal?: number }[],
  answer: (deal: number): Promise<unknown> => Promise.resolve({ decisions: [], deal }),
}));
vi.mock("$/wire/connection.svelte.ts", () => ({
  RefusedError: class extends Error {},
  connection: {
    ask: (request: string, fields: { deal: number }) => (
      line.asked.push({ request, ...fields }),
      line.answer(fields.deal)
    ),
  },
}));
vi.mock("$/words/words.svelte.ts", () => ({
  isRtl: () => false,
  t: (key: string) => key,
  number: (value: number) => String(value),
}));

const { hasCost, Judgements } = await import("./judgements.svelte.ts");
const { RefusedError } = await import("$/wire/connection.svelte.ts");
const { default: Loss } = await import("./Loss.svelte");

function decision(loss: number | null, loss_stderr = 0.1, step = 1): JudgedDecision {
  return { step, value: 0, stderr: 0, unit: "points", loss, loss_stderr };
}

describe("what a decision has cost", () => {
  const drawn = (each: JudgedDecision): string => render(Loss, { props: { decision: each, widest: 2 } }).body;

  it("is a figure if it is more than chance", () => {
    expect(hasCost(decision(0.8))).toBe(true);
    expect(drawn(decision(0.8))).toContain("-0.8");
    expect(drawn(decision(0.8))).toContain("web-replay-costs<");
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
    line.answer = () => Promise.reject(new RefusedError("The bots are not ready." as never));
    const judgements = new Judgements("a");
    await judgements.judge(0, 2);
    expect(judgements.failed).toBe("The bots are not ready.");
    expect(judgements.progress).toBeNull();
  });
});
