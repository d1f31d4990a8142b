/** The way to the tables: a server over the network, or the worker of a static page. */
import { isOnDevice } from "$/site.ts";
import { device } from "./device.ts";
import { network } from "./network.ts";

/** A connection that carries messages in both directions, in order. */
export interface Duplex {
  onopen: () => void;
  onmessage: (text: string) => void;
  onclose: () => void;
  send(text: string): void;
  close(): void;
}

/** The status and the JSON text of an answer. */
export interface Answer {
  status: number;
  body: string;
}

export interface Transport {
  /** True if a line can die without notice, so that a long silence means that it is lost. */
  readonly canFallSilent: boolean;
  open(): Duplex;
  /** Send a request over HTTP. Throws TypeError (as `fetch` does) if nothing answers. */
  call(method: string, path: string, language: string, body: string | null): Promise<Answer>;
}

export const transport: Transport = isOnDevice ? device : network;
