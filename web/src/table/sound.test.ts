import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("$/settings.svelte.ts", () => ({ settings: { sound: "soft" } }));

let started: number;
let now: number;
let contexts: Context[];

class Context {
  state: AudioContextState | "interrupted" = "running";
  currentTime = 0;
  sampleRate = 8;
  destination = {};
  resume: () => Promise<void> = vi.fn(async () => {
    await Promise.resolve();
    this.state = "running";
  });
  constructor() {
    contexts.push(this);
  }
  createBuffer(): object {
    return { getChannelData: () => [] };
  }
}
class Node {
  gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect(other: unknown): unknown {
    return other;
  }
  start(): void {
    started += 1;
  }
  stop(): void {
    started += 0;
  }
}

describe("a sound", () => {
  let play: (name: "card" | "wood") => void;
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

  beforeEach(async () => {
    [started, now, contexts] = [0, 0, []];
    for (const name of ["AudioBufferSourceNode", "BiquadFilterNode", "GainNode", "OscillatorNode"])
      vi.stubGlobal(name, Node);
    vi.stubGlobal("AudioContext", Context);
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
    vi.spyOn(performance, "now").mockImplementation(() => now);
    vi.resetModules();
    ({ play } = await import("./sound.ts"));
    play("card");
  });

  it.each(["suspended", "interrupted"] as const)("resumes a context that is %s", async (state) => {
    expect(started).toBe(1);
    const [context] = contexts;
    if (!context) throw new Error("no context");
    context.state = state;
    for (const name of ["card", "wood", "card"] as const) play(name);
    expect(started).toBe(1);
    await settle();
    expect(started).toBe(2); // only the latest one
    play("card");
    expect(started).toBe(3);
    expect(contexts).toHaveLength(1);
  });

  it("is dropped if the context resumes late or not at all", async () => {
    const [context] = contexts;
    if (!context) throw new Error("no context");
    context.state = "suspended";
    context.resume = () => Promise.reject(new Error("not allowed"));
    play("card");
    await settle();
    let resume = (): void => undefined;
    context.resume = () => new Promise((done) => (resume = done));
    play("card");
    now = 5000;
    resume();
    await settle();
    expect(started).toBe(1);
  });

  it("opens a new context after the old one was closed", () => {
    const [context] = contexts;
    if (!context) throw new Error("no context");
    context.state = "closed";
    play("card");
    expect(contexts).toHaveLength(2);
    expect(started).toBe(2);
  });
});
