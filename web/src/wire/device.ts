/**
 * The transport of a static page: messages to a worker with the tables and bots (device/messages.ts). Messages wait
 * until the worker has loaded its program. A worker does not die without notice, however long it computes.
 */
import { maybeStored, readStored } from "$/device/answers.ts";
import type { FromWorker, ToWorker } from "$/device/messages.ts";
import { forgetPlayed, hasPlayed, program } from "$/device/program.svelte.ts";
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
    const isEarly = program.state !== "ready" && method === "GET" && maybeStored(path);
    return (
      (isEarly && (await readStored(path))) ||
      this.#ask((call) => ({ do: "call", call, method, path, language, body }))
    );
  }

  /** Return all tables of this device as a JSON text, or delete everything that the worker has stored. */
  async ask(what: "save" | "forget"): Promise<string> {
    const { status, body } = await this.#ask((call) => ({ do: what, call }));
    if (status !== 200) throw new TypeError(`${what}: ${status}`);
    if (what === "forget") forgetPlayed();
    return body;
  }

  /** Delete the stored matches, which cannot be read; the page then begins again. */
  forgetDamaged(): void {
    this.#port?.postMessage({ do: "forget", call: 0 });
  }

  #ask(make: (call: number) => ToWorker): Promise<Answer> {
    const call = ++this.#last;
    return new Promise((done, failed) => {
      if (program.state === "failed") return failed(new TypeError(program.message));
      this.#calls.set(call, { done, failed });
      this.#post(make(call));
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
        program.isDamaged = message.isDamaged;
        return this.#fail(message.message);
      case "storage":
        program.isKept = message.kept;
        program.wasCleared = message.kept && message.isNew && hasPlayed();
        return;
      case "space":
        program.isFull = message.isFull;
        return;
      case "forgotten":
        forgetPlayed();
        location.reload();
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

export const device = new DeviceTransport(
  () => new Worker(new URL("../device/worker.ts", import.meta.url), { type: "module" }),
);
