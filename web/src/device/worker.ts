/**
 * The worker of a static page. One worker of all tabs runs Python with the matches of this device; a Web Lock decides
 * which. The others pass the messages of their pages on to it, and one of them takes over when its tab is closed. The
 * same script runs the searches of bots in a worker of their own.
 */
import type { FromWorker, ToWorker } from "./messages.ts";
import { DamagedError, startDevice, type StartedDevice } from "./python.ts";
import { SEARCHES } from "./searches.ts";
import { answerSearches } from "./searching.ts";

/** The folder of the page: this script lies in `assets/`. */
const base = new URL("..", location.href);
/** The name of this page's lock, channel and stored matches; another page of the origin has its own. */
const name = `virado ${base.pathname}`.replace(/[^\w.-]+/g, "-");
const id = crypto.randomUUID();
const channel = new BroadcastChannel(name);

/** A message between workers. `to` is empty for the worker that runs Python. */
type Passed =
  | { to: ""; from: string; message: ToWorker }
  | { to: string; message: FromWorker }
  | { isNew: true }
  | { isFull: boolean }
  | { isForgotten: true };

/** Python, once it has started in this worker; null while another worker runs it. */
let started: StartedDevice | null = null;
/** The error that prevented the start, if the stored database cannot be read. */
let damaged: DamagedError | null = null;
/** True once this worker has the lock; messages of other tabs then wait for Python. */
let isOwner = false;
/** True after a change that could not be stored, until one could. */
let isFull = false;
const early: Passed[] = [];
/** The numbers of open lines in Python by client and the client's own number. */
const lines = new Map<string, number>();
let lastLine = 0;
/** The clients of other tabs that have sent a message. */
const clients = new Set<string>();
/** The open lines and unanswered calls of this page, while another worker answers them. */
const ownLines = new Set<number>();
const ownCalls = new Set<number>();

const tell = (message: FromWorker): void => postMessage(message);

function receive(message: FromWorker): void {
  if (message.is === "closed") ownLines.delete(message.line);
  if (message.is === "answer") ownCalls.delete(message.call);
  tell(message);
}

function takeOwn(data: ToWorker): void {
  if (data.do === "open") ownLines.add(data.line);
  if (data.do === "close") ownLines.delete(data.line);
  if ("call" in data) ownCalls.add(data.call);
  if (damaged && data.do === "forget") void damaged.forget().then(() => tell({ is: "forgotten" }));
  else if (started) void answerOrFail(started, id, data, receive);
  else channel.postMessage({ to: "", from: id, message: data } satisfies Passed);
}

function take(data: Passed): void {
  if ("isForgotten" in data) tell({ is: "forgotten" });
  else if ("isFull" in data) tell({ is: "space", isFull: data.isFull });
  else if ("isNew" in data) {
    if (!isOwner) startAgain();
  } else if ("from" in data) {
    if (!started) {
      if (isOwner) early.push(data);
      return;
    }
    const { from } = data;
    if (!clients.has(from)) watch(from, started);
    void answerOrFail(started, from, data.message, (message) =>
      channel.postMessage({ to: from, message } satisfies Passed),
    );
  } else if (data.to === id) receive(data.message);
}

/** End the lines and calls that the former worker can no longer answer, and let the page begin again. */
function startAgain(): void {
  for (const call of [...ownCalls]) receive({ is: "answer", call, status: 503, body: "{}" });
  for (const line of [...ownLines]) receive({ is: "closed", line });
  tell({ is: "ready" });
}

/** Close the lines of a client when its tab is closed: its lock is then free. */
function watch(client: string, python: StartedDevice): void {
  clients.add(client);
  void navigator.locks.request(`${name}-${client}`, async () => {
    clients.delete(client);
    for (const [key, line] of [...lines])
      if (key.startsWith(`${client} `)) {
        lines.delete(key);
        await python.device.close_line(line);
      }
  });
}

