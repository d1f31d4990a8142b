import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Message } from "./generated/wire.ts";

vi.mock("$/settings.svelte.ts", () => ({ settings: { language: "de", pattern: "french", name: "Rosa" } }));

// Modules are loaded again for each test, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** A socket whose server says what the test wants. */
class Socket {
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all.at(-1) as Socket;
  }
  sent: { do: string; id: string; lang?: string }[] = [];
  isClosed = false;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Socket["sent"][number]);
  }
  close(): void {
    this.isClosed = true;
  }
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const asked: string[] = [];
let status = 200;
let answer = {};

/** Wait for all pending promises, and for timers of this many milliseconds. */
async function pass(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

/** The listeners of the window and the document, by event. */
const heard = new Map<string, () => void>();
const page = {
  documentElement: { dataset: {} },
  hidden: false,
  addEventListener: (name: string, action: () => void) => heard.set(name, action),
};

const WELCOME = { type: "welcome", person: "p1", name: "Rosa", account: null, now: 1_000_000 };

describe("the line to the server", () => {
  let connection: typeof import("./connection.svelte.ts").connection;
  let RefusedError: typeof import("./connection.svelte.ts").RefusedError;

  beforeEach(async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    vi.resetModules();
    Socket.all = [];
    asked.length = 0;
    status = 200;
    answer = {};
    vi.stubGlobal("WebSocket", Socket);
    vi.stubGlobal("location", { protocol: "http:", host: "table.example" });
    heard.clear();
    page.hidden = false;
    vi.stubGlobal("addEventListener", (name: string, action: () => void) => heard.set(name, action));
    vi.stubGlobal("document", page);
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return Promise.resolve({
        ok: status === 200,
        status,
        text: () => Promise.resolve(JSON.stringify(answer)),
      });
    });
    ({ connection, RefusedError } = await import("./connection.svelte.ts"));
    connection.start();
    await pass();
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** Accept the connection. */
  function open(): void {
    Socket.last.onopen();
    Socket.last.says(WELCOME);
  }

  /** Refuse the connection of an unknown browser. */
  function refuse(): void {
    Socket.last.onopen();
    Socket.last.says({ type: "refused", id: "hello", code: "not-signed-in", message: "" });
  }

  it("says hello in the reader's language, and is open once it is welcome", () => {
    expect(connection.line).toBe("connecting");
    open();
    expect(Socket.last.sent).toEqual([{ do: "hello", id: "hello", lang: "de", words: true }]);
    expect(connection.line).toBe("open");
    expect(connection.me).toEqual({ id: "p1", name: "Rosa", account: null });
    expect(asked).toEqual([]);
  });

  it("makes a guest of a browser that is not known, and calls again", async () => {
    refuse();
    await pass();
    expect(asked).toEqual(["/api/guest"]);
    expect(Socket.all).toHaveLength(2);
    expect(Socket.all[0]?.isClosed).toBe(true);
    expect(connection.line).toBe("connecting");
    open();
    expect(connection.line).toBe("open");
  });

  it("is a guest by another name where that of the settings belongs to an account", async () => {
    const { settings } = await import("$/settings.svelte.ts");
    connection.newName = () => {
      status = 200;
      return "Guest 471";
    };
    status = 400;
    answer = { code: "name-taken", message: "" };
    refuse();
    await pass();
    expect(asked).toEqual(["/api/guest", "/api/guest"]);
    expect(settings.name).toBe("Guest 471");
    expect(Socket.all).toHaveLength(2);
    settings.name = "Rosa";
  });

  it("tries later to be a guest where none is made, and where the guest is not known", async () => {
    status = 429;
    refuse();
    await pass();
    expect(Socket.last.isClosed).toBe(true);
    Socket.last.onclose();
    expect(connection.line).toBe("lost");
    await pass(400);
    status = 200;
    refuse();
    await pass();
    refuse();
    await pass();
    expect(asked).toEqual(["/api/guest", "/api/guest"]);
    expect(Socket.all).toHaveLength(3);
    expect(Socket.last.isClosed).toBe(true);
  });

  it("gives each request its own answer, in whatever order they come", async () => {
    open();
    const first = connection.ask("mine");
    const second = connection.ask("legal", { table: "a", seat: 0 });
    const [, one, two] = Socket.last.sent;
    Socket.last.says({ type: "done", id: two?.id, result: 2 });
    Socket.last.says({ type: "done", id: one?.id, result: 1 });
    expect(await Promise.all([first, second])).toEqual([1, 2]);
    expect(two).toMatchObject({ do: "legal", table: "a", seat: 0 });
  });

  it("gives what is refused as an error, in words", async () => {
    open();
    const answer = connection.ask("start", { table: "a" });
    Socket.last.says({ type: "refused", id: Socket.last.sent[1]?.id, code: "no", message: "Not now." });
    await expect(answer).rejects.toThrow(RefusedError);
    await expect(answer).rejects.toThrow("Not now.");
  });

  it("sends what has not been answered again under the same id, once it is back", async () => {
    open();
    void connection.ask("act", { table: "a", command: { do: "leave", seat: 0 } });
    const [, sent] = Socket.last.sent;
    Socket.last.onclose();
    expect(connection.line).toBe("lost");
    void connection.ask("legal", { table: "a", seat: 0 });
    await pass(400);
    open();
    const again = Socket.last.sent.slice(1);
    expect(again.map((each) => each.do)).toEqual(["act", "legal"]);
    expect(again[0]).toEqual(sent);
  });

  it("tries again later and later", async () => {
    open();
    const waits: number[] = [];
    for (let tries = 0; tries < 4; tries++) {
      const before = Socket.all.length;
      const begun = Date.now();
      Socket.last.onclose();
      while (Socket.all.length === before) await pass(10);
      waits.push(Date.now() - begun);
    }
    expect(waits[0]).toBeLessThan(400);
    expect(waits[3]).toBeGreaterThan(1000);
  });

  it("comes back when a server that ends says so", async () => {
    open();
    Socket.last.says({ type: "goodbye", because: "stopping", again_ms: 5000 });
    Socket.last.onclose();
    await pass(3500);
    expect(Socket.all).toHaveLength(1);
    await pass(3000);
    expect(Socket.all).toHaveLength(2);
  });

  it("is not lost when it is made anew for another language", async () => {
    open();
    const lines: string[] = [];
    connection.whenOpen(() => lines.push(connection.line));
    void connection.ask("watch", { table: "a" });
    const old = Socket.last;
    connection.restart();
    expect(old.isClosed).toBe(true);
    expect(connection.line).toBe("connecting");
    old.onclose();
    await pass();
    expect(connection.line).toBe("connecting");
    expect(Socket.all).toHaveLength(2);
    open();
    expect(Socket.last.sent.map((each) => each.do)).toEqual(["hello", "watch"]);
    expect(lines).toEqual(["open", "open"]);
  });

  it("tells every listener all that it hears, until one has heard enough", () => {
    open();
    const heard: string[] = [];
    const end = connection.hear((message: Message) => heard.push(message.type));
    Socket.last.says({ type: "said" });
    end();
    Socket.last.says({ type: "said" });
    expect(heard).toEqual(["said"]);
  });

  it("knows what the administrators tell everybody, until they tell nothing", () => {
    open();
    expect(connection.notice).toBeNull();
    Socket.last.says({ type: "notice", text: "Soon.", at: 1, read_only: false });
    expect(connection.notice?.text).toBe("Soon.");
    Socket.last.says({ type: "notice", text: "", at: 0, read_only: true });
    expect(connection.notice?.read_only).toBe(true);
    Socket.last.says({ type: "notice", text: "", at: 0, read_only: false });
    expect(connection.notice).toBeNull();
  });

  it("says why a person is shut out, and comes back when that is over", async () => {
    open();
    Socket.last.says({ type: "goodbye", because: "banned", again_ms: 500, message: "For a day: spam." });
    Socket.last.onclose();
    expect(connection.shutOut).toBe("For a day: spam.");
    await pass(700);
    Socket.last.onopen();
    Socket.last.says({ type: "refused", id: "hello", code: "banned", message: "For an hour: spam." });
    expect(connection.shutOut).toBe("For an hour: spam.");
    expect(Socket.last.isClosed).toBe(true);
    Socket.last.onclose();
    await pass(3000);
    open();
    expect(connection.shutOut).toBe("");
  });

  it("asks once why a line is refused, and says so to an address that is shut out", async () => {
    status = 403;
    answer = { code: "address-banned", message: "This address: a flood.", facts: {}, request: "" };
    for (let tries = 0; tries < 2; tries++) {
      Socket.last.onclose();
      await pass(700);
    }
    expect(asked).toEqual(["/api/me"]);
    expect(connection.shutOut).toBe("This address: a flood.");
  });

  /** Let seconds pass. If `isThere`, the server answers each ping. */
  async function live(seconds: number, isThere = true): Promise<void> {
    for (let each = 0; each < seconds * 10; each++) {
      await pass(100);
      if (isThere) answerPings();
    }
  }

  const answered = new Set<string>();
  function answerPings(): void {
    for (const { do: what, id } of Socket.last.sent)
      if (what === "ping" && !answered.has(id)) {
        answered.add(id);
        Socket.last.says({ type: "done", id, result: 1 });
      }
  }

  function pings(): number {
    return Socket.last.sent.filter((each) => each.do === "ping").length;
  }

  it("notices within 8 s that a request is not answered, and sends it again under the same id", async () => {
    open();
    await live(11);
    const dead = Socket.last;
    void connection.ask("act", { table: "a", command: { do: "leave", seat: 0 } });
    const sent = dead.sent.at(-1);
    await live(5.9, false);
    expect(connection.line).toBe("open");
    await live(2.1, false);
    expect(connection.line).toBe("lost");
    expect(dead.isClosed).toBe(true);
    expect(Socket.all).toHaveLength(2);
    dead.says({ type: "done", id: sent?.id, result: 1 }); // the client no longer listens to this socket
    open();
    expect(Socket.last.sent.slice(1)).toEqual([sent]);
  });

  it("is not lost while a slow request is computed and pings are answered", async () => {
    open();
    const slow = connection.ask("hint", { table: "a", seat: 0 });
    const id = Socket.last.sent.at(-1)?.id;
    await live(40);
    expect(connection.line).toBe("open");
    Socket.last.says({ type: "done", id, result: { moves: [] } });
    expect(await slow).toEqual({ moves: [] });
  });

  it("hears nothing in what the server says by itself: a request may be lost on its way there", async () => {
    open();
    void connection.ask("mine");
    for (let each = 0; each < 8; each++) {
      Socket.last.says({ type: "said" });
      await pass(1000);
    }
    expect(connection.line).toBe("lost");
  });

  it("pings every 20 s, and every 5 s while somebody is to move at a table that is looked at", async () => {
    open();
    await live(60);
    expect(pings()).toBe(3);
    const end = connection.expectMoves();
    await live(30);
    expect(pings()).toBe(9);
    page.hidden = true;
    heard.get("visibilitychange")?.();
    await live(60);
    expect(pings()).toBe(12);
    page.hidden = false;
    heard.get("visibilitychange")?.(); // checks whether the connection has survived
    expect(pings()).toBe(13);
    await live(10);
    expect(pings()).toBe(15);
    end();
    await live(20);
    expect(pings()).toBe(16);
  });

  it("notices within 8 s of a ping that nothing comes, with no request of its own", async () => {
    open();
    connection.expectMoves();
    await live(5, false);
    expect(pings()).toBe(1);
    await live(8, false);
    expect(connection.line).toBe("lost");
    open();
    expect(pings()).toBe(0); // a ping checks only its own socket
  });

  it("has no timer but that of the pings while nothing is asked", async () => {
    open();
    await live(21);
    expect(vi.getTimerCount()).toBe(1);
  });

  it("gives an attempt up that the network swallows", async () => {
    await pass(10_000);
    expect(connection.line).toBe("lost");
    expect(Socket.all[0]?.isClosed).toBe(true);
    await pass(400);
    expect(Socket.all).toHaveLength(2);
    Socket.last.onopen(); // hello is not answered
    await pass(7000);
    expect(Socket.all[1]?.isClosed).toBe(true);
    await pass(700);
    expect(Socket.all).toHaveLength(3);
    open();
    expect(connection.line).toBe("open");
  });

  it("asks at once when the network changes, and drops an attempt that began before", async () => {
    open();
    heard.get("offline")?.();
    expect(pings()).toBe(1);
    await live(7.5, false);
    expect(connection.line).toBe("lost");
    await pass(2000);
    const tried = Socket.all.length;
    heard.get("online")?.();
    await pass();
    expect(Socket.all).toHaveLength(tried + 1);
    expect(Socket.all[tried - 1]?.isClosed).toBe(true);
    open();
    expect(connection.line).toBe("open");
  });

  it("counts no silence while the page is frozen", async () => {
    open();
    void connection.ask("mine");
    const id = Socket.last.sent.at(-1)?.id;
    vi.setSystemTime(Date.now() + 3_600_000);
    await pass(1000);
    expect(connection.line).toBe("open");
    Socket.last.says({ type: "done", id, result: [] });
    await live(30);
    expect(connection.line).toBe("open");
  });

  it("is a guest again when nobody is known any more", async () => {
    open();
    Socket.last.onclose();
    await pass(400);
    refuse();
    expect(connection.me).toBeNull();
    await pass();
    expect(asked).toEqual(["/api/guest"]);
    open();
    expect(connection.me?.id).toBe("p1");
  });
});
