import { beforeEach, expect, it, vi } from "vitest";
import type { FromWorker, ToWorker } from "$/device/messages.ts";
import type { Port } from "./device.ts";

const { DeviceTransport } = await import("./device.ts");
const { answerFile } = await import("$/device/answers.ts");
const { program } = await import("$/device/program.svelte.ts");

/** A worker whose program says what the test wants. */
class Fake implements Port {
  sent: ToWorker[] = [];
  onmessage: Port["onmessage"] = null;
  onerror: Port["onerror"] = null;
  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }
  says(message: FromWorker): void {
    this.onmessage?.(new MessageEvent("message", { data: message }));
  }
}

let worker: Fake;
let started: number;
let transport: InstanceType<typeof DeviceTransport>;

beforeEach(() => {
  worker = new Fake();
  started = 0;
  Object.assign(program, { state: "loading", received: 0, total: 0, message: "", isKept: true });
  transport = new DeviceTransport(() => {
    started++;
    return worker;
  });
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: false }));
});

it("holds messages back until the program is loaded, in one worker", async () => {
  const line = transport.open();
  const opened = vi.fn();
  const heard = vi.fn();
  Object.assign(line, { onopen: opened, onmessage: heard });
  const answer = transport.call("POST", "/api/guest", "de", "{}");
  expect(worker.sent).toEqual([]);
  worker.says({ is: "progress", received: 3_000_000, total: 7_000_000 });
  expect(program).toMatchObject({ state: "loading", received: 3_000_000, total: 7_000_000 });
  worker.says({ is: "ready" });
  expect(program.state).toBe("ready");
  expect(worker.sent).toEqual([
    { do: "open", line: 1 },
    { do: "call", call: 2, method: "POST", path: "/api/guest", language: "de", body: "{}" },
  ]);
  worker.says({ is: "opened", line: 1 });
  expect(opened).toHaveBeenCalledOnce();
  line.send("hello");
  worker.says({ is: "message", line: 1, text: "welcome" });
  expect(heard).toHaveBeenCalledExactlyOnceWith("welcome");
  worker.says({ is: "answer", call: 2, status: 200, body: "[]" });
  expect(await answer).toMatchObject({ status: 200, body: "[]" });
  line.close();
  expect(worker.sent.slice(2)).toEqual([
    { do: "send", line: 1, text: "hello" },
    { do: "close", line: 1 },
  ]);
  expect(started).toBe(1);
});

it("gives each line and each request its own messages, and a closed line none", async () => {
  const lines = [transport.open(), transport.open()];
  const closed = lines.map((line) => (line.onclose = vi.fn()));
  const answers = [
    transport.call("GET", "/api/me", "en", null),
    transport.call("GET", "/api/me", "en", null),
  ];
  worker.says({ is: "ready" });
  const calls = worker.sent.flatMap((message) => (message.do === "call" ? [message.call] : []));
  for (const [i, call] of [...calls.entries()].reverse())
    worker.says({ is: "answer", call, status: 200, body: String(i) });
  expect((await Promise.all(answers)).map(({ body }) => body)).toEqual(["0", "1"]);
  lines[0]?.close();
  worker.says({ is: "closed", line: 1 });
  worker.says({ is: "closed", line: 2 });
  expect(closed.map((each) => each.mock.calls.length)).toEqual([0, 1]);
});

it.each([
  ["that the program says", () => worker.says({ is: "failed", isDamaged: false, message: "no memory" })],
  [
    "of the script",
    () => worker.onerror?.(Object.assign(new Event("error"), { message: "no memory" }) as ErrorEvent),
  ],
])("ends lines and requests after an error %s, and stays silent", async (_, fail) => {
  const line = transport.open();
  const closed = (line.onclose = vi.fn());
  const answer = transport.call("GET", "/api/me", "en", null);
  fail();
  await expect(answer).rejects.toThrow(new TypeError("no memory"));
  expect(closed).toHaveBeenCalledOnce();
  expect(program).toMatchObject({ state: "failed", message: "no memory" });
  await expect(transport.call("GET", "/api/me", "en", null)).rejects.toThrow(TypeError);
  transport.open();
  expect(worker.sent).toEqual([]);
});

it("reads games and rules from the folder while the program loads", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve("{}") });
  });
  expect(await transport.call("GET", "/api/rules/casino%28players=3%29?lang=de", "de", null)).toEqual({
    status: 200,
    body: "{}",
  });
  expect(asked).toEqual(["answers/rules_casino_28players_3_29_lang_de.json"]);
  expect(answerFile("/api/variants?lang=fa")).toBe("answers/variants_lang_fa.json");
  transport.open();
  worker.says({ is: "ready" });
  void transport.call("GET", "/api/variants?lang=de", "de", null);
  expect(worker.sent.at(-1)).toMatchObject({ do: "call", path: "/api/variants?lang=de" });
  expect(asked).toHaveLength(1);
});

it("says where the browser stores nothing", () => {
  transport.open();
  worker.says({ is: "storage", kept: false, isNew: true });
  expect(program.isKept).toBe(false);
});