/** Handle a message; if Python raises an error, end the line or the call, so that the page does not wait for ever. */
async function answerOrFail(
  python: StartedDevice,
  client: string,
  message: ToWorker,
  answer: (message: FromWorker) => void,
): Promise<void> {
  try {
    await handle(python, client, message, answer);
  } catch (error) {
    console.error(error);
    if ("call" in message) answer({ is: "answer", call: message.call, status: 500, body: "{}" });
    else answer({ is: "closed", line: message.line });
  }
}

async function handle(
  python: StartedDevice,
  client: string,
  message: ToWorker,
  answer: (message: FromWorker) => void,
): Promise<void> {
  const { device } = python;
  if (message.do === "call") {
    const { call, method, path, language, body } = message;
    await python.addLanguage(new URL(path, base).searchParams.get("lang") ?? language);
    const found = await device.call(method, path, language, body ?? undefined);
    const [status, text] = found.toJs();
    found.destroy();
    return answer({ is: "answer", call, status, body: text });
  }
  if (message.do === "save")
    return answer({ is: "answer", call: message.call, status: 200, body: await device.save() });
  if (message.do === "forget") {
    await python.forget();
    answer({ is: "answer", call: message.call, status: 200, body: "" });
    channel.postMessage({ isForgotten: true } satisfies Passed);
    if (client !== id) tell({ is: "forgotten" });
    return;
  }
  const key = `${client} ${message.line}`;
  if (message.do === "open") {
    const line = ++lastLine;
    lines.set(key, line);
    await device.open_line(
      line,
      (text) => answer({ is: "message", line: message.line, text }),
      () => {
        lines.delete(key);
        answer({ is: "closed", line: message.line });
      },
    );
    return answer({ is: "opened", line: message.line });
  }
  const line = lines.get(key);
  if (line === undefined) return;
  if (message.do === "send") {
    await python.addLanguage(languageOf(message.text));
    return device.receive(line, message.text);
  }
  lines.delete(key);
  return device.close_line(line);
}

/** Return the language that a `hello` asks for; empty for other messages. */
function languageOf(text: string): string {
  return /^\{[^{}]*"do":"hello"/.test(text) ? String(JSON.parse(text).lang ?? "") : "";
}

/** Tell all pages that a change could not be stored, or that one could be stored again. */
function tellSpace(isFullNow: boolean): void {
  if (isFull || isFullNow) {
    tell({ is: "space", isFull: isFullNow });
    channel.postMessage({ isFull: isFullNow } satisfies Passed);
  }
  isFull = isFullNow;
}

/** Start Python in this worker, which no other one runs. */
async function own(): Promise<void> {
  isOwner = true;
  channel.postMessage({ isNew: true } satisfies Passed);
  try {
    started = await startDevice(
      new URL("py/", base),
      name,
      navigator.language,
      (received, total) => tell({ is: "progress", received, total }),
      (isStored) => tellSpace(!isStored),
    );
  } catch (error) {
    console.error(error);
    if (error instanceof DamagedError) damaged = error;
    const message = error instanceof Error ? error.message : String(error);
    tell({ is: "failed", message, isDamaged: damaged !== null });
    return;
  }
  tell({ is: "storage", kept: started.isKept, isNew: started.isNew });
  startAgain();
  for (const message of early.splice(0)) take(message);
}

/** Hold a lock until the tab is closed. */
const forever = (): Promise<void> => new Promise(() => undefined);

function serve(): void {
  onmessage = ({ data }: MessageEvent<ToWorker>) => takeOwn(data);
  channel.onmessage = ({ data }: MessageEvent<Passed>) => take(data);
  void navigator.locks.request(`${name}-${id}`, forever);
  void navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) {
      await own();
      return forever();
    }
    tell({ is: "ready" });
    await navigator.locks.request(name, async () => {
      await own();
      return forever();
    });
  });
}

if (self.name === SEARCHES) answerSearches();
else serve();
