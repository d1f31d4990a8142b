/**
 * The transport of a static page: messages to a worker with the tables and bots (device/messages.ts). Messages wait
 * until the worker has loaded its program. A worker does not die without notice, however long it computes.
 */
import type { FromWorker, ToWorker } from "$/device/messages.ts";
import { program } from "$/device/program.svelte.ts";
import type { Answer, Duplex, Transport } from "./transport.ts";

/** A worker, or its stand-in in tests. */
export interface Port {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  /** Called if the script of the worker cannot be loaded. */
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker): void;
}

interface PendingCall {
  done: (answer: Answer) => void;
  failed: (error: TypeError) => void;
}

/** Requests that files may answer, so that games and rules can be read before the program is loaded. */
const STORED = /^\/api\/(variants|rules\/|examples\/|lessons\/|words\/)/;

/** Return the file of the folder with the answer to a request: letters, digits, dots and hyphens of its path. */
export function answerFile(path: string): string {
  return `answers/${path.slice("/api/".length).replace(/[^\w.-]+/g, "_")}.json`;
}

export class DeviceTransport implements Transport {
  readonly canFallSilent = false;
  #start: () => Port;
  #port: Port | null = null;
  /** Messages that wait for the program. */
  #waiting: ToWorker[] = [];
  #lines = new Map<number, Duplex>();
  #calls = new Map<number, PendingCall>();
  #last = 0;

  constructor(start: () => Port) {
    this.#start = start;
  }

  open(): Duplex {
    const line = ++this.#last;
    const opened: Duplex = {
      onopen: () => undefined,
      onmessage: () => undefined,
      onclose: () => undefined,
      send: (text) => this.#post({ do: "send", line, text }),
      close: () => {
        if (this.#lines.delete(line)) this.#post({ do: "close", line });
      },
    };
    this.#lines.set(line, opened);
    this.#post({ do: "open", line });
    return opened;
  }

  async call(method: string, path: string, language: string, body: string | null): Promise<Answer> {
    const stored = program.state !== "ready" && method === "GET" && STORED.test(path);
    return (stored && (await readStored(path))) || this.#ask(method, path, language, body);
  }

  #ask(method: string, path: string, language: string, body: string | null): Promise<Answer> {
    const call = ++this.#last;
    return new Promise((done, failed) => {
      if (program.state === "failed") return failed(new TypeError(program.message));
      this.#calls.set(call, { done, failed });
      this.#post({ do: "call", call, method, path, language, body });
    });
  }

  #post(message: ToWorker): void {
    if (!this.#port) {
      this.#port = this.#start();
      this.#port.onmessage = ({ data }) => this.#take(data);
      this.#port.onerror = ({ message }) => this.#fail(message);
    }
    if (program.state === "ready") this.#port.postMessage(message);
    else this.#waiting.push(message);
  }

  #take(message: FromWorker): void {
    switch (message.is) {
      case "opened":
        return this.#lines.get(message.line)?.onopen();
      case "message":
        return this.#lines.get(message.line)?.onmessage(message.text);
      case "closed": {
        const line = this.#lines.get(message.line);
        this.#lines.delete(message.line);
        return line?.onclose();
      }
      case "answer":
        this.#calls.get(message.call)?.done(message);
        this.#calls.delete(message.call);
        return;
      case "progress":
        program.received = message.received;
        program.total = message.total;
        return;
      case "ready":
        program.state = "ready";
        for (const each of this.#waiting.splice(0)) this.#port?.postMessage(each);
        return;
      case "failed":
        return this.#fail(message.message);
      case "storage":
        program.isKept = message.kept;
    }
  }

  /** End all lines and requests, because the program cannot be loaded. Lines that are opened later stay silent. */
  #fail(message: string): void {
    if (program.state === "failed") return;
    program.state = "failed";
    program.message = message;
    this.#waiting = [];
    for (const { failed } of this.#calls.values()) failed(new TypeError(message));
    this.#calls.clear();
    const lines = [...this.#lines.values()];
    this.#lines.clear();
    for (const line of lines) line.onclose();
  }
}

/** Return an answer that the folder contains; null if it contains none. */
async function readStored(path: string): Promise<Answer | null> {
  const response = await fetch(answerFile(path)).catch(() => null);
  return response?.ok ? { status: response.status, body: await response.text() } : null;
}

export const device = new DeviceTransport(
  () => new Worker(new URL("../device/worker.ts", import.meta.url), { type: "module" }),
);
