import { beforeEach, describe, expect, it, vi } from "vitest";

const line = vi.hoisted(() => ({
  hear: null as ((message: unknown) => void) | null,
  asked: [] as object[],
  answer: (): Promise<unknown> => Promise.resolve(),
  announced: [] as string[],
}));

vi.mock("$/wire/connection.svelte.ts", () => ({
  RefusedError: class extends Error {},
  connection: {
    me: { id: "rosa" },
    hear: (listener: (message: unknown) => void) => ((line.hear = listener), () => (line.hear = null)),
    ask: (request: string, fields: object) => (line.asked.push({ request, ...fields }), line.answer()),
  },
}));
vi.mock("$/words/words.svelte.ts", () => ({
  t: (key: string, facts: object = {}) => [key, ...Object.values(facts)].join(" "),
}));
vi.mock("./announce.svelte.ts", () => ({ announce: (text: string) => line.announced.push(text) }));

const { ChatLog } = await import("./chat.svelte.ts");
const { RefusedError } = await import("$/wire/connection.svelte.ts");

function said(person: string, what: object, table = "a"): void {
  line.hear?.({ type: "said", table, person, name: person, ...what });
}

describe("what is said at a table", () => {
  let talk: InstanceType<typeof ChatLog>;

  beforeEach(() => {
    line.asked = [];
    line.announced = [];
    line.answer = () => Promise.resolve();
    talk = new ChatLog("a");
  });

  it("is kept in order, counted until it is seen, and told aloud", () => {
    said("emre", { phrase: "hello" });
    said("emre", { text: "Schön!" });
    expect(talk.said.map(ChatLog.words)).toEqual(["web-phrase-hello", "Schön!"]);
    expect(talk.unread).toBe(2);
    expect(line.announced).toEqual(["web-chat-says emre web-phrase-hello", "web-chat-says emre Schön!"]);
  });

  it("is shown for a moment, unless it is looked at already or its speaker is muted", async () => {
    vi.useFakeTimers();
    said("emre", { phrase: "hello" });
    expect(talk.newest?.person).toBe("emre");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(talk.newest).toBeNull();
    said("emre", { phrase: "thanks" });
    talk.open();
    expect([talk.newest, talk.unread]).toEqual([null, 0]);
    said("emre", { phrase: "hello" });
    talk.isOpen = false;
    talk.muted = ["emre"];
    said("emre", { phrase: "hello" });
    expect(talk.newest).toBeNull();
    vi.useRealTimers();
  });

  it("is not news to who has said it, nor while it is looked at", () => {
    said("rosa", { phrase: "hello" });
    talk.isOpen = true;
    said("emre", { phrase: "thanks" });
    expect(talk.said).toHaveLength(2);
    expect(talk.unread).toBe(0);
  });

  it("is that of this table, while the page is open", () => {
    said("emre", { phrase: "hello" }, "b");
    expect(talk.said).toEqual([]);
    talk.close();
    expect(line.hear).toBeNull();
  });

  it("is the last two hundred sayings at most", () => {
    for (let i = 0; i < 250; i++) said("emre", { text: String(i) });
    expect(talk.said).toHaveLength(200);
    expect(talk.said[0]?.text).toBe("50");
  });

  it("is sent, and what is refused is told in words", async () => {
    expect(await talk.say({ phrase: "hello" })).toBe(true);
    expect(line.asked).toEqual([{ request: "chat", table: "a", phrase: "hello" }]);
    line.answer = () => Promise.reject(new RefusedError("Too fast." as never));
    expect(await talk.say({ text: "x" })).toBe(false);
    expect(talk.refused).toBe("Too fast.");
  });

  it("is not heard of who is muted", async () => {
    line.answer = () => Promise.resolve(["emre"]);
    await talk.mute("emre", true);
    expect(talk.muted).toEqual(["emre"]);
    expect(line.asked).toEqual([{ request: "mute", person: "emre", muted: true }]);
  });
});
